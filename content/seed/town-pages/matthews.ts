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
    'One crew for the door that drags, the bath that leaks, and the room you wish you had.',
    picture('city-matthews.jpg'),
  ),
  sections: [
    mainServices({
      heading: 'Our services in Matthews',
      handyman: {
        text: 'Send us your list of small repairs, and we’ll start with what matters most to you.',
      },
      renovations: {
        text: 'Kitchens and baths from the seventies and eighties, updated while you live there. One drawing, one written price.',
      },
      construction: {
        text: 'A covered porch, a second bath, or a garage workshop. We check your plat, the map of your lot, before we draw anything.',
      },
      maintenance: {
        text: 'Someone who checks your house on a set date, fixes the small stuff, and tells you what’s wearing out.',
      },
    }),
    townFacts({
      heading: 'Neighborhoods we work in',
      intro: 'Don’t see yours? Call anyway. If you have a driveway, we’ll find it.',
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
    'Get a quote in Matthews',
    'What’s the one thing that bugs you every morning? We’ll price that, and tell you what else we could do on the same visit.',
  ),
  seo: seo(
    'Home Repair and Building in Matthews, NC',
    'Handyman visits, remodels, additions, and upkeep in Matthews, NC 28105 and 28104: what each costs, and which county your permit comes from.',
    'contractor Matthews NC',
    'home repair Matthews',
  ),
})
