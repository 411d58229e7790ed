import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { renovationCards } from '../cards.ts'
import { renovationSteps, renovationTimes } from '../steps.ts'

const work = renovationCards({
  heading: 'Renovations we do in Mint Hill',
  intro: 'Most lots have plenty of room. The septic permit sets the limit.',
  bathroom: {
    text: 'Adding a bath without adding a bedroom usually doesn’t change the septic permit. We check with the county first and put the new bath near the existing drain.',
    features: [
      'Drain slope checked in the crawl space',
      'Low-step showers for parents moving in',
      'Fixtures that hold up to well water',
      'Heated floors where you want them',
    ],
  },
  kitchen: {
    text: 'Have a dining room you never use? Opening it to the kitchen is often cheaper than you’d think. A bigger window in a brick wall costs more. You’ll see both prices.',
    features: [
      'Dining-room walls removed',
      'Brick matched for larger windows',
      'Big pantries',
      'Propane or induction ranges',
    ],
  },
  wholeHome: {
    text: 'If your house has been added onto a few times, we can bring it back to one floor height and one heating system, and turn the carport into a real room.',
    features: [
      'Floors leveled',
      'Attics air-sealed before insulation goes in',
      'In-law suites with their own door',
      'Stone and siding tied into old brick',
    ],
  },
})

const steps = renovationSteps({
  heading: 'How a remodel works',
  consultation: 'Show us the room. We’ll also look at the septic record, the pump, and the panel.',
  design: 'We draw the house and the lot on one plan. You pick finishes at home from samples we bring.',
  permits:
    'Environmental Health signs off on wells and septic, Mecklenburg County Code Enforcement on the building, and the town on setbacks. In the Union County corner, Union County handles permits.',
  construction:
    'We protect your lawn, set up a temporary sink, and don’t shut off the pump without asking. On Fridays you get photos and next week’s plan.',
})

const times = renovationTimes({
  heading: 'How long it takes',
  bathroom:
    'For a new bath, allow time for the county to check the septic permit. If we’re replacing an old bath, we can start sooner.',
  kitchen: 'Opening a wall is usually quick. Cutting brick for a bigger window adds days.',
  wholeHome: 'An in-law suite takes longer, since it adds a bath and a septic check.',
})

/** Renovations in Mint Hill. */
export const renovations = areaService('mint-hill', 'renovations', {
  title: 'Renovations in Mint Hill',
  hero: {
    ...hero(
      'Renovations for Mint Hill homes on well and septic',
      'Kitchens, in-law suites, and new baths. We check the well and septic first, so there aren’t any surprises later.',
      picture('reno-finished-basement.jpg'),
    ),
    action: 'Free consultation',
  },
  sections: [
    work,
    townFacts({
      heading: 'Home values in Mint Hill',
      intro: 'Land is a big part of what a home here is worth.',
      show: 'home-market',
    }),
    steps,
    times,
    reviews({
      heading: 'Reviews',
      most: 2,
    }),
    townFacts({ heading: 'More services in Mint Hill', show: 'links' }),
  ],
  closing: {
    ...closing(
      'Get a Mint Hill remodeling quote',
      'How many bedrooms are on your septic permit? If you don’t know, give us the address and we’ll ask the county.',
    ),
    mailAction: 'Free consultation',
  },
  seo: seo(
    'Home Remodeling in Mint Hill, NC',
    'Ranch kitchens, second baths, in-law suites, and whole-house remodels in Mint Hill, NC. We check the well, the septic permit, and the setbacks first.',
    'remodeling Mint Hill NC',
    'in-law suite Mint Hill',
  ),
})
