import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { constructionCards } from '../cards.ts'
import { constructionSteps, constructionTimes } from '../steps.ts'

const work = constructionCards({
  heading: 'Shore, main street, and interstate',
  intro: 'Three places to build, three sets of rules.',
  homes: {
    text: 'Lake cottages give way to larger houses, but the watershed limits how much of a lot may be roof and paving. We count each square foot of driveway before the plan is loved, and set glass where it sees water without the sunset at head height.',
    features: [
      'Built-up area kept inside the watershed limit',
      'Foundations stepped down to the cove',
      'Screened porches and decks on engineered posts',
      'Alley garages with rooms above them',
    ],
  },
  commercial: {
    text: 'Practices around the hospital, workshops for racing teams, a corner shop in the town center. Long spans, clean floors, and three-phase power are everyday requests near I-77.',
    features: [
      'Slabs poured flat for lifts and machines',
      'Imaging and exam rooms shielded as designed',
      'Fronts that meet the town’s building-type rules',
      'Loading and customer doors kept apart',
    ],
  },
  multiFamily: {
    text: 'Townhomes with porches at the sidewalk and cars in the alley, live-work units near the tracks, senior cottages around a green. The town likes streets that connect, and we draw them so.',
    features: [
      'Alleys, hydrants, and trash trucks tested on plan',
      'Porches deep enough for a chair',
      'Noise from I-77 and trains kept outside',
      'Phases sold while later ones are framed',
    ],
  },
})

const times = constructionTimes({
  heading: 'Plan for this long',
  homes: 'A shoreline permit can outlast the framing. We apply for it the week the survey arrives.',
  commercial: 'Specialty equipment sets the date. We order switchgear when we order steel.',
  multiFamily: 'Streets are accepted before houses are occupied. Paving season ends with the cold.',
})

const steps = constructionSteps({
  heading: 'Water’s edge to walk-through',
  site: 'Topography to the foot, the full-pond line, the stream buffer, and the neighbor’s view. On the east side we look for old farm wells and buried pasture fence.',
  design:
    'Sun path and summer storms shape the roof before style does. Engineers size beams for wide openings, and a rendering goes to the committee with real colors.',
  permits:
    'Duke Energy Lake Services for anything at the shore, the town for watershed and building type, Mecklenburg County for the structure. The order matters, and this is it.',
  construction:
    'Silt fence doubled on the lake side, barges, or small machines where trucks can’t go, stainless fasteners checked at delivery. Neighbors across the cove get quiet Sundays.',
  inspection:
    'County finals by trade, the town’s look at grading and trees, then an afternoon with you and the manuals. Decks are load-checked and photographed from below.',
})

/** Construction in Huntersville. */
export const construction = areaService('huntersville', 'construction', {
  title: 'Construction in Huntersville',
  hero: hero(
    'Huntersville construction from full-pond line to ridge',
    'Lake homes, porch streets, practices, and workshops near I-77. We sort out shoreline, watershed, and town before the first footing is dug.',
    picture('reno-screened-porch-deck.jpg'),
  ),
  sections: [
    work,
    times,
    townFacts({
      heading: 'New roofs in the north of the county',
      intro: 'Old farmland fills in, and small houses at the water make way for larger ones.',
      show: 'building-market',
    }),
    steps,
    reviews({
      heading: 'On porches, in offices, in shops',
      most: 3,
    }),
  ],
  closing: closing(
    'Where does your lot end?',
    'At the lake your lot ends at a contour, and no stake marks it. Send the plat, and we mark what you own, what the power company does and what you may build.',
  ),
  seo: seo(
    'Custom Homes and Construction in Huntersville, NC',
    'Lake houses, porches, medical space, workshops, and townhomes in Huntersville, NC. Shoreline, watershed, and county permits in order.',
    'custom home builder Huntersville',
    'Lake Norman contractor',
  ),
})
