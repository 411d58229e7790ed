import type { Service } from '../../../sanity.types.ts'
import type { Seed } from '../../document.ts'
import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { ref, slug } from '../../reference.ts'
import { areas, questions, reviews, serviceCards, stats } from '../../sections.ts'
import { preventiveYear } from './preventive/year.ts'

const work = serviceCards({
  heading: 'Preventive work we do',
  intro: 'None of this work takes long. Wait too long and the repair gets expensive.',
  cards: [
    {
      title: 'Weatherproofing and sealing',
      text: 'Summer storms here blow rain sideways. We seal the siding joints, window tops, and pipe openings where rain gets in.',
      features: [
        'Failed caulk cut out and replaced',
        'Flashing above windows and doors checked',
        'Gaps sealed where pipes and cables come in',
        'Deck boards and rails sealed',
      ],
    },
    {
      title: 'Paint touch-ups',
      text: 'Windowsills, column bases, and door bottoms soak up water first. We sand, prime, and paint those spots before they go soft.',
      features: [
        'Sills and columns checked for soft spots',
        'Cut ends primed the same day',
        'Color matched from a can or a chip',
        'Door bottoms painted',
      ],
    },
    {
      title: 'Caulking and weatherstripping',
      text: 'Tubs, showers, counters, and outside doors. We take the old caulk out, let the joint dry, and start fresh.',
      features: [
        'Tub and shower corners in silicone',
        'Door sweeps and thresholds installed',
        'Attic hatch and window seals',
        'Smoke test for drafts before and after',
      ],
    },
    {
      title: 'Seasonal preparations',
      text: 'We pull hoses before the first freeze, clear drains before storm season, and check fans before the first hot week.',
      features: [
        'Hose bibs drained and covered',
        'Exposed pipes wrapped',
        'Downspouts and yard drains tested with a hose',
        'Bath and attic fans checked',
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
    'We seal joints, touch up paint, and stop drafts, each at the right time of year. This is the cheapest work we do, and it saves you from the expensive kind.',
    picture('detail-deck.jpg'),
  ),
  sections: [
    work,
    stats({
      heading: 'Prevention by the numbers',
      intro: 'These numbers come from our own customers.',
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
      intro: 'These customers compared our bill with another quote they’d gotten.',
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
    'Get a preventive checkup',
    'Press your thumb into your windowsills. If a sill feels soft, let us know. If they’re all solid, we can keep them that way. The estimate’s free and in writing.',
  ),
  summary: 'Caulk, seals, touch-up paint, and weatherstripping, taken care of before water gets in.',
  picture: picture('detail-deck.jpg'),
  cardPrice: ref('price-maintenance'),
  seo: seo(
    'Preventive Home Maintenance in Charlotte',
    'Weatherproofing, caulking, paint touch-ups, and seasonal preparation for Charlotte homes, with a task list for each of the four seasons.',
    'preventive maintenance Charlotte',
    'weatherproofing',
    'caulking and weatherstripping',
  ),
}
