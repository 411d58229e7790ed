import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { renovationCards } from '../cards.ts'
import { renovationSteps, renovationTimes } from '../steps.ts'

const work = renovationCards({
  heading: 'Renovations we do in Charlotte',
  intro:
    'The age of the house sets the order of work. We’ll start by finding out what the last owner covered up.',
  bathroom: {
    text: 'Bungalow baths were squeezed in after the fact, over floor beams notched for the drain. Condo baths sit above somebody’s ceiling. One needs new lumber bolted along the joists, the other a flood test the neighbor will never hear about.',
    features: [
      'Joists repaired before the tile backer goes down',
      'Waterproofing tested by plugging the drain and filling the pan',
      'Water shutoffs booked with the building',
      'Hexagon and basketweave floors laid the old way',
    ],
  },
  kitchen: {
    text: 'In Plaza Midwood the kitchen hides at the back with a door to nowhere. We turn it toward the yard, take in the old porch, and keep the picture rail where it still tells you which house you’re in.',
    features: [
      'Back walls opened with a beam hidden in the ceiling',
      'Floors leveled without raising the threshold',
      'Cabinets trimmed to fit walls that lean',
      'Condo deliveries timed to the freight elevator',
    ],
  },
  wholeHome: {
    text: 'A bungalow with knob-and-tube wiring, galvanized pipe, and an old furnace shaft can be made new behind its plaster. A fifties ranch can take a second story if the footings can carry it.',
    features: [
      'Test holes under the footing before drawings',
      'Wiring and pipes replaced while the walls are open once',
      'Original doors and trim labeled, stripped, and rehung',
      'Room made for stairs without losing a bedroom',
    ],
  },
})

const steps = renovationSteps({
  heading: 'How a remodel works',
  consultation:
    'We’ll meet at the house or in the lobby. We look at the crawl space, attic, panel, and chimney first, then talk about what you’d like. Before we leave, we’ll tell you where the two collide.',
  design:
    'You’ll get measured drawings of what’s there, then two layouts to choose from. Every fixture and finish has its own line and cost, so it’s easy to cut something.',
  permits:
    'Mecklenburg County Code Enforcement issues the building permit. In a local historic district, the commission reviews the outside. In a condo, the board reviews the noise. All three get the same set of drawings.',
  construction:
    'We arrange the dumpster and street parking, give the neighbors a phone number, and seal off floors. Walls stay open until you and the county have both looked inside.',
})

const times = renovationTimes({
  heading: 'How long it takes',
  bathroom:
    'Notched joists and mortar floors put a bungalow bath at the long end. A condo bath is less work but more waiting for the elevator.',
  kitchen:
    'If the back wall comes out, you’ll need a beam and an inspection. In a tower the walls stay, and the freight elevator sets the pace.',
  wholeHome:
    'Historic review comes before the permit, and wiring before plaster. Ask early for the commission’s meeting dates.',
})

/** Renovations in Charlotte. */
export const renovations = areaService('charlotte', 'renovations', {
  title: 'Renovations in Charlotte',
  hero: {
    ...hero(
      'Renovations in Charlotte for houses with a past',
      'Bungalow kitchens, condo baths, ranches that need another floor. We’ll look behind the plaster, draw what the commission needs to see, and price it line by line.',
      picture('kitchen-warm-oak.jpg'),
    ),
    action: 'Free consultation',
  },
  sections: [
    work,
    townFacts({
      heading: 'Home values in Charlotte',
      intro: 'An average over a city this size doesn’t say much about your block. It’s a starting point.',
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
      'Tell us the year your house was built and which room you’d change. We’ll reply with what’s likely behind the walls.',
    ),
    mailAction: 'Free consultation',
  },
  seo: seo(
    'Remodeling in Charlotte, NC: Kitchens, Baths, Whole Homes',
    'Bungalow kitchens, condo bathrooms, and second stories in Charlotte. Historic commission, board, and county permits prepared by one crew.',
    'renovation contractor Charlotte',
    'bungalow remodel Charlotte',
  ),
})
