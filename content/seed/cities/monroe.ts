import type { City } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, place, seo, serviceTexts } from '../page.ts'
import { picture } from '../pictures.ts'
import { slug } from '../reference.ts'
import { paragraph, price, richText } from '../rich-text.ts'

/** The page of Monroe. */
export const monroe: Seed<City> = {
  _id: 'city-monroe',
  _type: 'city',
  name: 'Monroe',
  slug: slug('monroe'),
  state: 'NC',
  tier: 'nearby',
  order: 13,
  hero: hero(
    'Your contractor in Monroe, NC',
    'Courthouse-square storefronts, tall old houses, and ranches on the edge of town. We fix stairs, porches, plaster, and just about anything else in the house.',
    picture('detail-drywall.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman: 'Balusters, mantels, sticky locks, and cracked plaster.',
    renovations: 'Bigger kitchens, new baths upstairs, and the old front hall left alone.',
    construction: 'Storefront upfits by the courthouse and additions to old houses.',
    maintenance: 'Chimneys, porches, and tin roofs checked once a year, with photos.',
  }),
  reasons: [
    'Stairs, balusters, and plaster repaired to match',
    'Historic-district applications drawn up and filed',
    'We call the city utility before we touch a panel or a meter',
  ],
  about: richText(
    paragraph`Monroe is the seat of Union County, with an 1880s brick courthouse and a downtown historic district around it. The streets behind it have tall old houses with heart-pine stairs and a fireplace in every room. Out toward the airport are ranches and newer brick houses.`,
    paragraph`The city handles permits inside its limits and runs its own electricity, gas, and water. Outside the limits the county is in charge. We look up which side of the line you’re on before we plan.`,
    paragraph`The old houses off the square have the same problems: loose plaster, wobbly balusters, and a soft spot on the porch where the gutter drips. We can fix all three problems. We screw the plaster back and skim it, tighten the stairs from below, and replace porch boards one at a time. Repairs usually cost less than tearing everything out.`,
    paragraph`South and east of downtown are brick ranches from the sixties and seventies. People want a second bath, a room where the carport is, or a kitchen with more than two outlets. All three jobs need a permit. We check the panel and the drain before we draw anything. A bath runs ${price('price-bathroom-remodel')}, depending mostly on how far the drain moves.`,
    paragraph`The summer sun is hard on the west side of a house. Wood windows dry out and rattle, tin roofs work loose, and paint fails early. A visit once a year catches all of that while it’s small. We come out this way on set days, so let us know early which days work for you.`,
    paragraph`Inside the city limits, the city’s permit center takes the application. Outside the limits, Union County does. Each has its own inspectors, fees, and forms. We look up your lot, apply in the right place, and meet the inspector.`,
  ),
  closing: closing(
    'Get a Monroe quote',
    'Whether it’s one loose baluster or the whole staircase, start with a photo. We’ll tell you if the work takes an hour or a week.',
  ),
  zipCodes: ['28110', '28112'],
  counties: ['Union'],
  location: place(34.9854, -80.5495),
  travelTime: '35–40 minutes',
  neighborhoods: ['Downtown Monroe', 'Hilltop', 'Rolling Hills'],
  landmarks: ['Old Union County Courthouse', 'Dowd Center Theatre', 'Belk Tonawanda Park'],
  population: 34_562,
  founded: 1844,
  areaSquareMiles: 30.9,
  government: 'Mayor and city council',
  seo: seo(
    'Contractor and Handyman in Monroe, NC',
    'Stairs, porches, plaster, and home repairs in Monroe, NC 28110. We file with the city or the county and give you a free estimate.',
  ),
}
