import type { City } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, place, seo, serviceTexts } from '../page.ts'
import { picture } from '../pictures.ts'
import { slug } from '../reference.ts'
import { paragraph, price, richText } from '../rich-text.ts'

/** The page of Waxhaw. */
export const waxhaw: Seed<City> = {
  _id: 'city-waxhaw',
  _type: 'city',
  name: 'Waxhaw',
  slug: slug('waxhaw'),
  state: 'NC',
  tier: 'nearby',
  order: 12,
  hero: hero(
    'Your contractor in Waxhaw, NC',
    'Decks, porches, and repairs from the shops beside the tracks to Millbridge and Cureton. We build for sun, clay, and committees.',
    picture('detail-deck.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman: 'Screens, storm doors, and porch swings, and the shop shelf that has to hold by tonight.',
    renovations: 'Farmhouse kitchens in new houses, and modern kitchens in farmhouses.',
    construction: 'Decks, porches, and detached garages on footings that reach below the loose clay.',
    maintenance: 'Deck boards, wells, and long gutters checked when the leaves are down.',
  }),
  reasons: [
    'Deck frames inspected and photographed before boards go on',
    'Downtown storefronts worked on between trains and customers',
    'Well and septic questions asked first outside the town',
  ],
  about: richText(
    paragraph`Waxhaw is a railroad town with a footbridge over its tracks and brick stores on both sides. Around it are Millbridge, Cureton, Lawson, and Prescot, with deep back yards and decks that face the afternoon sun.`,
    paragraph`South-facing boards cup first, so we set them good side up, leave a gap so moisture from the clay can escape, and seal the cut ends. Union County issues the permit; the town and the HOA look at the drawing. Outside the town limits, we’ll find your well before we dig a footing.`,
    paragraph`A deck is the first thing most people here call about. The boards look bad long before the frame does, and the frame is where the danger is: the board that holds it to the house nailed and never bolted, joist hangers rusted through, posts that end in the dirt. We’ll take up a board by the house and look. If the frame is sound, new boards and rails take a few days. If it isn’t, you need a new deck with a permit, footings the inspector has seen, and metal flashing against the house. Staining runs ${price('price-deck-staining')}.`,
    paragraph`Downtown is older than it looks from the bridge. Brick storefronts share walls, their floors slope to the alley, and a freight train shakes the plaster several times a day. We screw shelving and ceilings there; we never nail them. The cottages on the streets behind have porches with soft corners and doors somebody cut down more than once, and we can fix both with wood of the right size.`,
    paragraph`Millbridge and Lawson have committees with color lists and meeting dates. The farms and five-acre lots beyond have a well, a septic field, and a gate. For the first kind, we’ll fill out the form. For the second, we’ll call the county about the field before anything heavy crosses it, and bring what we need, because the nearest store isn’t near.`,
    paragraph`We come down Providence Road or Rea Road, and both are slow when school starts and ends. That’s why we group short lists by neighborhood. A deck or a porch keeps its crew from the first post to the last screw, and lumber gets there the morning we need it.`,
  ),
  closing: closing(
    'How solid is your deck?',
    'Push a screwdriver into the frame by the house and tell us how far it goes. We’ll take it from there.',
  ),
  zipCodes: ['28173'],
  counties: ['Union'],
  location: place(34.9246, -80.7434),
  travelTime: '20–35 minutes',
  neighborhoods: ['Downtown Waxhaw', 'Millbridge', 'Cureton', 'Lawson', 'Prescot'],
  landmarks: ['Downtown footbridge', 'Museum of the Waxhaws', 'Cane Creek Park'],
  population: 20_534,
  founded: 1889,
  areaSquareMiles: 12,
  government: 'Mayor and board of commissioners',
  seo: seo(
    'Contractor and Deck Repair in Waxhaw, NC',
    'Decks, porches, painting, and home repairs in Waxhaw, NC 28173. Frames inspected, permits and committees handled, free written estimates.',
  ),
}
