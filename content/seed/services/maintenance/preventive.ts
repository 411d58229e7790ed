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
      title: 'Weatherproofing',
      text: 'Summer storms here blow rain sideways. We seal the siding joints, window tops, and pipe openings where rain gets in.',
      picture: picture('addition-sunroom.jpg'),
      features: [
        'Failed caulk replaced',
        'Window flashing checked',
        'Gaps around pipes sealed',
        'Deck boards and rails sealed',
      ],
    },
    {
      title: 'Paint touch-ups',
      text: 'Windowsills, column bases, and door bottoms soak up water first. We sand, prime, and paint those spots before they go soft.',
      picture: picture('city-davidson.jpg'),
      features: [
        'Sills checked for soft spots',
        'Cut ends primed the same day',
        'Color matched from a chip',
        'Door bottoms painted',
      ],
    },
    {
      title: 'Caulking and seals',
      text: 'Tubs, showers, counters, and outside doors. We take the old caulk out, let the joint dry, and start fresh.',
      picture: picture('bath-freestanding-tub.jpg'),
      features: [
        'Tub corners in silicone',
        'Door sweeps installed',
        'Attic hatch and window seals',
        'Smoke test for drafts',
      ],
    },
    {
      title: 'Seasonal prep',
      text: 'We pull hoses before the first freeze, clear drains before storm season, and check fans before the first hot week.',
      picture: picture('service-maintenance.jpg'),
      features: [
        'Hose bibs drained and covered',
        'Exposed pipes wrapped',
        'Downspouts tested',
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
