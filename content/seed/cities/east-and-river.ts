import type { City } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import type { PictureOf } from '../pictures.ts'
import { slug } from '../reference.ts'
import { paragraph, richText } from '../rich-text.ts'

/** The page of Monroe. */
export const monroe = (picture: PictureOf): Seed<City> => ({
  _id: 'city-monroe',
  _type: 'city',
  name: 'Monroe',
  slug: slug('monroe'),
  state: 'NC',
  tier: 'nearby',
  order: 13,
  hero: hero(
    'Your contractor in Monroe, NC',
    'Courthouse-square storefronts, tall old houses and ranches on the edge of town. We repair stairs, porches, plaster and everything the heat got to.',
    picture('reno-open-staircase-hall.jpg'),
  ),
  reasons: [
    'Stairs, balusters and plaster repaired in kind',
    'Downtown district reviews drawn and filed',
    'City utilities called before panels or meters are touched',
  ],
  about: richText(
    paragraph`Monroe is the seat of Union County, with a brick courthouse from the 1880s in the middle of its square and a downtown historic district around it. The streets behind have tall frame houses with center halls, heart-pine stairs and fireplaces in every room; toward the airport and the expressway they turn to ranches and new brick.`,
    paragraph`The city looks after permits inside its limits and runs its own electricity, gas and water, which makes one phone call do the work of three. Outside the limits the county is in charge. We ask before we plan.`,
  ),
  closing: closing(
    'A loose baluster or a whole stair?',
    'Send a photo from the bottom step. We tell you whether it is glue, a wedge or a carpenter’s week.',
  ),
  zipCodes: ['28110', '28112'],
  counties: ['Union'],
  neighborhoods: ['Downtown Monroe', 'Hilltop', 'Rolling Hills'],
  landmarks: ['Old Union County Courthouse', 'Dowd Center Theatre', 'Belk Tonawanda Park'],
  population: 34_562,
  founded: 1844,
  government: 'Mayor and city council',
  seo: seo(
    'Contractor and Handyman in Monroe, NC | Crown & Level',
    'Stairs, porches, plaster and home repairs in Monroe, NC 28110. Downtown district reviews and city permits handled, free estimates.',
  ),
})

/** The page of Harrisburg. */
export const harrisburg = (picture: PictureOf): Seed<City> => ({
  _id: 'city-harrisburg',
  _type: 'city',
  name: 'Harrisburg',
  slug: slug('harrisburg'),
  state: 'NC',
  tier: 'nearby',
  order: 14,
  hero: hero(
    'Your contractor in Harrisburg, NC',
    'Repairs, washing, paint and garage projects for houses between the speedway and Rocky River.',
    picture('detail-pressure-washing.jpg'),
  ),
  reasons: [
    'Driveways, siding and fences washed at the right pressure',
    'Garages turned into workshops, gyms and drop zones',
    'Cabarrus County permits handled',
  ],
  about: richText(
    paragraph`Harrisburg became a town in its own right in the seventies and filled in around a center that is newer than most of its streets. Canterfield Estates, Abbington and Rocky River Crossing are family houses with double garages, and the garage is where many of our jobs start: a bench, a charger circuit, a floor that needs sealing.`,
    paragraph`Race weeks fill the roads to the speedway, so we plan around them. Permits are Cabarrus County’s and zoning is the town’s.`,
  ),
  closing: closing(
    'What is the garage for?',
    'Tell us what should fit in it besides the car. We draw it on one page with a price.',
  ),
  zipCodes: ['28075'],
  counties: ['Cabarrus'],
  neighborhoods: ['Canterfield Estates', 'Abbington', 'Rocky River Crossing'],
  landmarks: ['Harrisburg Town Center', 'Harrisburg Park', 'Pharr Mill Road Park'],
  population: 18_967,
  founded: 1973,
  government: 'Mayor and town council',
  seo: seo(
    'Handyman and Contractor in Harrisburg, NC',
    'Home repairs, pressure washing, painting and garage projects in Harrisburg, NC 28075. Cabarrus County permits handled, free estimates.',
  ),
})

