import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { renovationCards } from '../cards.ts'
import { renovationSteps, renovationTimes } from '../steps.ts'

const work = renovationCards({
  heading: 'Room to change, within the septic permit',
  intro: 'Land is rarely the limit here. The tank, the well, and the attic height are.',
  bathroom: {
    text: 'A second bath for a three-bedroom ranch adds no bedroom, so it usually adds nothing to the septic permit. We ask the county first, then set the room against the wall where the drain already runs.',
    features: [
      'Drain slope checked in the crawl space',
      'Low-step showers for parents who move in',
      'Iron and hardness of the well considered in the fixtures',
      'Heat for a room on the north end',
    ],
  },
  kitchen: {
    text: 'Farmwood kitchens stand beside a dining room nobody uses. Low trusses make wide openings cheap; brick outside makes a bigger window expensive. We show you both prices before you choose.',
    features: [
      'Dining-room walls taken out under trusses',
      'Brick cut and toothed for larger windows',
      'Pantries sized for a garden’s worth of jars',
      'Propane or induction, with the line or circuit to match',
    ],
  },
  wholeHome: {
    text: 'Additions from three decades meet in one hallway with three floor heights. We take the house back to one level, one heating system and one roofline, and turn the carport into the room it wanted to be.',
    features: [
      'Floor heights brought together',
      'Attics air-sealed before insulation goes in',
      'In-law suites with a door of their own',
      'Stone and siding tied into old brick',
    ],
  },
})

const steps = renovationSteps({
  heading: 'The order of things',
  consultation:
    'We bring a level and the septic record if the county has one on file. You show us the room; we also look at the tank lid, the pump, and the panel in the garage.',
  design:
    'One plan of the house and one of the lot, on the same sheet, so that pipes and trees are seen together. Finishes are chosen at your table from a crate of samples.',
  permits:
    'Environmental Health answers on wells and septic, Mecklenburg County Code Enforcement on the building, and the town on setbacks. In the Union County corner, that county’s offices do the same.',
  construction:
    'A dumpster on boards so that the lawn survives, a temporary sink in the laundry, and no shut-off of the pump without asking. Fridays bring photos and next week’s plan.',
})

const times = renovationTimes({
  heading: 'What to plan for',
  bathroom:
    'Add the county’s answer on the septic tank if a bath is new. In the place of an old one the work starts at once.',
  kitchen:
    'Trusses make a wide opening quick. Cutting brick for a larger window adds days, and a mason who can match it.',
  wholeHome:
    'Three floor heights made one is carpentry first. An in-law suite adds a bath, a door, and a look at the tank.',
})

/** Renovations in Mint Hill. */
export const renovations = areaService('mint-hill', 'renovations', {
  title: 'Renovations in Mint Hill',
  hero: {
    ...hero(
      'Mint Hill renovations that begin at the drain field',
      'Brick ranches opened up, suites for parents, baths where the county allows them. We settle well and septic first and finishes last.',
      picture('kitchen-white-shaker.jpg'),
    ),
    action: 'Free consultation',
  },
  sections: [
    work,
    townFacts({
      heading: 'Value out here',
      intro: 'Acres are part of the figure, so a modest house can carry a good kitchen.',
      show: 'home-market',
    }),
    steps,
    times,
    reviews({
      heading: 'What it is like to live in now',
      most: 2,
    }),
    townFacts({ heading: 'The rest of what we do here', show: 'links' }),
  ],
  closing: {
    ...closing(
      'How many bedrooms does your septic permit say?',
      'If you don’t know, give us the address and we ask the county. Then we talk about the bath.',
    ),
    mailAction: 'Free consultation',
  },
  seo: seo(
    'Home Remodeling in Mint Hill, NC',
    'Ranch kitchens, second baths, in-law suites and whole-house remodels in Mint Hill, NC. Well, septic, and setback questions settled first.',
    'remodeling Mint Hill NC',
    'in-law suite Mint Hill',
  ),
})
