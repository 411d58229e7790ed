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
    'Fences, decks, paint, and repairs for Indian Trail’s neighborhoods, where a lot of houses are just turning twenty.',
    picture('detail-fence.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman: 'Gates, disposals, and garage shelves, for you and your neighbor in one visit.',
    renovations: 'Builder-grade kitchens and baths updated one at a time while you live there.',
    construction: 'Decks, sunrooms, and bonus rooms that fit your lot and your HOA’s rules.',
    maintenance: 'Front doors, fences, and caulk, touched up before they need replacing.',
  }),
  reasons: [
    'Fence lines checked on the plat before we dig',
    'HOA forms for Brandon Oaks, Crismark, and Bonterra filled out',
    'Union County permits handled',
  ],
  about: richText(
    paragraph`Indian Trail grew fast, one subdivision at a time: Brandon Oaks, Crismark, Taylor Glenn, Bonterra. Everything on a street wears out around the same time, so neighbors often share a visit.`,
    paragraph`Union County issues permits in Monroe, and the town approves zoning. Fences cross utility easements more often than people think, so we check the plat first.`,
    paragraph`At about twenty years, most houses here need the same things: a water heater, a disposal, caulk, deck boards, exterior paint, and gate posts. We walk through once, make a list that starts with what leaks, and price each item. A visit runs ${price('price-handyman')} for the first small job, and the rest of your list is added to that.`,
    paragraph`Most of these neighborhoods have an HOA that has to approve fences and decks first. The HOA wants a form, a plat, and a color, and the answer can take weeks. We do the paperwork before we put the job on the calendar.`,
    paragraph`Then there’s the red clay. Clay in low corners stays wet, swells, and pushes posts up. We dig deeper, widen the footing, and move the downspout away from the posts. Before we dig, North Carolina requires a call to 811 and three full working days for the lines to be marked.`,
    paragraph`In twenty-year-old kitchens, the cabinets are often worth keeping and the counters aren’t. We can replace a fiberglass shower with tile in the same space. A bath runs ${price('price-bathroom-remodel')}, at the low end if the plumbing stays put. We do one bath at a time, so you always have the other.`,
  ),
  closing: closing(
    'Get an Indian Trail quote',
    'Is your neighbor’s fence leaning too? Call us together. If we do both houses in one visit, you each pay less.',
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
    'Fences, decks, painting, and home repairs in Indian Trail, NC 28079. We fill out the HOA form and get the Union County permit.',
  ),
}
