import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { questions, reviews } from '../sections.ts'
import { townFacts } from '../town-sections.ts'
import { mainServices } from './main-services.ts'
import { townPage } from './town-page.ts'

/** All services in Huntersville. */
export const huntersville = townPage('huntersville', {
  title: 'All services in Huntersville',
  hero: hero(
    'Repairs, remodels, and upkeep in Huntersville, NC',
    'Small repairs, kitchens and baths, covered porches, and someone to look after your lake house when you’re not there.',
    picture('city-huntersville.jpg'),
  ),
  sections: [
    mainServices({
      heading: 'Our services in Huntersville',
      handyman: {
        text: 'One person who does trim, faucets, and lights in one visit. We do small jobs here on set days. Ask us when the next one is.',
      },
      renovations: {
        text: 'Oak cabinets, corner tubs, and carpeted stairs, replaced one room at a time while you live there.',
      },
      construction: {
        text: 'Porches, rooms over garages, and decks. We take care of the HOA, the county, and the shoreline permit.',
      },
      maintenance: {
        text: 'For weekend houses, we walk through, send photos that evening, and call before we fix anything big.',
      },
    }),
    townFacts({
      heading: 'Neighborhoods we work in',
      intro: 'If your neighborhood has a gate, we’ll get the code from you the day before.',
      show: 'neighborhoods',
    }),
    townFacts({ heading: 'Zip codes we cover', show: 'zip-codes' }),
    townFacts({ heading: 'Huntersville by the numbers', show: 'facts' }),
    townFacts({ heading: 'More about Huntersville on other sites', show: 'articles' }),
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
    questions({
      heading: 'Questions from Huntersville',
      items: [
        'faq-town-huntersville-drive',
        'faq-town-huntersville-move-in',
        'faq-town-huntersville-porch',
        'faq-town-huntersville-away',
        'faq-town-huntersville-storm',
        'faq-town-huntersville-kitchen',
      ],
    }),
  ],
  closing: closing(
    'Get a Huntersville quote',
    'What do you need done, and what street are you on? You’ll get a rough price and the date of our next trip to Huntersville.',
  ),
  seo: seo(
    'Repairs and Remodels in Huntersville, NC',
    'Handyman visits, remodels, porches, and weekday checks on empty lake houses in Huntersville, NC 28078. Small jobs on set days.',
    'contractor Huntersville NC',
    'remodeling Huntersville',
  ),
})
