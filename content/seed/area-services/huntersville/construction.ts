import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { constructionCards } from '../cards.ts'
import { constructionSteps, constructionTimes } from '../steps.ts'

const work = constructionCards({
  heading: 'What we build in Huntersville',
  intro: 'Lots on the lake, downtown, and by the interstate each have their own rules.',
  homes: {
    text: 'On the lake, the watershed rules limit how much of your lot can be roof and driveway. We work out that limit before you fall in love with a plan.',
    features: [
      'Roof and driveway area within the watershed limit',
      'Foundations for sloping lots',
      'Screened porches and decks on posts sized by an engineer',
      'Alley garages with rooms above them',
    ],
  },
  commercial: {
    text: 'Medical offices near the hospital, race shops off I-77, and stores in the town center.',
    features: [
      'Flat slabs for lifts and machines',
      'Exam and imaging rooms',
      'Storefronts that meet the town’s design rules',
      'Separate doors for deliveries and customers',
    ],
  },
  multiFamily: {
    text: 'Townhomes with porches in front and parking in the alley, live-work units, and senior cottages.',
    features: [
      'Alleys and fire access planned early',
      'Porches deep enough to sit on',
      'Soundproofing for traffic and trains',
      'Built and sold in phases',
    ],
  },
})

const times = constructionTimes({
  heading: 'How long it takes',
  homes: 'A shoreline permit can take longer than the framing, so we apply early.',
  commercial: 'Special equipment takes the longest, so we order it first.',
  multiFamily: 'The town has to accept the streets before anyone moves in, and paving stops in cold weather.',
})

const steps = constructionSteps({
  heading: 'How a building project works',
  site: 'We survey the lot and map the shoreline and the stream buffers. On old farmland, we look for forgotten wells.',
  design:
    'We design for sun and storms as well as looks. An engineer sizes the big beams, and your HOA gets a color rendering.',
  permits:
    'The town checks the watershed rules, Duke Energy Lake Services checks anything on the shore, and Mecklenburg County checks the structure. We talk to all three before we file.',
  construction:
    'We keep mud out of the lake and use small machines where trucks can’t go. And we don’t run machines on Sundays.',
  inspection:
    'County inspectors check each trade, and the town looks at grading and trees. Then we show you how everything in the house works.',
})

/** Construction in Huntersville. */
export const construction = areaService('huntersville', 'construction', {
  title: 'Construction in Huntersville',
  hero: hero(
    'Huntersville construction, from the lake to I-77',
    'Lake homes, townhomes, medical offices, and shops near I-77. We handle the shoreline, watershed, and town rules.',
    picture('addition-sunroom.jpg'),
  ),
  sections: [
    work,
    times,
    townFacts({
      heading: 'Where Huntersville is building',
      intro: 'Old farmland is filling in, and small lake houses are making way for bigger ones.',
      show: 'building-market',
    }),
    steps,
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
  ],
  closing: closing(
    'Get a Huntersville construction quote',
    'Building on the lake? Send us your plat (the map of your lot), and we can tell you where the lot ends, what Duke Energy controls, and what you can build.',
  ),
  seo: seo(
    'Custom Homes and Construction in Huntersville, NC',
    'Lake houses, porches, medical offices, workshops, and townhomes in Huntersville, NC. We handle shoreline, watershed, and county permits.',
    'custom home builder Huntersville',
    'Lake Norman contractor',
  ),
})
