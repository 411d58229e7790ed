import type { City } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, place, seo, serviceTexts } from '../page.ts'
import { picture } from '../pictures.ts'
import { slug } from '../reference.ts'
import { paragraph, price, richText } from '../rich-text.ts'

/** The page of Harrisburg. */
export const harrisburg: Seed<City> = {
  _id: 'city-harrisburg',
  _type: 'city',
  name: 'Harrisburg',
  slug: slug('harrisburg'),
  state: 'NC',
  tier: 'nearby',
  order: 14,
  hero: hero(
    'Your contractor in Harrisburg, NC',
    'Repairs, washing, paint, and garage projects for houses between the speedway and Rocky River.',
    picture('detail-pressure-washing.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman: 'Garage shelves, TV mounts, treadmills, and leaky spigots.',
    renovations: 'Finished bonus rooms, updated kitchens, and real showers in primary baths.',
    construction: 'Workshops, third garage bays, and covered patios that drain away from the house.',
    maintenance: 'Driveways, siding, and fences washed, sealed, and checked once a year.',
  }),
  reasons: [
    'Driveways, siding, and fences washed without damage',
    'Garages turned into workshops, gyms, and drop zones',
    'Cabarrus County permits handled',
  ],
  about: richText(
    paragraph`Harrisburg became a town in the seventies and grew fast. Canterfield Estates, Abbington, and Rocky River Crossing have family houses with two-car garages, and that’s where a lot of our jobs start: a workbench, a car charger, or a floor that needs sealing.`,
    paragraph`Race weeks tie up the roads, so we plan around them. Cabarrus County issues permits, and the town approves zoning.`,
    paragraph`Most houses here were built in the nineties or later. The caulk and paint on the sunny side wear out first, then the water heater, then the builder’s fans and faucets. North walls turn green every spring. A soft wash once a year is enough. High pressure would drive water behind the siding.`,
    paragraph`Turning a garage into a shop or a gym takes more than paint. A welder, a treadmill, or a car charger needs its own circuit, and new circuits need an electrical permit from Cabarrus County. Basic electrical work costs ${price('price-electrical-basic')}. Longer wire runs cost more.`,
    paragraph`The bonus room over the garage is the hottest room in July and the coldest in January. Before you buy a bigger AC, let us look behind the short side walls for fallen insulation or a loose duct. The fix is often an afternoon’s work. HOAs here require a form for a shed, a fence, or a patio cover, and we’ll fill it out.`,
    paragraph`After a wet spring, we hear about water in the yard. Often a shed, a raised bed, or a low fence is blocking the ditch along the back of the lot. We clear the ditch and extend the downspouts before we replace any rotten fence boards.`,
  ),
  closing: closing(
    'Get a Harrisburg quote',
    'What should fit in the garage besides the car? We’ll sketch a plan and put a price on it.',
  ),
  zipCodes: ['28075'],
  counties: ['Cabarrus'],
  location: place(35.324, -80.6578),
  travelTime: '30–45 minutes',
  neighborhoods: ['Canterfield Estates', 'Abbington', 'Rocky River Crossing'],
  landmarks: ['Harrisburg Town Center', 'Harrisburg Park', 'Pharr Mill Road Park'],
  population: 18_967,
  founded: 1973,
  areaSquareMiles: 11.5,
  government: 'Mayor and town council',
  seo: seo(
    'Handyman and Contractor in Harrisburg, NC',
    'Home repairs, pressure washing, painting, and garage projects in Harrisburg, NC 28075. Send us your list for a free written estimate.',
  ),
}
