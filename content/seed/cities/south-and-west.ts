import type { City } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import type { PictureOf } from '../pictures.ts'
import { slug } from '../reference.ts'
import { paragraph, richText } from '../rich-text.ts'

/** The page of Gastonia. */
export const gastonia = (picture: PictureOf): Seed<City> => ({
  _id: 'city-gastonia',
  _type: 'city',
  name: 'Gastonia',
  slug: slug('gastonia'),
  state: 'NC',
  tier: 'extended',
  order: 9,
  hero: hero(
    'Your contractor in Gastonia, NC',
    'From Loray Mill cottages to the brick houses of York-Chester: repairs, remodels and second stories on houses that were built to last.',
    picture('addition-second-story.jpg'),
  ),
  reasons: [
    'Mill-village houses lifted, leveled and kept',
    'York-Chester exteriors drawn for the historic commission',
    'Gaston County permits and inspections handled',
    'Larger jobs scheduled in blocks, so the crew stays until it is done',
  ],
  about: richText(
    paragraph`Gastonia’s houses follow its mills. Around Loray Mill, now lofts, stand hundreds of small frame cottages on piers; in York-Chester the people who ran the mills built brick and shingle with deep porches. Most of our work here begins below the floor: piers that sank, sills that stayed wet, and ducts that rest on the ground.`,
    paragraph`Permits come from Gaston County, zoning from the city, and York-Chester is a local historic district with a commission of its own. Crowders Mountain sends wind and hard rain at the west side of town, so we flash before we caulk.`,
  ),
  closing: closing(
    'Does the floor roll toward the mill?',
    'Send a photo and tell us which doors stick. We bring the level.',
  ),
  zipCodes: ['28052', '28054', '28056'],
  counties: ['Gaston'],
  neighborhoods: ['York-Chester', 'Loray Mill Village', 'Fairmont Park', 'Robinwood', 'Gardner Park'],
  landmarks: ['Loray Mill', 'Schiele Museum', 'FUSE District'],
  population: 80_411,
  founded: 1877,
  government: 'Mayor and city council',
  seo: seo(
    'Contractor and Handyman in Gastonia, NC',
    'Mill-house repairs, second stories, remodels and porches in Gastonia, NC 28052. Gaston County permits handled, written estimates free.',
  ),
})

/** The page of Rock Hill. */
export const rockHill = (picture: PictureOf): Seed<City> => ({
  _id: 'city-rock-hill',
  _type: 'city',
  name: 'Rock Hill',
  slug: slug('rock-hill'),
  state: 'SC',
  tier: 'extended',
  order: 10,
  hero: hero(
    'Your contractor in Rock Hill, SC',
    'Painting, repairs and remodeling across the state line, from bungalows near Winthrop to new streets at Riverwalk. Ask us first what your job needs in South Carolina.',
    picture('reno-living-room-builtins.jpg'),
  ),
  reasons: [
    'We tell you before the visit whether your job needs a South Carolina license',
    'Old Town exteriors prepared for historic review',
    'Bungalow built-ins repaired and copied',
    'City utilities and permits asked before work is planned',
  ],
  about: richText(
    paragraph`Rock Hill lies in York County, South Carolina, and that matters: the state licenses trades by itself, and the city issues its own permits. We say plainly which jobs we take here ourselves and which belong to someone with a South Carolina license.`,
    paragraph`The houses around Winthrop University and Oakland Avenue are bungalows and four-squares with built-in shelves, leaded glass and porches worth keeping. At Riverwalk and along Celanese Road they are new, and the list is about shelving, fans, paint and the first round of caulk.`,
  ),
  closing: closing(
    'On the south side of the line?',
    'Send the address and the list. We answer with a price, or with the name of the license it needs.',
  ),
  zipCodes: ['29730', '29732'],
  counties: ['York'],
  neighborhoods: ['Old Town', 'Oakland Avenue', 'Riverwalk', 'India Hook'],
  landmarks: ['Glencairn Garden', 'Fountain Park', 'Winthrop University', 'Cherry Park'],
  population: 74_372,
  founded: 1852,
  government: 'Mayor and city council',
  seo: seo(
    'Contractor and Handyman in Rock Hill, SC',
    'Painting, repairs, built-ins and remodeling in Rock Hill, SC 29730. Clear answers about South Carolina licenses, free written estimates.',
  ),
})

