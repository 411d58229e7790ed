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
    'One crew for the door that drags, the bath that leaks, and the room you still need. Tell us what part of town you’re in, and we’ll know what to expect.',
    picture('city-matthews.jpg'),
  ),
  sections: [
    mainServices({
      heading: 'Our services in Matthews',
      handyman: {
        text: 'An afternoon of small things near the depot or out by the county line. You rank them, and we’ll work down the page.',
      },
      renovations: {
        text: 'Rooms from the seventies and eighties brought up to date without moving you out. Drawn once, priced once.',
      },
      construction: {
        text: 'A porch with a roof, a second bath, a garage that’s really a workshop. We’ll read the plat before we sharpen a pencil.',
      },
      maintenance: {
        text: 'Someone who walks around the house on a set date, writes down what’s wearing out, and fixes what’s cheap on the spot.',
      },
    }),
    townFacts({
      heading: 'Neighborhoods we work in',
      intro: 'If you’re not in one of these, call anyway. If you have a driveway, we’ll find it.',
      show: 'neighborhoods',
    }),
    townFacts({ heading: 'Zip codes we cover', show: 'zip-codes' }),
    townFacts({ heading: 'Matthews by the numbers', show: 'facts' }),
    townFacts({ heading: 'More about Matthews on other sites', show: 'articles' }),
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
    questions({
      heading: 'Questions from Matthews',
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
    'Name the one thing that bothers you every morning. We’ll price that, and tell you what else we could do on the same visit.',
  ),
  seo: seo(
    'Home Repair and Building in Matthews, NC',
    'Four ways we work in Matthews, NC 28105 and 28104, what each costs to begin with, and which county your permit comes from.',
    'contractor Matthews NC',
    'home repair Matthews',
  ),
})
