import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { renovationCards } from '../cards.ts'
import { renovationSteps, renovationTimes } from '../steps.ts'

const work = renovationCards({
  heading: 'The second version of a builder’s house',
  intro: 'Good bones, wide stairs, and finishes picked from a binder in 1998. We replace the binder.',
  bathroom: {
    text: 'The corner tub has held laundry for a decade. In its footprint fits a shower for two with a bench under the window. Cultured marble comes off in one piece; the subfloor below it gets a hard look.',
    features: [
      'Glass walls measured after tile',
      'Double vanities with outlets in the drawers',
      'Private water closets given a fan and a window',
      'Heated floors over a cold garage',
    ],
  },
  kitchen: {
    text: 'A peninsula, a desk nobody sits at, a breakfast nook in the best light. Taking out the first two gives room for an island you can walk around, and the lake side becomes the side you face.',
    features: [
      'Upper-floor loads carried past new openings',
      'Islands wired and plumbed through the basement or slab',
      'Dark cabinets below, pale above, daylight between',
      'Floors refinished through to the great room',
    ],
  },
  wholeHome: {
    text: 'Railings, trim, floors, lights, and color in every room, in one run of work by one crew. Bonus rooms become suites, two-story foyers become offices with a floor.',
    features: [
      'Open-to-below spaces framed over and finished',
      'Iron or cable rails in place of turned pickets',
      'Walkout basements made dry, then made rooms',
      'Windows with new flashing on the weather side',
    ],
  },
})

const steps = renovationSteps({
  heading: 'How the change comes about',
  consultation:
    'Bring the closing file if you have it: many of these homes come with their plans. We check spans against them, open one outlet, and one access panel, and talk about how you use the morning.',
  design:
    'A model you can turn on a screen, then stone, tile, and wood on your own counter in your own light. The glare off the water changes a white more than any lamp.',
  permits:
    'County building permit, town zoning where the outline grows, the architectural committee for what shows. Below the shoreline contour Duke Energy has a say as well, so we stay above it or ask.',
  construction:
    'Floors covered on the first day, air scrubber running, doors to the children’s side zipped shut. A letter with photos comes each Friday, and a working sink stands somewhere all the way through.',
})

const times = renovationTimes({
  heading: 'Dates and figures',
  bathroom: 'Tile and glass set the end date. The corner tub itself is gone on the first morning.',
  kitchen:
    'An island wants power and water under the floor: easy over a basement, a trench through a slab. The committee doesn’t look inside.',
  wholeHome:
    'Stairs, floors, and paint through two stories go fastest while you’re away. New windows add weeks of waiting and days of work.',
})

/** Renovations in Huntersville. */
export const renovations = areaService('huntersville', 'renovations', {
  title: 'Renovations in Huntersville',
  hero: {
    ...hero(
      'Huntersville renovations for homes on their second finish',
      'Kitchens that face the water, baths without the corner tub, foyers put to use. For Northstone, Skybrook, Wynfield, and the streets along the coves.',
      picture('kitchen-navy-island.jpg'),
    ),
    action: 'Free consultation',
  },
  sections: [
    work,
    townFacts({
      heading: 'What this market bears',
      intro:
        'Values reach their highest near the shore. Away from it, the neighbors’ last kitchen sets the bar.',
      show: 'home-market',
    }),
    steps,
    times,
    reviews({
      heading: 'A season afterward',
      most: 2,
    }),
    townFacts({ heading: 'More from us by the lake', show: 'links' }),
  ],
  closing: {
    ...closing(
      'What did the builder get wrong?',
      'Every owner here has one answer. Tell us yours, with two pictures, and we show you how others on your plan solved it.',
    ),
    mailAction: 'Free consultation',
  },
  seo: seo(
    'Kitchen and Bath Remodeling in Huntersville, NC',
    'Kitchens, primary baths, basements, and whole-house updates in Huntersville, NC 28078. Engineer, committee, and county handled for you.',
    'kitchen remodel Huntersville NC',
    'bathroom remodel Lake Norman',
  ),
})
