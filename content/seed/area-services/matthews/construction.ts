import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { constructionCards } from '../cards.ts'
import { constructionSteps, constructionTimes } from '../steps.ts'

const work = constructionCards({
  heading: 'What we put up in Matthews',
  homes: {
    text: 'Infill lots near Trade Street are narrow and have grown trees. We draw a house with a porch that keeps the line of its neighbors and a garage at the back, where the older ones have theirs.',
    features: [
      'Tree survey before the first sketch',
      'Porch depth and setback taken from the street',
      'Crawl space or stem wall as the slope decides',
      'Additions that continue an old brick course',
    ],
  },
  commercial: {
    text: 'Storefronts downtown, suites along Matthews Township Parkway, medical rooms within sight of the hospital. We build around appointments, keep one entrance open, and turn the water off at night.',
    features: [
      'Exam rooms with sinks and sound-tight walls',
      'Accessible restrooms and ramps',
      'Fire walls and exit signs on the first drawing',
      'Shell spaces fitted for a first tenant',
    ],
  },
  multiFamily: {
    text: 'Townhome rows and small buildings of a few units, on sites close to shops and the greenway. Party walls, sprinklers, and stormwater decide the budget, so they’re drawn before the kitchens.',
    features: [
      'Party walls inspected before they’re closed',
      'Separate meters and shut-offs for each unit',
      'Detention and drainage engineered early',
      'Punch lists kept by unit',
    ],
  },
})

const times = constructionTimes({
  heading: 'How long to plan for',
  homes:
    'Counted from permit to keys. Tree protection and a tight lot cost days, clay in a wet winter costs weeks.',
  commercial:
    'A shell with parking and landscape review takes the long end. Fitting out a suite that already stands takes less.',
  multiFamily:
    'The site plan goes through the town before the county sees a building. Public hearings have fixed dates.',
})

const steps = constructionSteps({
  heading: 'Five steps from lot to keys',
  site: 'Survey, soil borings, trees by size, and the county line. We mark setbacks with string so that you can stand in the kitchen before it exists.',
  design:
    'Floor plans and elevations first, then structure and services. The town’s design standards for downtown are read before the architect draws a roof.',
  permits:
    'Zoning approval from Town Hall, then building permits from Mecklenburg County or, on the far side of the line, from Union County in Monroe.',
  construction:
    'One superintendent, a fence around the roots, gravel at the drive so that clay stays off the road. Walls are checked with a laser before drywall.',
  inspection:
    'We walk every room with the inspector, then with you. The certificate of occupancy, the warranties, and photos of what’s inside the walls go into one folder.',
})

/** Construction in Matthews. */
export const construction = areaService('matthews', 'construction', {
  title: 'Construction in Matthews',
  hero: hero(
    'Construction in Matthews that fits the street',
    'Infill houses, additions, storefronts, medical suites, and townhomes. Trees, setbacks, and the county line come first, because they decide the rest.',
    picture('addition-second-story.jpg'),
  ),
  sections: [
    work,
    times,
    townFacts({
      heading: 'Where Matthews is building',
      intro: 'Land inside the town is scarce, so most new work replaces or fills in.',
      show: 'building-market',
    }),
    steps,
    reviews({
      heading: 'Who has moved in since',
      most: 3,
    }),
  ],
  closing: closing(
    'Do you have a lot or a lease?',
    'Send the address or the floor plan. We read the zoning, look at the trees from above, and call with the three questions that matter.',
  ),
  seo: seo(
    'Construction Company in Matthews, NC',
    'Infill homes, additions, medical suites, storefronts, and townhomes in Matthews, NC. Town zoning and county permits arranged, one foreman.',
    'general contractor Matthews NC',
    'custom home builder Matthews',
  ),
})
