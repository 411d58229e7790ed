import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { renovationCards } from '../cards.ts'
import { renovationSteps, renovationTimes } from '../steps.ts'

const work = renovationCards({
  heading: 'Renovations we do in Mint Hill',
  intro: 'Land is rarely the limit here. The septic tank, the well, and the attic height are.',
  bathroom: {
    text: 'A second bath for a three-bedroom ranch adds no bedroom, so it usually doesn’t change the septic permit. We’ll ask the county first, then put the room against the wall where the drain already runs.',
    features: [
      'Drain slope checked in the crawl space',
      'Low-step showers for parents moving in',
      'Fixtures picked for the iron and acidity in your well water',
      'Heat for a room on the north end',
    ],
  },
  kitchen: {
    text: 'Farmwood kitchens sit beside a dining room nobody uses. Low trusses make wide openings cheap, and brick outside makes a bigger window expensive. We’ll show you both prices before you choose.',
    features: [
      'Dining-room walls taken out under trusses',
      'Brick cut and pieced in for larger windows',
      'Pantries sized for a garden’s worth of jars',
      'Propane or induction, with the line or circuit to match',
    ],
  },
  wholeHome: {
    text: 'Additions from three decades meet in one hallway with three floor heights. We’ll take the house back to one level, one heating system, and one roofline, and turn the carport into a real room.',
    features: [
      'Floor heights brought together',
      'Attics air-sealed before insulation goes in',
      'In-law suites with a door of their own',
      'Stone and siding tied into old brick',
    ],
  },
})

const steps = renovationSteps({
  heading: 'How a remodel works',
  consultation:
    'We’ll bring a level, and the septic record if the county has one on file. You show us the room; we’ll also look at the tank lid, the pump, and the panel in the garage.',
  design:
    'We draw the house and the lot on the same sheet, so you see pipes and trees together. You’ll choose finishes at your table from a crate of samples.',
  permits:
    'Environmental Health signs off on wells and septic, Mecklenburg County Code Enforcement on the building, and the town on setbacks. In the Union County corner, that county’s offices do the same.',
  construction:
    'We set the dumpster on boards to save the lawn, put a temporary sink in the laundry, and never shut off the pump without asking. On Fridays you’ll get photos and next week’s plan.',
})

const times = renovationTimes({
  heading: 'How long it takes',
  bathroom:
    'If the bath is new, allow time for the county to answer about the septic tank. If it replaces an old one, we can start right away.',
  kitchen:
    'Trusses make a wide opening quick. Cutting brick for a larger window adds days and a mason who can match it.',
  wholeHome:
    'Making three floor heights into one is carpentry first. An in-law suite adds a bath, a door, and a look at the tank.',
})

/** Renovations in Mint Hill. */
export const renovations = areaService('mint-hill', 'renovations', {
  title: 'Renovations in Mint Hill',
  hero: {
    ...hero(
      'Renovations for Mint Hill homes on well and septic',
      'Brick ranches opened up, suites for parents, baths where the county allows them. We’ll settle the well and septic first and the finishes last.',
      picture('reno-finished-basement.jpg'),
    ),
    action: 'Free consultation',
  },
  sections: [
    work,
    townFacts({
      heading: 'Home values in Mint Hill',
      intro: 'Land is part of that number, so even a modest house can justify a good kitchen.',
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
      'Tell us how many bedrooms are on your septic permit. If you don’t know, give us the address and we’ll ask the county.',
    ),
    mailAction: 'Free consultation',
  },
  seo: seo(
    'Home Remodeling in Mint Hill, NC',
    'Ranch kitchens, second baths, in-law suites, and whole-house remodels in Mint Hill, NC. Well, septic, and setback questions settled first.',
    'remodeling Mint Hill NC',
    'in-law suite Mint Hill',
  ),
})
