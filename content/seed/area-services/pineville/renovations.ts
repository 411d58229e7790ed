import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { renovationCards } from '../cards.ts'
import { renovationSteps, renovationTimes } from '../steps.ts'

const work = renovationCards({
  heading: 'Renovations we do in Pineville',
  intro:
    'Most mill houses started as four rooms and a porch. The additions came later and were cheaply built.',
  bathroom: {
    text: 'In mill houses, the bath is often an old back porch with a sloping floor. We rebuild it from the piers up so it’s warm and level.',
    features: [
      'Floors leveled and insulated',
      'Vents and drains hidden in a closet',
      'Matching beadboard',
      'Townhome baths too',
    ],
  },
  kitchen: {
    text: 'Mill-house kitchens are narrow, with a chimney in the way. We can take the chimney out or build a pantry around it, and run the cabinets up to the tall ceiling.',
    features: [
      'Old chimneys braced or removed',
      'Galley layouts',
      'Floors patched with salvaged boards',
      'New wiring for modern appliances',
    ],
  },
  wholeHome: {
    text: 'We fix the foundation first, then wires, pipes, and insulation. The original boards and trim go back up.',
    features: [
      'Rotten sills replaced',
      'Old windows repaired and sealed',
      'Walls insulated without trapping moisture',
      'Additions in back, not in front',
    ],
  },
})

const steps = renovationSteps({
  heading: 'How a remodel works',
  consultation:
    'We start in the crawl space. You get a sketch of the piers with the bad ones circled, and our opinion on which walls are original.',
  design:
    'We photograph each room, measure the trim, and draw the new plan. You decide what stays old and what gets updated.',
  permits:
    'County Code Enforcement issues the permit and the town checks zoning. If you need more power, we call Pineville’s own electric department first.',
  construction:
    'We use lead-safe methods, label and save the boards we take off, and have one crew do the whole job.',
})

const times = renovationTimes({
  heading: 'How long it takes',
  bathroom: 'A bath on an old porch takes longer, because we start at the piers. A townhome bath is faster.',
  kitchen: 'Taking out a chimney adds time. We match the trim while the cabinets are being built.',
  wholeHome: 'The foundation takes the first month. After that, we finish about a room a week.',
})

/** Renovations in Pineville. */
export const renovations = areaService('pineville', 'renovations', {
  title: 'Renovations in Pineville',
  hero: {
    ...hero(
      'Pineville renovations that keep the house’s character',
      'Kitchens, baths, and whole interiors, with new pipes and wires behind the original boards and trim.',
      picture('service-renovations.jpg'),
    ),
    action: 'Free consultation',
  },
  sections: [
    work,
    townFacts({
      heading: 'Home values in Pineville',
      intro: 'In this price range, a solid floor and a good roof matter more than a big island.',
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
      'What’s the one thing in the house that has to stay? We’ll build the plan and the price around that one thing.',
    ),
    mailAction: 'Free consultation',
  },
  seo: seo(
    'Historic Home Renovation in Pineville, NC',
    'Mill-house kitchens, porch baths, and careful whole-house work in Pineville, NC 28134. We save the old pine and take care of the permits.',
    'mill house renovation',
    'kitchen remodel Pineville NC',
  ),
})
