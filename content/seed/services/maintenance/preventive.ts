import type { Service } from '../../../sanity.types.ts'
import type { Seed } from '../../document.ts'
import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { ref, slug } from '../../reference.ts'
import { areas, questions, reviews, serviceCards, stats } from '../../sections.ts'
import { preventiveYear } from './preventive/year.ts'

const work = serviceCards({
  heading: 'Preventive work we do',
  intro: 'None of it takes long. Put any of it off and you’ll need a carpenter.',
  cards: [
    {
      title: 'Weatherproofing and sealing',
      text: 'Siding joints, window tops, hose bibs, and the hole where the cable comes in. A summer storm here drives rain sideways, and it finds all of them.',
      features: [
        'Failed joints cut out and sealed again',
        'Flashing above windows and doors checked',
        'Pipes and cables sealed where they enter',
        'Deck boards and rails sealed',
      ],
    },
    {
      title: 'Paint touch-ups',
      text: 'Bare wood soaks up water at the cut ends first: sills, column bases, the bottom of a door. We sand, prime, and paint those spots before they turn soft.',
      features: [
        'Sills and columns probed with an awl',
        'Cut ends primed the same day',
        'Color matched from a can or a chip',
        'Door bottoms painted, the edge everyone skips',
      ],
    },
    {
      title: 'Caulking and weatherstripping',
      text: 'Tubs, showers, counters, and every outside door. We take the old bead out, let the joint dry, and smooth the new one once.',
      features: [
        'Tub and shower corners in silicone',
        'Door sweeps and thresholds fitted',
        'Attic hatch and window seals',
        'Smoke test for drafts before and after',
      ],
    },
    {
      title: 'Seasonal preparations',
      text: 'Hoses off before the first freeze, drains open before the first thunderstorm, fans and vents ready before the first hot week.',
      features: [
        'Hose bibs emptied and covered',
        'Exposed pipes wrapped',
        'Downspouts and yard drains run with a hose',
        'Bath and attic fans checked for pull',
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
    'We seal joints, paint bare wood, and tighten doors and windows, each in its season. It’s the cheapest work we do, and it keeps you from needing the expensive kind.',
    picture('detail-painting.jpg'),
  ),
  sections: [
    work,
    stats({
      heading: 'Prevention by the numbers',
      intro: 'A tube of caulk is a dull thing to buy. These are the four figures we watch to see if it pays.',
      claims: [
        'claim-preventive-fewer-emergencies',
        'claim-preventive-energy',
        'claim-preventive-wood-life',
        'claim-preventive-renewals',
      ],
    }),
    preventiveYear,
    reviews({
      heading: 'What customers saved',
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
      heading: 'Where we work',
      cities: ['city-charlotte', 'city-matthews', 'city-huntersville', 'city-davidson', 'city-concord'],
    }),
  ],
  closing: closing(
    'Push a thumb into your windowsills',
    'If one gives, tell us which. If none does, we can keep it that way. The estimate is free and in writing.',
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