/** The page of Indian Trail. */
export const indianTrail = (picture: PictureOf): Seed<City> => ({
  _id: 'city-indian-trail',
  _type: 'city',
  name: 'Indian Trail',
  slug: slug('indian-trail'),
  state: 'NC',
  tier: 'nearby',
  order: 11,
  hero: hero(
    'Your contractor in Indian Trail, NC',
    'Fences, decks, paint and repairs for the neighborhoods along Old Monroe Road, where a whole street turns twenty in the same summer.',
    picture('detail-fence.jpg'),
  ),
  reasons: [
    'Fence lines checked against the plat before a post is set',
    'HOA forms for Brandon Oaks, Crismark and Bonterra filled in',
    'Union County permits handled',
  ],
  about: richText(
    paragraph`Indian Trail grew fast, a subdivision at a time: Brandon Oaks, Crismark, Taylor Glenn, Bonterra. The houses are sound and their parts are of an age, so neighbors often share a visit: two fences, three water-heater valves, a row of faded front doors.`,
    paragraph`Permits come from Union County in Monroe, and zoning from the town. Fences stand on utility easements more often than people think. We read the plat first and leave the gate where the meter reader needs it.`,
  ),
  closing: closing(
    'Is your neighbor’s fence leaning too?',
    'Ask together. One visit for two houses costs each of you less.',
  ),
  zipCodes: ['28079'],
  counties: ['Union'],
  neighborhoods: ['Brandon Oaks', 'Crismark', 'Taylor Glenn', 'Bonterra'],
  landmarks: ['Crossing Paths Park', 'Chestnut Square Park'],
  population: 39_997,
  founded: 1907,
  government: 'Mayor and town council',
  seo: seo(
    'Handyman and Contractor in Indian Trail, NC',
    'Fences, decks, painting and home repairs in Indian Trail, NC 28079. HOA forms filled in, Union County permits handled, free estimates.',
  ),
})

/** The page of Waxhaw. */
export const waxhaw = (picture: PictureOf): Seed<City> => ({
  _id: 'city-waxhaw',
  _type: 'city',
  name: 'Waxhaw',
  slug: slug('waxhaw'),
  state: 'NC',
  tier: 'nearby',
  order: 12,
  hero: hero(
    'Your contractor in Waxhaw, NC',
    'Decks, porches and repairs from the shops beside the tracks to Millbridge and Cureton. We build for sun, clay and committees.',
    picture('detail-deck.jpg'),
  ),
  reasons: [
    'Deck frames inspected and photographed before boards go on',
    'Downtown storefronts worked on between trains and customers',
    'Well and septic questions asked first outside the town',
  ],
  about: richText(
    paragraph`Waxhaw is a railroad town with a footbridge over its tracks and brick stores on both sides. Around it lie Millbridge, Cureton, Lawson and Prescot, with deep back yards and decks that face the afternoon.`,
    paragraph`South-facing boards cup first, so we set them bark side up, leave a gap for the clay’s damp to escape, and seal the cut ends. Union County issues the permit; the town and the association look at the drawing. Outside the town limits we ask about the well before we dig a footing.`,
  ),
  closing: closing(
    'How is the deck after this summer?',
    'Push a screwdriver into the frame by the house and tell us how far it goes. We take it from there.',
  ),
  zipCodes: ['28173'],
  counties: ['Union'],
  neighborhoods: ['Downtown Waxhaw', 'Millbridge', 'Cureton', 'Lawson', 'Prescot'],
  landmarks: ['Downtown footbridge', 'Museum of the Waxhaws', 'Cane Creek Park'],
  population: 20_534,
  founded: 1889,
  government: 'Mayor and board of commissioners',
  seo: seo(
    'Contractor and Deck Repair in Waxhaw, NC',
    'Decks, porches, painting and home repairs in Waxhaw, NC 28173. Frames inspected, permits and committees handled, written estimates free.',
  ),
})
