import type { City } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, place, seo, serviceTexts } from '../page.ts'
import { picture } from '../pictures.ts'
import { slug } from '../reference.ts'
import { paragraph, price, richText } from '../rich-text.ts'

/** The page of Indian Trail. */
export const indianTrail: Seed<City> = {
  _id: 'city-indian-trail',
  _type: 'city',
  name: 'Indian Trail',
  slug: slug('indian-trail'),
  state: 'NC',
  tier: 'nearby',
  order: 11,
  hero: hero(
    'Your contractor in Indian Trail, NC',
    'Fences, decks, paint, and repairs for the neighborhoods along Old Monroe Road, where a whole street turns twenty in the same summer.',
    picture('detail-fence.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman: 'Gates, disposals, and garage shelves for a whole cul-de-sac on one Saturday’s list.',
    renovations: 'Builder-grade kitchens and baths replaced room by room while the family lives around them.',
    construction: 'Decks, sunrooms, and bonus rooms drawn to the plat and the association’s rules.',
    maintenance: 'Front doors, fence stain, and caulk, renewed before twenty summers wear them out.',
  }),
  reasons: [
    'Fence lines checked against the plat before a post is set',
    'HOA forms for Brandon Oaks, Crismark, and Bonterra filled out',
    'Union County permits handled',
  ],
  about: richText(
    paragraph`Indian Trail grew fast, a subdivision at a time: Brandon Oaks, Crismark, Taylor Glenn, Bonterra. The houses are sound and their parts are the same age, so neighbors often share a visit: two fences, three water-heater valves, a row of faded front doors.`,
    paragraph`Permits come from Union County in Monroe, and zoning from the town. Fences cross utility easements more often than people think. We read the plat first and put the gate where the meter reader needs it.`,
    paragraph`At about twenty years a house here needs the same six or seven things: the water heater and its valve, the garbage disposal, the caulk at every window, the deck boards, the exterior paint, the fence posts at the gate, and the fan in the upstairs bath that never quite reached the outside. We’ll walk through once, write them in the order of what leaks first, and price each one. A visit runs ${price('price-handyman')}, and several jobs fit into one.`,
    paragraph`Most of these neighborhoods have an architectural committee. It needs a form, a plat with the change drawn in, a color number, and sometimes a neighbor’s signature, and it can take weeks to meet. Fences and decks get the hardest look. We’ll prepare the pages before the job goes on the calendar, because a post that’s set before the approval has to come out again.`,
    paragraph`Red clay is the other constant. Lots were graded in a hurry, so water stands along the foundation and at the low corner of the yard, and posts heave where it stands. We dig below the loose fill, widen the footing, and run the downspout away from it before we blame the fence. North Carolina requires a call to 811, and three full working days for the lines to be marked, before we dig those holes.`,
    paragraph`Kitchens and baths of that age are sound and plain. The cabinet boxes are often worth keeping, the tops and the lights aren’t, and the shower is a fiberglass unit we can replace with tile in the same footprint. A bath costs ${price('price-bathroom-remodel')}, toward the low end when the plumbing stays put. Families here tend to stay in the house, so we’ll do one bath at a time and leave the other alone.`,
  ),
  closing: closing(
    'Is your neighbor’s fence leaning too?',
    'Call us together. One visit for two houses costs each of you less.',
  ),
  zipCodes: ['28079'],
  furtherZipCodes: ['28104'],
  counties: ['Union'],
  location: place(35.0768, -80.6692),
  travelTime: '20–25 minutes',
  neighborhoods: ['Brandon Oaks', 'Crismark', 'Taylor Glenn', 'Bonterra'],
  landmarks: ['Crossing Paths Park', 'Chestnut Square Park'],
  population: 39_997,
  founded: 1907,
  areaSquareMiles: 22.4,
  government: 'Mayor and town council',
  seo: seo(
    'Handyman and Contractor in Indian Trail, NC',
    'Fences, decks, painting, and home repairs in Indian Trail, NC 28079. HOA forms filled out, Union County permits handled, free estimates.',
  ),
}
