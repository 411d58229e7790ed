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
    'From the railroad to the coves: small lists, whole kitchens, covered porches, and somebody to look after the place while you’re on the boat.',
    picture('city-huntersville.jpg'),
  ),
  sections: [
    mainServices({
      heading: 'Our services in Huntersville',
      handyman: {
        text: 'A full truck and one person who does trim, faucets, and lights. North-side days are fixed, so we save up lists for them.',
      },
      renovations: {
        text: 'Oak cabinets, corner tubs, and carpeted stairs from the first owner, replaced room by room while you live there.',
      },
      construction: {
        text: 'Porches to sit in, rooms over garages, decks on solid posts. We go to the committee, the county, and the shoreline office, in that order.',
      },
      maintenance: {
        text: 'For houses that wait for weekends: a walk-through, photos the same evening, and a call before we fix anything large.',
      },
    }),
    townFacts({
      heading: 'Neighborhoods we work in',
      intro:
        'We know them by their gates and by their color lists. If you have a code or a sticker, we’ll get it from you the day before.',
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
    'Tell us the street and what you need done. We’ll reply with the next north-side day and a first figure.',
  ),
  seo: seo(
    'Repairs and Remodels in Huntersville, NC',
    'Handyman visits, remodels, porches, and weekday checks on empty lake houses in Huntersville, NC 28078, with fixed north-side days.',
    'contractor Huntersville NC',
    'remodeling Huntersville',
  ),
})
