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
    handyman: 'Garage shelving, TV walls, treadmills, and the spigot that drips on the driveway.',
    renovations: 'Bonus rooms finished, island kitchens rewired, primary baths given a real shower.',
    construction:
      'Workshops, third garage bays, and covered patios with the slab drained away from the house.',
    maintenance: 'Driveways, siding, and fences washed, sealed, and checked once a year.',
  }),
  reasons: [
    'Driveways, siding, and fences washed at the right pressure',
    'Garages turned into workshops, gyms, and drop zones',
    'Cabarrus County permits handled',
  ],
  about: richText(
    paragraph`Harrisburg became a town in the seventies and filled in around a center that’s newer than most of its streets. Canterfield Estates, Abbington, and Rocky River Crossing have family houses with two-car garages, and the garage is where many of our jobs start: a bench, a charger circuit, a floor that needs sealing.`,
    paragraph`Race weeks fill the roads to the speedway, so we plan around them. Permits come from Cabarrus County and zoning from the town.`,
    paragraph`Most houses here were built since the nineties, on slabs or crawl spaces, in vinyl, fiber cement, and brick. They wear out in a known order. Caulk and exterior paint go first on the side that gets the afternoon sun, then the water heater, then the fans and faucets the builder bought by the pallet. North walls turn green every spring after the pollen. A soft wash once a year is enough; high pressure would drive water behind the siding.`,
    paragraph`A garage turned into a shop or a gym takes more than a coat of paint. The slab slopes to the door, the door to the house has to hold back fire, and a welder, a treadmill, or a car charger needs a circuit of its own. New circuits need an electrical permit from Cabarrus County. Basic electrical work costs ${price('price-electrical-basic')}, and longer runs are priced by the path the cable takes.`,
    paragraph`Upstairs, the bonus room over that garage is the hottest place in the house in July and the coldest in January. Before anyone sells you a bigger air conditioner, we’ll look behind the knee walls: insulation that slid down, a hatch without a seal, a duct that came loose. An afternoon’s work up there often does more than a bigger unit. Associations here require a form before a shed, a fence, or a patio cover, and we’ll fill it out and attach the plat.`,
    paragraph`Water in the yard is the complaint we hear after every wet spring. New lots drain toward a shallow ditch along the back line, and a shed, a raised bed, or a fence set tight to the ground stops it. We’ll open the ditch, lift the bottom board, and carry the downspouts past it before we replace any boards or beds.`,
  ),
  closing: closing(
    'Get a Harrisburg quote',
    'Tell us what should fit in the garage besides the car. We’ll draw it on one page with a price.',
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
    'Home repairs, pressure washing, painting, and garage projects in Harrisburg, NC 28075. Cabarrus County permits handled, free estimates.',
  ),
}
