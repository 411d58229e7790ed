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
    picture('reno-open-staircase-hall.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman: 'Balusters, mantels, sticky locks, and plaster corners in houses with twelve-foot ceilings.',
    renovations: 'Center halls kept, kitchens moved to where the light is, baths fitted under the eaves.',
    construction: 'Storefront fit-outs by the courthouse and additions behind tall old houses.',
    maintenance: 'Chimneys, porches, and tin roofs looked at twice a year, with photos.',
  }),
  reasons: [
    'Stairs, balusters, and plaster repaired in kind',
    'Downtown district reviews drawn and filed',
    'City utilities called before panels or meters are touched',
  ],
  about: richText(
    paragraph`Monroe is the seat of Union County, with a brick courthouse from the 1880s in the middle of its square and a downtown historic district around it. The streets behind have tall frame houses with center halls, heart-pine stairs, and fireplaces in every room; toward the airport and the expressway they turn to ranches and new brick.`,
    paragraph`The city looks after permits inside its limits and runs its own electricity, gas, and water, which makes one phone call do the work of three. Outside the limits the county is in charge. We ask before we plan.`,
    paragraph`The tall houses off the square share a list. Plaster comes loose at the top of the stair, balusters work out of their treads, and the front porch has a soft spot where a gutter has dripped for years. All three are repairs. Plaster is drawn back to the lath with washers and skimmed, stairs are wedged and glued from below, porch boards are let in one by one. Stripping them out costs more and leaves you with less house.`,
    paragraph`South and east of the center the houses are brick ranches from the sixties and seventies with low attics and carports. Their owners ask for a second bath, a carport made into a room, a kitchen with more than two outlets. Each of these needs a permit, and the first question is whether the panel and the drain have anything left to give. We’ll reply that before drawing. A bath costs ${price('price-bathroom-remodel')}, depending mostly on how far the drain moves.`,
    paragraph`Summer here’s hotter than in the city’s shade, and west walls show it. Wood windows dry out and rattle, tin roofs loosen their fasteners, and paint on a south gable fails years before the rest. A yearly round with a brush, a putty knife, and a box of screws keeps all of that small. We plan the far side of Union County by the week, so tell us early which days suit.`,
    paragraph`Whether your address is inside the city matters more than it seems. Inside, the city’s permit center takes the application; outside, Union County does, a few blocks away. The inspector, the fee, and the form differ. We look the parcel up, apply at the right counter and meet whoever comes.`,
  ),
  closing: closing(
    'A loose baluster or a whole stair?',
    'Send a photo from the bottom step. We’ll tell you whether it’s glue, a wedge, or a carpenter’s week.',
  ),
  zipCodes: ['28110', '28112'],
  counties: ['Union'],
  location: place(34.9854, -80.5495),
  travelTime: '35-40 minutes',
  neighborhoods: ['Downtown Monroe', 'Hilltop', 'Rolling Hills'],
  landmarks: ['Old Union County Courthouse', 'Dowd Center Theatre', 'Belk Tonawanda Park'],
  population: 34_562,
  founded: 1844,
  government: 'Mayor and city council',
  seo: seo(
    'Contractor and Handyman in Monroe, NC',
    'Stairs, porches, plaster, and home repairs in Monroe, NC 28110. Downtown district reviews and city permits handled, free estimates.',
  ),
}
