import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { renovationCards } from '../cards.ts'
import { renovationSteps, renovationTimes } from '../steps.ts'

const work = renovationCards({
  heading: 'Renovations we do in Huntersville',
  intro:
    'These houses have good bones, wide stairs, and finishes picked from a binder in 1998. We replace the binder.',
  bathroom: {
    text: 'The corner tub has held laundry for a decade. In the same spot there’s room for a shower for two with a bench under the window. Cultured marble comes off in one piece; then we take a hard look at the subfloor below.',
    features: [
      'Glass walls measured after tile',
      'Double vanities with outlets in the drawers',
      'Toilet rooms given a fan and a window',
      'Heated floors over a cold garage',
    ],
  },
  kitchen: {
    text: 'A peninsula, a desk nobody sits at, a breakfast nook in the best light. Taking out the first two makes room for an island you can walk around, and you’ll face the lake.',
    features: [
      'Upper-floor loads carried past new openings',
      'Islands wired and plumbed through the basement or slab',
      'Dark cabinets below, pale above, daylight between',
      'Floors refinished through to the great room',
    ],
  },
  wholeHome: {
    text: 'Railings, trim, floors, lights, and color in every room, all in one stretch by one crew. Bonus rooms become suites, and two-story foyers become offices with a floor.',
    features: [
      'Open-to-below spaces framed over and finished',
      'Iron or cable rails instead of turned pickets',
      'Walkout basements made dry, then made rooms',
      'Windows with new flashing on the weather side',
    ],
  },
})

const steps = renovationSteps({
  heading: 'How a remodel works',
  consultation:
    'Have your closing file handy if you can find it, because many of these homes come with their plans. We’ll check spans against them, open one outlet and one access panel, and talk about how you use the morning.',
  design:
    'You’ll turn a model on a screen, then see stone, tile, and wood on your own counter in your own light. The glare off the water changes a white more than any bulb.',
  permits:
    'We handle the county building permit, town zoning if the outline grows, and the architectural committee for what shows. Below Lake Norman’s full-pond line you need Duke Energy’s approval, so we’ll stay above it or apply.',
  construction:
    'We cover floors on the first day, run an air scrubber, and seal off the kids’ rooms with a zippered plastic wall. You’ll get an email with photos every Friday, and there’s a working sink somewhere the whole time.',
})

const times = renovationTimes({
  heading: 'How long it takes',
  bathroom: 'Tile and glass set the end date. The corner tub itself is gone the first morning.',
  kitchen:
    'An island needs power and water under the floor. That’s easy over a basement and a trench through a slab. The HOA has no say over what’s inside.',
  wholeHome:
    'Stairs, floors, and paint through two stories go fastest while you’re away. New windows add weeks of waiting but only days of work.',
})

/** Renovations in Huntersville. */
export const renovations = areaService('huntersville', 'renovations', {
  title: 'Renovations in Huntersville',
  hero: {
    ...hero(
      'Huntersville renovations for homes on their second finish',
      'Kitchens that face the water, baths without the corner tub, foyers put to use. We work in Northstone, Skybrook, Wynfield, and the streets along the coves.',
      picture('bath-double-vanity.jpg'),
    ),
    action: 'Free consultation',
  },
  sections: [
    work,
    townFacts({
      heading: 'Home values in Huntersville',
      intro: 'Values are highest near the shore. Away from it, the neighbors’ last kitchen sets the bar.',
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
      'What did the builder get wrong?',
      'Every owner here has an answer. Tell us yours, with two pictures, and we’ll show you how others with your floor plan solved it.',
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
