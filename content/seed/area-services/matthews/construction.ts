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
    text: 'Infill lots near Trade Street are narrow and have grown trees. We draw a house with a porch that lines up with its neighbors and a garage at the back, where the older ones have theirs.',
    features: [
      'Tree survey before the first sketch',
      'Porch depth and setback matched to the street',
      'Crawl space or raised slab, depending on the slope',
      'Additions that carry on an old brick pattern',
    ],
  },
  commercial: {
    text: 'Storefronts downtown, suites along Matthews Township Parkway, medical offices within sight of the hospital. We build around appointments, keep one entrance open, and shut the water off at night.',
    features: [
      'Exam rooms with sinks and soundproofed walls',
      'Accessible restrooms and ramps',
      'Fire walls and exit signs on the first drawing',
      'Empty spaces finished for a first tenant',
    ],
  },
  multiFamily: {
    text: 'Townhome rows and small buildings with a few units, close to shops and the greenway. Shared walls, sprinklers, and stormwater decide the budget, so we draw them before the kitchens.',
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
    'We count from permit to keys. Tree protection and a tight lot cost days, and clay in a wet winter costs weeks.',
  commercial:
    'A new building with parking and landscape review takes the long end. Finishing a suite that’s already there takes less.',
  multiFamily:
    'The site plan goes through the town before the county sees a building. Public hearings have fixed dates.',
})

const steps = constructionSteps({
  heading: 'How a building project works',
  site: 'We survey the lot, take soil borings, size the trees, and find the county line. We’ll mark the setbacks and the rooms with string so you can stand in the kitchen before it exists.',
  design:
    'Floor plans and elevations come first, then structure and mechanicals. We read the town’s design standards for downtown before the architect draws a roof.',
  permits:
    'We get zoning approval from Town Hall, then building permits from Mecklenburg County or, across the line, from Union County in Monroe.',
  construction:
    'You’ll have one superintendent, a fence around the roots, and gravel on the driveway so clay stays off the road. We check walls with a laser before the drywall goes up.',
  inspection:
    'We walk every room with the inspector, then with you. The certificate of occupancy, the warranties, and photos of what’s inside the walls all go into one folder.',
})

/** Construction in Matthews. */
export const construction = areaService('matthews', 'construction', {
  title: 'Construction in Matthews',
  hero: hero(
    'Construction in Matthews that fits the street',
    'Infill houses, additions, storefronts, medical suites, and townhomes. We start with trees, setbacks, and the county line, because they decide the rest.',
    picture('addition-second-story.jpg'),
  ),
  sections: [
    work,
    times,
    townFacts({
      heading: 'Where Matthews is building',
      intro: 'There’s not much land left in town, so most new work replaces something or fills a gap.',
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
    'Send the address or the floor plan. We’ll read the zoning, check the trees on aerial photos, and call with the questions that matter.',
  ),
  seo: seo(
    'Construction Company in Matthews, NC',
    'Infill homes, additions, medical suites, storefronts, and townhomes in Matthews, NC. Town zoning and county permits arranged, one foreman.',
    'general contractor Matthews NC',
    'custom home builder Matthews',
  ),
})