/** The page of Belmont. */
export const belmont = (picture: PictureOf): Seed<City> => ({
  _id: 'city-belmont',
  _type: 'city',
  name: 'Belmont',
  slug: slug('belmont'),
  state: 'NC',
  tier: 'nearby',
  order: 15,
  hero: hero(
    'Your contractor in Belmont, NC',
    'Porches, mill houses and homes between two rivers. We build and repair outdoor rooms that dry out as fast as they get wet.',
    picture('reno-screened-porch-deck.jpg'),
  ),
  reasons: [
    'Porches vented and sloped so that they dry',
    'Mill-house trim and siding matched',
    'Shoreline rules on Lake Wylie asked before we draw',
  ],
  about: richText(
    paragraph`Belmont sits on a peninsula between the Catawba and the South Fork, with an abbey on one side and a main street of brick stores in the middle. The mill houses near downtown are being bought and lived in again; we straighten their porches, insulate their floors and keep their windows.`,
    paragraph`Down South Point Road the houses are newer and the air is wetter. Floors of screened porches want gaps, ceilings want fans, and stairs to the water want Duke Energy’s permission. Building permits come from Gaston County.`,
  ),
  closing: closing(
    'Where do you sit in the evening?',
    'Send a photo of that spot. We draw the porch that belongs there and write the price beside it.',
  ),
  zipCodes: ['28012'],
  counties: ['Gaston'],
  neighborhoods: ['Downtown Belmont', 'South Point', 'Reflection Pointe', 'Adams Bluff'],
  landmarks: ['Belmont Abbey', 'Stowe Park', 'Daniel Stowe Botanical Garden'],
  population: 15_010,
  founded: 1895,
  government: 'Mayor and city council',
  seo: seo(
    'Contractor and Porch Builder in Belmont, NC',
    'Screened porches, mill-house repairs, decks and remodels in Belmont, NC 28012. Gaston County permits handled, written estimates free.',
  ),
})

/** The page of Mount Holly. */
export const mountHolly = (picture: PictureOf): Seed<City> => ({
  _id: 'city-mount-holly',
  _type: 'city',
  name: 'Mount Holly',
  slug: slug('mount-holly'),
  state: 'NC',
  tier: 'nearby',
  order: 16,
  hero: hero(
    'Your contractor in Mount Holly, NC',
    'Repairs, sunrooms and upkeep along the Catawba, for thread-mill cottages and the new streets above the river.',
    picture('addition-sunroom.jpg'),
  ),
  reasons: [
    'Slopes, drains and retaining walls looked at before the house',
    'Sunrooms heated, shaded and insulated as rooms, not as porches',
    'Gaston County permits handled',
  ],
  about: richText(
    paragraph`Mount Holly stands on hills above the Catawba, and water runs downhill: past the mill cottages near the old town, through the crawl spaces of ranches on the slope, and around the new houses at Stonewater. We look at gutters, grade and drains first, because half of the soft floors we are called to begin outside.`,
    paragraph`Permits come from Gaston County and zoning from the city. Near Mountain Island Lake and the river, buffers limit what may be cut or built, so we mark them on the plan.`,
  ),
  closing: closing(
    'Where does the rain go?',
    'Walk around the house in the next storm and take three photos. They tell us more than an hour in the sun.',
  ),
  zipCodes: ['28120'],
  counties: ['Gaston'],
  neighborhoods: ['Downtown Mount Holly', 'Stonewater', 'Riverfront'],
  landmarks: ['Tuckaseege Park', 'Mountain Island Lake', 'Mount Holly Cotton Mill'],
  population: 17_703,
  founded: 1879,
  government: 'Mayor and city council',
  seo: seo(
    'Handyman and Contractor in Mount Holly, NC',
    'Drainage, crawl spaces, sunrooms and home repairs in Mount Holly, NC 28120. Gaston County permits handled, written estimates free.',
  ),
})
