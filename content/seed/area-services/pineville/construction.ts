import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { constructionCards } from '../cards.ts'
import { constructionSteps, constructionTimes } from '../steps.ts'

const work = constructionCards({
  heading: 'New pieces for an old town',
  intro: 'What we build here has a neighbor with a brick front, a tin awning, or a long memory.',
  homes: {
    text: 'Cottages on lots where a mill house is beyond saving, and wings behind those that aren’t. Steep roof, deep porch, windows taller than wide; inside, everything a house needs now.',
    features: [
      'Gable and porch sizes taken from the row',
      'Raised floors on low ground, vented for floods',
      'Salvaged brick for steps and hearths',
      'Wings joined by a short glazed link',
    ],
  },
  commercial: {
    text: 'A storefront with a pressed-metal ceiling becomes a bakery; a flex bay off Downs Road becomes a workshop with an office upstairs. We keep the front, renew the back, and find out early where the sprinkler main is.',
    features: [
      'Transoms and cornices repaired in the open',
      'Tin ceilings lowered, mended, and raised again',
      'Loading doors, mezzanines, and slabs',
      'Trading goes on in half the room',
    ],
  },
  multiFamily: {
    text: 'Townhome rows near the greenway and upper floors over shops, each with a stair to the street. Sound from the store below and headlights from the lot behind are solved on paper.',
    features: [
      'Apartments over retail with rated floors',
      'Rear parking and alleys shared by agreement',
      'Brick matched by the truckload before ordering',
      'Sewer taps and town meters scheduled together',
    ],
  },
})

const times = constructionTimes({
  heading: 'Months, not promises',
  homes:
    'Cottages are quick to frame and slow to finish. Ground near the creeks adds an elevation certificate.',
  commercial:
    'Old brick sets the pace. Repairs to it wait for weather, hoods, and grease traps wait for review.',
  multiFamily: 'Neighbors on three sides mean smaller machines. We plan for that and don’t blame it later.',
})

const steps = constructionSteps({
  heading: 'From brick to ribbon',
  site: 'Flood map, sewer depth, the thickness of a shared wall. In old blocks we open the floor in two places, because drawings of those buildings never existed.',
  design:
    'Elevations are drawn with both neighbors on the sheet. Inside, we set out counters, racks, or bedrooms with tape on the floor, so that you can walk through.',
  permits:
    'Town Hall on Main Street looks at use, signs, and parking; the county reads structure, fire, and access. Power comes from the town’s own utility, and its engineer is on our first call list.',
  construction:
    'Shoring first, masonry second, roof before any finish. Sidewalk sheds have lights, deliveries avoid lunch, and the train is allowed for.',
  inspection:
    'Fire marshal, building inspector, and health department each have a list; we have all three. Doors open on the day you printed on the banner.',
})

/** Construction in Pineville. */
export const construction = areaService('pineville', 'construction', {
  title: 'Construction in Pineville',
  hero: hero(
    'Pineville construction: storefronts, cottages, and rows that belong',
    'Fit-outs on Main Street, wings behind mill houses, townhomes by the greenway. We look at the building next door before we draw yours.',
    picture('city-pineville.jpg'),
  ),
  sections: [
    work,
    times,
    townFacts({
      heading: 'Where Pineville is changing',
      intro: 'Brick blocks find new tenants, and the land of the mill a new purpose.',
      show: 'building-market',
    }),
    steps,
    reviews({
      heading: 'From shopkeepers and neighbors',
      most: 3,
    }),
  ],
  closing: closing(
    'Looking at an empty storefront?',
    'Take us along before you sign. An hour with a flashlight tells you what the landlord should fix and what you will.',
  ),
  seo: seo(
    'Commercial and Home Construction in Pineville, NC',
    'Main Street fit-outs, cottages, rear additions, and townhomes in Pineville, NC. Old brick kept, town, and county reviews arranged.',
    'commercial contractor Pineville NC',
    'storefront renovation',
  ),
})
