import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { renovationCards } from '../cards.ts'
import { renovationSteps, renovationTimes } from '../steps.ts'

const work = renovationCards({
  heading: 'Bath, kitchen, everything',
  intro:
    'The age of the house sets the order of work. We start by finding out what the last owner covered up.',
  bathroom: {
    text: 'Bungalow baths were squeezed in after the fact, over joists notched for the drain. Condo baths sit above somebody’s ceiling. One needs lumber sistered to the joists, the other a flood test that the neighbor will never hear about.',
    features: [
      'Joists repaired before the tile backer goes down',
      'Waterproofing tested with a plugged drain',
      'Riser shut-offs booked with the building',
      'Hexagon and basketweave floors laid as they used to be',
    ],
  },
  kitchen: {
    text: 'In Plaza Midwood the kitchen hides at the back with a door to nowhere. We turn it toward the yard, borrow the old porch, and keep the picture rail where it still tells you which house you’re in.',
    features: [
      'Back walls opened with a flush beam',
      'Floors leveled without raising the threshold',
      'Cabinets scribed to walls that lean',
      'Condo deliveries timed to the freight elevator',
    ],
  },
  wholeHome: {
    text: 'Knob-and-tube wiring, galvanized pipe, a gravity furnace shaft through three rooms: a bungalow can be made new behind its plaster. A fifties ranch can take a second story, if its footings say so.',
    features: [
      'Test holes under the footing before drawings',
      'Wiring and pipes replaced in one opening of the walls',
      'Original doors and trim labeled, stripped, and rehung',
      'Stairs found a place without losing a bedroom',
    ],
  },
})

const steps = renovationSteps({
  heading: 'How a city remodel runs',
  consultation:
    'We meet at the house, or in the lobby. Crawl space, attic, panel, and chimney first, wishes second. Before leaving we say which of them fight each other.',
  design:
    'Measured drawings of what’s there, then two layouts to choose between. Every fixture and finish has a line and a cost, so cutting something is a pencil stroke.',
  permits:
    'Mecklenburg County Code Enforcement for the building permit. In a local historic district the commission reviews the outside, and in a condominium the board reviews the noise. All three get one set of sheets.',
  construction:
    'Dumpster and street parking arranged, neighbors given a phone number, floors sealed off. Walls stay open until county and owner have both looked inside.',
})

const times = renovationTimes({
  heading: 'What it takes in the city',
  bathroom:
    'Notched joists and mortar floors put a bungalow bath at the long end. A condo bath is short on work and long on elevator times.',
  kitchen:
    'A back wall that comes out needs a beam and an inspection. In a tower the walls stay, and the freight elevator sets the pace.',
  wholeHome:
    'Historic review comes before the permit, and wires before plaster. Ask early for the commission’s meeting dates.',
})

/** Renovations in Charlotte. */
export const renovations = areaService('charlotte', 'renovations', {
  title: 'Renovations in Charlotte',
  hero: {
    ...hero(
      'Renovations in Charlotte for houses with a past',
      'Bungalow kitchens, condo baths, ranches that want another floor. We look behind the plaster, draw what the commission asks for, and price it line by line.',
      picture('kitchen-warm-oak.jpg'),
    ),
    action: 'Free consultation',
  },
  sections: [
    work,
    townFacts({
      heading: 'The market you renovate in',
      intro: 'An average over a city this size says little about your block. It’s a starting point.',
      show: 'home-market',
    }),
    steps,
    times,
    reviews({
      heading: 'Remodeled in Charlotte',
      most: 2,
    }),
    townFacts({ heading: 'What else we do in the city', show: 'links' }),
  ],
  closing: {
    ...closing(
      'What year is over the door?',
      'Send it with a photo of the room and one of the crawl space or the ceiling. We answer with what’s likely behind both.',
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
