import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { questions, reviews } from '../sections.ts'
import { townFacts } from '../town-sections.ts'
import { mainServices } from './main-services.ts'
import { townPage } from './town-page.ts'

/** All services in Matthews. */
export const matthews = townPage('matthews', {
  title: 'All services in Matthews',
  hero: hero(
    'Home repair and building in Matthews, NC',
    'One crew for the door that drags, the bath that leaks and the room you still need. Tell us where in town you live, and we come with the right expectations.',
    picture('city-matthews.jpg'),
  ),
  sections: [
    mainServices({
      heading: 'Four ways we work in town',
      handyman: {
        text: 'An afternoon of small things near the depot or out by the county line. You rank them, we work down the page.',
      },
      renovations: {
        text: 'Rooms from the seventies and eighties brought to this decade without moving you out. Drawn once, priced once.',
      },
      construction: {
        text: 'A porch with a roof, a second bath, a garage that’s really a workshop. We read the plat before we sharpen a pencil.',
      },
      maintenance: {
        text: 'Someone who walks around the house on a set date, writes down what’s going, and fixes what’s cheap on the spot.',
      },
    }),
    townFacts({
      heading: 'Where we are on a normal Tuesday',
      intro: 'If your street isn’t in one of these, call anyway. We go wherever there’s a driveway.',
      show: 'neighborhoods',
    }),
    townFacts({ heading: 'Zip codes of the town', show: 'zip-codes' }),
    townFacts({ heading: 'Matthews, from the record', show: 'facts' }),
    reviews({
      heading: 'Told on Matthews porches',
      most: 3,
    }),
    questions({
      heading: 'What neighbors ask us over the fence',
      items: [
        'faq-town-matthews-zip',
        'faq-town-matthews-cost',
        'faq-town-matthews-away',
        'faq-town-matthews-round',
        'faq-town-matthews-noise',
        'faq-town-matthews-pay',
      ],
    }),
  ],
  closing: closing(
    'What would you do first?',
    'Name the one thing that bothers you every morning. We’ll price that, and we’ll tell you what could ride along in the same visit.',
  ),
  seo: seo(
    'Home Repair and Building in Matthews, NC',
    'Four ways we work in Matthews, NC 28105, and 28104, what each costs to begin with, and which county your permit comes from.',
    'contractor Matthews NC',
    'home repair Matthews',
  ),
})
