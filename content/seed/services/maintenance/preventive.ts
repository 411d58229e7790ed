import type { Service } from '../../../sanity.types.ts'
import type { Seed } from '../../document.ts'
import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { ref, slug } from '../../reference.ts'
import { areas, questions, reviews, serviceCards, stats } from '../../sections.ts'
import { preventiveYear } from './preventive/year.ts'

const work = serviceCards({
  heading: 'Four jobs that keep weather out',
  intro: 'None of them takes long. Left undone, each one ends in carpentry.',
  cards: [
    {
      title: 'Weatherproofing and sealing',
      text: 'Siding joints, window heads, hose bibs, and the hole where the cable comes in. A summer storm here drives rain sideways, and it finds all of them.',
      features: [
        'Failed joints cut out and sealed afresh',
        'Flashing above windows and doors checked',
        'Pipes and cables sealed where they enter',
        'Deck boards and rails sealed',
      ],
    },
    {
      title: 'Paint touch-ups',
      text: 'Bare wood drinks at the end grain first: sill noses, column bases, the bottom of a door. We sand, prime, and paint those spots before they turn soft.',
      features: [
        'Sills and columns probed with an awl',
        'End grain primed the same day',
        'Color matched from a can or a chip',
        'Door bottoms painted, the edge everyone skips',
      ],
    },
    {
      title: 'Caulking and weatherstripping',
      text: 'Tubs, showers, counters, and every outside door. The old bead comes out, the joint dries, and the new one is tooled once.',
      features: [
        'Tub and shower corners in silicone',
        'Door sweeps and thresholds fitted',
        'Attic hatch and sash seals',
        'Smoke-pencil test before and after',
      ],
    },
    {
      title: 'Seasonal preparations',
      text: 'Hoses off before the first freeze, drains open before the first thunderstorm, fans, and vents ready before the first hot week.',
      features: [
        'Hose bibs emptied and covered',
        'Exposed pipes wrapped',
        'Downspouts and yard drains run with a hose',
        'Bath and attic fans checked for draw',
      ],
    },
  ],
})

/** The page of preventive maintenance and its card. */
export const preventiveMaintenance: Seed<Service> = {
  _id: 'service-maintenance-preventive',
  _type: 'service',
  title: 'Preventive maintenance',
  slug: slug('maintenance/preventive'),
  category: ref('service-maintenance'),
  hero: hero(
    'Stop water before it gets behind the wall',
    'Joints sealed, bare wood painted, doors, and windows made tight, each in its season. It’s the cheapest work we do, and it keeps you from needing the expensive kind.',
    picture('detail-painting.jpg'),
  ),
  sections: [
    work,
    stats({
      heading: 'What it adds up to',
      intro:
        'A tube of caulk is a dull thing to buy. These are the four figures we watch to see whether it pays.',
      claims: [
        'claim-preventive-fewer-emergencies',
        'claim-preventive-energy',
        'claim-preventive-wood-life',
        'claim-preventive-renewals',
      ],
    }),
    preventiveYear,
    reviews({
      heading: 'What it saved them',
      intro: 'Each of them compared our invoice with the quote they had for the alternative.',
      most: 3,
    }),
    questions({
      heading: 'Questions about prevention',
      items: [
        'faq-preventive-difference',
        'faq-preventive-how-often',
        'faq-preventive-cost',
        'faq-preventive-season',
      ],
    }),
    areas({
      heading: 'Where we keep the weather out',
      cities: ['city-charlotte', 'city-matthews', 'city-huntersville', 'city-davidson', 'city-concord'],
    }),
  ],
  closing: closing(
    'Push a thumb into your window sills',
    'If one gives, send us a photo. If none does, we can keep it that way. The estimate is free and in writing.',
  ),
  summary: 'Caulk, seals, touch-up paint, and weatherstripping, renewed before water gets behind them.',
  picture: picture('detail-painting.jpg'),
  cardPrice: ref('price-maintenance'),
  seo: seo(
    'Preventive Home Maintenance, Charlotte',
    'Weatherproofing, caulking, paint touch-ups, and seasonal preparation for Charlotte homes, with a task list for each of the four seasons.',
    'preventive maintenance Charlotte',
    'weatherproofing',
    'caulking and weatherstripping',
  ),
}
