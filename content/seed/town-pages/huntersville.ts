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
      heading: 'What we bring up the interstate',
      handyman: {
        text: 'A full truck and one person who does trim, faucets, and lights. North-side days are fixed, so lists are collected for them.',
      },
      renovations: {
        text: 'Oak cabinets, corner tubs, and carpeted stairs from the first owner, replaced room by room while the second lives there.',
      },
      construction: {
        text: 'Porches to sit in, rooms over garages, decks on posts that stand on something. Committee, county, shoreline, in that order.',
      },
      maintenance: {
        text: 'For houses that wait for weekends: a walk-through, photos the same evening, and a call before we fix anything large.',
      },
    }),
    townFacts({
      heading: 'Communities we know by their gates',
      intro: 'And by their color lists. Where a code or a sticker is needed, we ask for it the day before.',
      show: 'neighborhoods',
    }),
    townFacts({ heading: 'The zip code', show: 'zip-codes' }),
    townFacts({ heading: 'Huntersville in plain numbers', show: 'facts' }),
    reviews({
      heading: 'From north-side addresses',
      most: 3,
    }),
    questions({
      heading: 'Asked on the north side',
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
    'On which side of the interstate are you?',
    'Send the street and a photo or two. We’ll reply with the next north-side day and a first figure.',
  ),
  seo: seo(
    'Repairs and Remodels in Huntersville, NC',
    'Handyman visits, remodels, porches, and weekday checks on empty lake houses in Huntersville, NC 28078, with fixed north-side days.',
    'contractor Huntersville NC',
    'remodeling Huntersville',
  ),
})
