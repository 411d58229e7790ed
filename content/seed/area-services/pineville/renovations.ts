import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { renovationCards } from '../cards.ts'
import { renovationSteps, renovationTimes } from '../steps.ts'

const work = renovationCards({
  heading: 'Modern rooms in narrow houses',
  intro: 'Four rooms and a porch: that was a mill house. Everything added since was added cheaply.',
  bathroom: {
    text: 'Usually a back porch, boarded in, with a floor that still slopes for rain. We rebuild it from the piers up as part of the house, insulate under it, and let the tub stand where it can drain by gravity.',
    features: [
      'Porch floors reframed level and warm',
      'Vents and drains hidden in a closet',
      'Beadboard wainscot copied from the hall',
      'Townhome baths refitted without touching the party wall',
    ],
  },
  kitchen: {
    text: 'Nine feet wide and a chimney in the way. The chimney becomes a pantry or a view through; the cabinets run up to a ceiling we don’t lower. Sage, cream, or bare wood look right against old pine.',
    features: [
      'Unused flues braced or taken down from the roof',
      'Galley plans with one good window',
      'Salvaged boards woven into the floor',
      'Wiring for an oven where a wood stove stood',
    ],
  },
  wholeHome: {
    text: 'Jack it, brace it, then make it pretty. Sills and piers are made right first, then wires, pipes, and insulation, and the plaster and boards go back in front of them with their old nail holes.',
    features: [
      'Sills replaced in sections from the crawl space',
      'Window sashes kept, weighted, and sealed',
      'Walls insulated without trapping damp',
      'A rear wing that leaves the street front alone',
    ],
  },
})

const steps = renovationSteps({
  heading: 'What happens, and in which order',
  consultation:
    'We crawl before we talk. Afterward you get a sketch of the piers with the bad ones circled, and an opinion on which walls are original.',
  design:
    'Each room is photographed, trim is drawn in profile, and new work is laid over old on tracing sheets. You decide where the house should look its age.',
  permits:
    'County Code Enforcement issues the permit and the town checks zoning. If the service grows, Pineville’s own electric department is asked before the electrician orders a meter base.',
  construction:
    'Lead-safe methods throughout, boards stacked by room in your shed, temporary posts left until the sills have taken their load. One crew does all of it.',
})

const times = renovationTimes({
  heading: 'How long an old house takes',
  bathroom:
    'A bath on a former porch is rebuilt from its piers, so expect the long end. A townhome bath is a matter of days and drying times.',
  kitchen:
    'Small rooms, slow work: a chimney comes down brick by brick from the roof. Trim is copied while the cabinets are built.',
  wholeHome:
    'Sills and piers fill the first month, and you see little for it. After that a room is finished about every week.',
})

/** Renovations in Pineville. */
export const renovations = areaService('pineville', 'renovations', {
  title: 'Renovations in Pineville',
  hero: {
    ...hero(
      'Pineville renovations that keep the house a house of its time',
      'Narrow kitchens, porch baths, and whole interiors. New pipes and wires behind old boards, with every piece of trim back on its wall.',
      picture('kitchen-sage-galley.jpg'),
    ),
    action: 'Free consultation',
  },
  sections: [
    work,
    townFacts({
      heading: 'Small houses, fair prices, rising care',
      intro: 'On this scale a good floor and a sound roof count for more than a large island.',
      show: 'home-market',
    }),
    steps,
    times,
    reviews({
      heading: 'From behind Pineville porches',
      most: 2,
    }),
    townFacts({ heading: 'Elsewhere in our trade', show: 'links' }),
  ],
  closing: {
    ...closing(
      'What would you never let go of?',
      'Name the one thing in the house that has to stay. We build the plan and the price around it.',
    ),
    mailAction: 'Free consultation',
  },
  seo: seo(
    'Historic Home Renovation in Pineville, NC',
    'Mill-house kitchens, porch baths, and careful whole-house work in Pineville, NC 28134. Old pine saved, permits, and town utility arranged.',
    'mill house renovation',
    'kitchen remodel Pineville NC',
  ),
})
