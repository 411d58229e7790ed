import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { renovationCards } from '../cards.ts'
import { renovationSteps, renovationTimes } from '../steps.ts'

const work = renovationCards({
  heading: 'Renovations we do in Huntersville',
  intro: 'Most houses here have good bones. It’s the finishes that look like 1998.',
  bathroom: {
    text: 'If your corner tub is just holding laundry, there’s room for a big shower with a bench in the same spot. We check the subfloor while the floor’s open.',
    features: [
      'Shower glass measured after the tile is up',
      'Double vanities with outlets in the drawers',
      'Exhaust fans for separate toilet rooms',
      'Heated floors',
    ],
  },
  kitchen: {
    text: 'Take out the peninsula and the built-in desk, and there’s room for an island you can walk around.',
    features: [
      'Beams for new openings',
      'Power and water for the island',
      'New cabinets or new doors',
      'Wood floors refinished straight through to the great room',
    ],
  },
  wholeHome: {
    text: 'New railings, trim, floors, lights, and paint in every room, all at once. We can turn a bonus room into a suite, or build a floor across a two-story foyer to make an office.',
    features: [
      'New floors built across two-story spaces',
      'Iron or cable rails instead of turned pickets',
      'Walkout basements finished',
      'New windows and flashing',
    ],
  },
})

const steps = renovationSteps({
  heading: 'How a remodel works',
  consultation:
    'Have your closing papers handy. They often include a survey, and sometimes the house plans. We check the structure and talk about how you use the space.',
  design: 'You see a 3D model, then samples of stone, tile, and wood in the light at your house.',
  permits:
    'We handle the county building permit, town zoning, and your HOA. Below Lake Norman’s full-pond line you need Duke Energy’s approval, and we can apply for that too.',
  construction:
    'We cover the floors, seal off the dust, and keep a sink working the whole time. You get an email with photos every Friday.',
})

const times = renovationTimes({
  heading: 'How long it takes',
  bathroom: 'The tub comes out the first morning. Tile and glass take the most time.',
  kitchen: 'An island needs power and water run under the floor, which takes longer on a slab.',
  wholeHome: 'The work goes fastest while you’re away. New windows take weeks to arrive and days to install.',
})

/** Renovations in Huntersville. */
export const renovations = areaService('huntersville', 'renovations', {
  title: 'Renovations in Huntersville',
  hero: {
    ...hero(
      'Huntersville kitchen, bath, and whole-home remodeling',
      'Kitchens, baths, and whole-house updates in Northstone, Skybrook, Wynfield, and on the lake.',
      picture('bath-double-vanity.jpg'),
    ),
    action: 'Free consultation',
  },
  sections: [
    work,
    townFacts({
      heading: 'Home values in Huntersville',
      intro: 'Homes near the water are worth more than average.',
      show: 'home-market',
    }),
    steps,
    times,
    reviews({
      heading: 'Reviews',
      most: 2,
    }),
    townFacts({ heading: 'More services in Huntersville', show: 'links' }),
  ],
  closing: {
    ...closing(
      'Get a Huntersville remodeling quote',
      'What do you wish the builder had done differently? Two pictures are enough to start.',
    ),
    mailAction: 'Free consultation',
  },
  seo: seo(
    'Kitchen and Bath Remodeling in Huntersville, NC',
    'Kitchens, primary baths, basements, and whole-house updates in Huntersville, NC 28078. We deal with the HOA and the county for you.',
    'kitchen remodel Huntersville NC',
    'bathroom remodel Lake Norman',
  ),
})
