import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { constructionCards } from '../cards.ts'
import { constructionSteps, constructionTimes } from '../steps.ts'

const work = constructionCards({
  heading: 'What we build in Matthews',
  homes: {
    text: 'Lots near Trade Street are narrow, with big trees. We design houses that fit the street, with a front porch and the garage in back.',
    features: [
      'Tree survey before the first sketch',
      'Porches and setbacks that match the street',
      'Crawl space or raised slab, depending on the slope',
      'Additions with matching brick',
    ],
  },
  commercial: {
    text: 'Downtown storefronts, suites along Matthews Township Parkway, and medical offices near the hospital. We work around your hours and keep an entrance open.',
    features: [
      'Exam rooms with sinks and soundproofed walls',
      'Accessible restrooms and ramps',
      'Fire walls and exits planned early',
      'New shell space finished for its first tenant',
    ],
  },
  multiFamily: {
    text: 'Townhomes and small apartment buildings near shops and the greenway. Shared walls, sprinklers, and stormwater drive the budget, so we plan those first.',
    features: [
      'Shared walls inspected before they’re closed',
      'Separate meters and shutoffs for each unit',
      'Stormwater ponds and drainage engineered early',
      'A punch list for each unit',
    ],
  },
})

const times = constructionTimes({
  heading: 'How long it takes',
  homes:
    'That’s from the permit to the day you get the keys. A tight lot adds days, and a wet winter adds weeks.',
  commercial: 'A new building with parking takes longer. Finishing an existing suite is faster.',
  multiFamily: 'The town reviews the site plan first, and hearings are held only on set dates.',
})

const steps = constructionSteps({
  heading: 'How a building project works',
  site: 'We survey the lot, test the soil, and find the county line. We can mark the rooms with string so you can see how they’ll fit.',
  design:
    'We start with floor plans, then structure, plumbing, and wiring. Downtown, we check the town’s design standards first.',
  permits:
    'We get zoning approval from Town Hall, then building permits from Mecklenburg County or, across the line, from Union County.',
  construction:
    'One superintendent runs the job. We protect the trees, keep mud off the road, and check the walls with a laser before the drywall goes up.',
  inspection:
    'We walk the building with the inspector, then with you. You get the certificate of occupancy, the warranties, and photos of what’s inside the walls.',
})

/** Construction in Matthews. */
export const construction = areaService('matthews', 'construction', {
  title: 'Construction in Matthews',
  hero: hero(
    'Construction in Matthews that fits the street',
    'Infill houses, additions, storefronts, medical suites, and townhomes. We check trees, setbacks, and the county line first.',
    picture('addition-second-story.jpg'),
  ),
  sections: [
    work,
    times,
    townFacts({
      heading: 'Where Matthews is building',
      intro: 'There’s not much open land left, so most new buildings go on lots between old ones.',
      show: 'building-market',
    }),
    steps,
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
  ],
  closing: closing(
    'Get a Matthews construction quote',
    'All we need is an address or a floor plan. We’ll check the zoning and call you with a few questions.',
  ),
  seo: seo(
    'Construction Company in Matthews, NC',
    'Infill homes, additions, medical suites, storefronts, and townhomes in Matthews, NC. We handle the town’s zoning and the county’s permits.',
    'general contractor Matthews NC',
    'custom home builder Matthews',
  ),
})
