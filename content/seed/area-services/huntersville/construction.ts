import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { constructionCards } from '../cards.ts'
import { constructionSteps, constructionTimes } from '../steps.ts'

const work = constructionCards({
  heading: 'What we build in Huntersville',
  intro:
    'The shore, the main street, and the interstate are three places to build, with three sets of rules.',
  homes: {
    text: 'Lake cottages give way to larger houses, but the watershed limits how much of a lot can be roof and paving. We count every square foot of driveway before you fall in love with the plan, and place the windows so you get the water without the glare.',
    features: [
      'Built-up area kept inside the watershed limit',
      'Foundations stepped down to the cove',
      'Screened porches and decks on engineered posts',
      'Alley garages with rooms above them',
    ],
  },
  commercial: {
    text: 'Medical offices around the hospital, shops for racing teams, a corner store in the town center. Near I-77 we’re often asked for long spans, clean floors, and heavy-duty power.',
    features: [
      'Slabs poured flat for lifts and machines',
      'Imaging and exam rooms shielded to the design',
      'Storefronts that meet the town’s building-type rules',
      'Loading and customer doors kept apart',
    ],
  },
  multiFamily: {
    text: 'Townhomes with porches at the sidewalk and cars in the alley, live-work units near the tracks, senior cottages around a green. The town likes streets that connect, so we draw them that way.',
    features: [
      'Alleys, hydrants, and trash trucks checked on the plan',
      'Porches deep enough for a rocking chair',
      'Noise from I-77 and trains kept outside',
      'Phases sold while later ones are being framed',
    ],
  },
})

const times = constructionTimes({
  heading: 'How long it takes',
  homes: 'A shoreline permit can take longer than the framing. We apply for it the week the survey arrives.',
  commercial: 'Special equipment sets the date, so we order switchgear when we order steel.',
  multiFamily: 'The town accepts the streets before anyone moves in, and paving season ends with the cold.',
})

const steps = constructionSteps({
  heading: 'How a building project works',
  site: 'We map the ground to the foot, the full-pond line, the stream buffer, and the neighbor’s view. On the east side, we look for old farm wells and buried pasture fence.',
  design:
    'Sun and summer storms shape the roof before style does. Engineers size the beams for wide openings, and the committee gets a rendering with real colors.',
  permits:
    'The town looks at watershed and building type, Duke Energy Lake Services at anything on the shore, and Mecklenburg County at the structure. Each may ask for another’s papers, so we talk to all three before we file.',
  construction:
    'We double the silt fence on the lake side, use barges or small machines where trucks can’t go, and check stainless fasteners when they’re delivered. Neighbors across the cove get quiet Sundays.',
  inspection:
    'County inspectors check each trade, the town looks at grading and trees, then we’ll spend an afternoon with you and the manuals. We load-check decks and photograph them from below.',
})

/** Construction in Huntersville. */
export const construction = areaService('huntersville', 'construction', {
  title: 'Construction in Huntersville',
  hero: hero(
    'Huntersville construction, from the lake to I-77',
    'Lake homes, porch streets, medical offices, and shops near I-77. We’ll sort out the shoreline, the watershed, and the town before anyone digs a footing.',
    picture('addition-sunroom.jpg'),
  ),
  sections: [
    work,
    times,
    townFacts({
      heading: 'Where Huntersville is building',
      intro: 'Old farmland is filling in, and small houses at the water are making way for larger ones.',
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
    'At the lake your lot ends at a contour line that no stake marks. Send us the plat, and we’ll go over what you own, what the power company controls, and what you can build.',
  ),
  seo: seo(
    'Custom Homes and Construction in Huntersville, NC',
    'Lake houses, porches, medical space, workshops, and townhomes in Huntersville, NC. Shoreline, watershed, and county permits in order.',
    'custom home builder Huntersville',
    'Lake Norman contractor',
  ),
})
