import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { constructionCards } from '../cards.ts'
import { constructionSteps, constructionTimes } from '../steps.ts'

const work = constructionCards({
  heading: 'What we build in Pineville',
  intro: 'What we build here has a neighbor with a brick front, a tin awning, or a long memory.',
  homes: {
    text: 'Cottages on lots where a mill house is beyond saving, and wings behind those that aren’t. Outside it’s a steep roof, a deep porch, and tall windows; inside, everything a house needs now.',
    features: [
      'Gable and porch sizes matched to the row',
      'Raised floors on low ground, vented for floods',
      'Salvaged brick for steps and hearths',
      'Wings joined by a short glass hallway',
    ],
  },
  commercial: {
    text: 'A storefront with a pressed-metal ceiling becomes a bakery. A warehouse bay off Downs Road becomes a workshop with an office upstairs. We keep the front, rebuild the back, and find out early where the sprinkler line is.',
    features: [
      'Storefront windows and cornices repaired in place',
      'Tin ceilings lowered, fixed, and raised again',
      'Loading doors, mezzanines, and slabs',
      'Your shop open in one half while we work in the other',
    ],
  },
  multiFamily: {
    text: 'Townhome rows near the greenway and upper floors over shops, each with its own stairs to the street. We solve the noise from the store below and the headlights from the lot behind on paper.',
    features: [
      'Apartments over shops with fire-rated floors',
      'Rear parking and alleys shared by agreement',
      'Brick samples matched before we order',
      'Sewer taps and town meters scheduled together',
    ],
  },
})

const times = constructionTimes({
  heading: 'How long it takes',
  homes:
    'Cottages are quick to frame and slow to finish. Ground near the creeks adds a flood elevation certificate.',
  commercial:
    'Old brick sets the pace. Brick repairs wait for weather, and hoods and grease traps wait for review.',
  multiFamily: 'Neighbors on three sides mean smaller machines. We plan for that up front.',
})

const steps = constructionSteps({
  heading: 'How a building project works',
  site: 'We check the flood map, the sewer depth, and the thickness of a shared wall. In old blocks we open the floor in two places, because nobody ever drew those buildings.',
  design:
    'We draw elevations with both neighbors on the sheet. Inside, we’ll tape out counters, racks, or bedrooms on the floor so you can walk through.',
  permits:
    'Town Hall on Main Street looks at use, signs, and parking. The county reviews structure, fire, and access. Where power comes from the town’s own utility, we call its engineer first.',
  construction:
    'We shore first, lay brick second, and get the roof on before any finish. We’ll light the covered sidewalk, keep deliveries away from lunchtime, and plan around the train.',
  inspection:
    'The fire marshal, building inspector, and health department each have a list, and we have all three. We work from all three, so a missed item won’t hold up your opening day.',
})

/** Construction in Pineville. */
export const construction = areaService('pineville', 'construction', {
  title: 'Construction in Pineville',
  hero: hero(
    'Pineville construction: storefronts, cottages, and townhomes',
    'Upfits on Main Street, wings behind mill houses, townhomes by the greenway. We’ll look at the building next door before we draw yours.',
    picture('city-pineville.jpg'),
  ),
  sections: [
    work,
    times,
    townFacts({
      heading: 'Where Pineville is building',
      intro: 'Brick blocks are finding new tenants, and the mill land has a new purpose.',
      show: 'building-market',
    }),
    steps,
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
  ],
  closing: closing(
    'Get a Pineville construction quote',
    'Looking at an empty storefront? Bring us along before you sign. After an hour with a flashlight, we’ll tell you what the landlord should fix and what you’ll have to.',
  ),
  seo: seo(
    'Commercial and Home Construction in Pineville, NC',
    'Main Street upfits, cottages, rear additions, and townhomes in Pineville, NC. Old brick kept, town and county reviews arranged.',
    'commercial contractor Pineville NC',
    'storefront renovation',
  ),
})
