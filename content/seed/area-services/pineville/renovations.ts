import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { renovationCards } from '../cards.ts'
import { renovationSteps, renovationTimes } from '../steps.ts'

const work = renovationCards({
  heading: 'Renovations we do in Pineville',
  intro: 'A mill house was four rooms and a porch. Everything added since was added cheaply.',
  bathroom: {
    text: 'It’s usually a back porch, boarded in, with a floor that still slopes for rain. We rebuild it from the piers up as part of the house, insulate under it, and put the tub where it can drain by gravity.',
    features: [
      'Porch floors reframed level and insulated',
      'Vents and drains hidden in a closet',
      'Beadboard wainscot copied from the hall',
      'Townhome baths redone without touching the shared wall',
    ],
  },
  kitchen: {
    text: 'It’s nine feet wide with a chimney in the way. The chimney becomes a pantry or a view through, and the cabinets run up to a ceiling we don’t lower. Sage, cream, or bare wood look right against old pine.',
    features: [
      'Unused flues braced or taken down from the roof',
      'Galley plans with one good window',
      'Salvaged boards woven into the floor',
      'Wiring for an oven where a wood stove stood',
    ],
  },
  wholeHome: {
    text: 'Jack it up, brace it, then make it pretty. We fix sills and piers first, then wires, pipes, and insulation, and the plaster and boards go back in front with their old nail holes.',
    features: [
      'Sills replaced in sections from the crawl space',
      'Window sashes kept, weighted, and sealed',
      'Walls insulated without trapping moisture',
      'A rear wing that leaves the street front alone',
    ],
  },
})

const steps = renovationSteps({
  heading: 'How a remodel works',
  consultation:
    'We’ll crawl before we talk. Afterward you’ll get a sketch of the piers with the bad ones circled, and an opinion on which walls are original.',
  design:
    'We photograph each room, draw the trim in profile, and lay new work over old on tracing sheets. You decide where the house should look its age.',
  permits:
    'County Code Enforcement issues the permit and the town checks zoning. If you need more power, we’ll ask Pineville’s own electric department before the electrician orders a meter base.',
  construction:
    'We use lead-safe methods throughout, stack boards by room in your shed, and leave temporary posts until the sills carry the load. One crew does all of it.',
})

const times = renovationTimes({
  heading: 'How long it takes',
  bathroom:
    'We rebuild a bath on a former porch from its piers, so expect the long end. A townhome bath is just days of work and drying time.',
  kitchen:
    'Small rooms are slow work: a chimney comes down brick by brick from the roof. We copy trim while the cabinets are being built.',
  wholeHome:
    'Sills and piers fill the first month, and you won’t see much for it. After that we finish about a room a week.',
})

/** Renovations in Pineville. */
export const renovations = areaService('pineville', 'renovations', {
  title: 'Renovations in Pineville',
  hero: {
    ...hero(
      'Pineville renovations that keep the house’s character',
      'Narrow kitchens, porch baths, and whole interiors. We put new pipes and wires behind old boards, and every piece of trim goes back on its wall.',
      picture('service-renovations.jpg'),
    ),
    action: 'Free consultation',
  },
  sections: [
    work,
    townFacts({
      heading: 'Home values in Pineville',
      intro: 'In this price range, a good floor and a sound roof count for more than a large island.',
      show: 'home-market',
    }),
    steps,
    times,
    reviews({
      heading: 'Reviews',
      most: 2,
    }),
    townFacts({ heading: 'More services in Pineville', show: 'links' }),
  ],
  closing: {
    ...closing(
      'Get a Pineville remodeling quote',
      'Name the one thing in the house that has to stay. We’ll build the plan and the price around it.',
    ),
    mailAction: 'Free consultation',
  },
  seo: seo(
    'Historic Home Renovation in Pineville, NC',
    'Mill-house kitchens, porch baths, and careful whole-house work in Pineville, NC 28134. Old pine saved, permits and town utility arranged.',
    'mill house renovation',
    'kitchen remodel Pineville NC',
  ),
})
