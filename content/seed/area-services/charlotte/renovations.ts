import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { renovationCards } from '../cards.ts'
import { renovationSteps, renovationTimes } from '../steps.ts'

const work = renovationCards({
  heading: 'Renovations we do in Charlotte',
  intro: 'We start by finding out what’s behind the walls.',
  bathroom: {
    text: 'In a bungalow, we often have to repair the joists under the bath first. In a condo, we make sure nothing leaks on the neighbor below.',
    features: [
      'Joists repaired before the tile backer goes down',
      'Shower pan water-tested',
      'Water shutoffs scheduled with your building',
      'Classic hexagon and basketweave floors',
    ],
  },
  kitchen: {
    text: 'Bungalow kitchens are small and dark. We open the kitchen to the backyard, borrow space from the old porch, and keep the trim that makes the house special.',
    features: [
      'Walls opened up, with the new beam hidden',
      'Floors leveled',
      'Cabinets trimmed to fit walls that lean',
      'Condo deliveries by freight elevator',
    ],
  },
  wholeHome: {
    text: 'We can replace old wiring and pipes and still keep the look of your bungalow. And a fifties ranch can often take a second story.',
    features: [
      'Footings checked before we draw',
      'New wiring and pipes while the walls are open',
      'Original doors and trim saved',
      'Stairs that don’t cost you a bedroom',
    ],
  },
})

const steps = renovationSteps({
  heading: 'How a remodel works',
  consultation:
    'We check the crawl space, the attic, and the panel, and talk about what you want. Before we leave, we’ll tell you what’s realistic.',
  design: 'You get two layouts to choose from. Every fixture and finish has its own line and price.',
  permits:
    'Mecklenburg County Code Enforcement issues the building permit. In a local historic district, the commission reviews the outside. In a condo, your board has to approve the work. We take care of all the paperwork.',
  construction:
    'We arrange the dumpster and parking, and we keep the dust sealed off. The walls stay open until you and the county have both looked inside.',
})

const times = renovationTimes({
  heading: 'How long it takes',
  bathroom: 'A bungalow bath takes longer when the joists need work. A condo bath is usually faster.',
  kitchen: 'If a wall comes out, add time for a beam and an inspection.',
  wholeHome: 'Historic review comes before the permit, so we start on that early.',
})

/** Renovations in Charlotte. */
export const renovations = areaService('charlotte', 'renovations', {
  title: 'Renovations in Charlotte',
  hero: {
    ...hero(
      'Renovations in Charlotte, from bungalows to condos',
      'Bungalow kitchens, condo baths, and ranches that need a second story. We draw the plans, get them approved, and price the job line by line.',
      picture('kitchen-warm-oak.jpg'),
    ),
    action: 'Free consultation',
  },
  sections: [
    work,
    townFacts({
      heading: 'Home values in Charlotte',
      intro: 'The average is for the whole city. Your block may be very different.',
      show: 'home-market',
    }),
    steps,
    times,
    reviews({
      heading: 'Reviews',
      most: 2,
    }),
    townFacts({ heading: 'More services in Charlotte', show: 'links' }),
  ],
  closing: {
    ...closing(
      'Get a Charlotte remodeling quote',
      'What year was your house built, and which room would you change? We’ll send you a rough price range and tell you how long it takes.',
    ),
    mailAction: 'Free consultation',
  },
  seo: seo(
    'Remodeling in Charlotte, NC: Kitchens, Baths, Whole Homes',
    'Bungalow kitchens, condo bathrooms, and second stories in Charlotte. We handle historic review, condo boards, and county permits.',
    'renovation contractor Charlotte',
    'bungalow remodel Charlotte',
  ),
})
