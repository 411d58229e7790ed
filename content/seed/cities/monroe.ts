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
    'Courthouse-square storefronts, tall old houses, and ranches on the edge of town. We repair stairs, porches, plaster, and everything the heat got to.',
    picture('detail-drywall.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman: 'Balusters, mantels, sticky locks, and plaster corners in houses with twelve-foot ceilings.',
    renovations: 'Center halls kept, kitchens moved to where the light is, baths tucked under the eaves.',
    construction: 'Storefront upfits by the courthouse and additions behind tall old houses.',
    maintenance: 'Chimneys, porches, and tin roofs looked at twice a year, with photos.',
  }),
  reasons: [
    'Stairs, balusters, and plaster repaired to match',
    'Historic-district applications drawn up and filed',
    'City utilities called before panels or meters are touched',
  ],
  about: richText(
    paragraph`Monroe is the seat of Union County, with a brick courthouse from the 1880s in the middle of its square and a downtown historic district around it. The streets behind have tall frame houses with center halls, heart-pine stairs, and fireplaces in every room; toward the airport and the expressway you’ll find ranches and new brick.`,
    paragraph`The city handles permits inside its limits and runs its own electricity, gas, and water, so one phone call does the work of three. Outside the limits the county is in charge. We’ll ask before we plan.`,
    paragraph`The tall houses off the square share a list. Plaster comes loose at the top of the stair, balusters work out of their treads, and the front porch has a soft spot where a gutter has dripped for years. All three can be repaired. We draw plaster back to the wood strips behind it with washers and skim it, wedge and glue stairs from below, and replace porch boards one by one. Stripping them out costs more and leaves you with less house.`,
    paragraph`South and east of the center the houses are brick ranches from the sixties and seventies with low attics and carports. The wish list is a second bath, a carport made into a room, a kitchen with more than two outlets. Each one needs a permit, and the first question is whether the panel and the drain have any room left. We’ll answer that before we draw. A bath costs ${price('price-bathroom-remodel')}, depending mostly on how far the drain moves.`,
    paragraph`Summers are hotter here than under Charlotte’s trees, and west walls show it. Wood windows dry out and rattle, tin roofs loosen their fasteners, and paint on a south gable fails years before the rest. A yearly visit with a brush, a putty knife, and a box of screws keeps all of that small. We plan the far side of Union County by the week, so tell us early which days work for you.`,
    paragraph`Whether you’re inside the city limits matters more than it seems. Inside, the city’s permit center takes the application; outside, Union County does, a few blocks away. The inspector, the fee, and the form are different. We’ll look up the parcel, apply at the right counter, and meet whoever comes.`,
  ),
  closing: closing(
    'A loose baluster or the whole staircase?',
    'Send a photo from the bottom step. We’ll tell you if it needs glue, a wedge, or a carpenter for a week.',
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
    'Stairs, porches, plaster, and home repairs in Monroe, NC 28110. Downtown district reviews and city permits handled, free estimates.',
  ),
}
