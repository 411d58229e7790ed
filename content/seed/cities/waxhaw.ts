import type { City } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, place, seo, serviceTexts } from '../page.ts'
import { picture } from '../pictures.ts'
import { slug } from '../reference.ts'
import { paragraph, richText } from '../rich-text.ts'

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
    'Decks, porches, and repairs from downtown to Millbridge and Cureton.',
    picture('detail-deck.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman: 'Screens, storm doors, porch swings, and shelves, at home or in your shop.',
    renovations: 'Kitchens and baths in new houses and old farmhouses.',
    construction: 'Decks, porches, and detached garages on footings that won’t move.',
    maintenance: 'Deck boards, wells, and gutters, checked every fall.',
  }),
  reasons: [
    'Deck frames checked and photographed before boards go on',
    'Downtown shop work scheduled around your customers',
    'Wells and septic fields located before we dig',
  ],
  about: richText(
    paragraph`Waxhaw is a railroad town with brick stores on both sides of the tracks. Around it are Millbridge, Cureton, Lawson, and Prescot, with big backyards and a lot of decks in full sun.`,
    paragraph`Boards in full sun warp first, so we leave a gap between them and seal the cut ends. Union County issues the permit, and the town and the HOA look at the drawing. Outside the town limits, we find your well before we dig.`,
    paragraph`Most people here call about a deck. Bad boards are ugly, but a bad frame is dangerous: nails where there should be bolts, rusted joist hangers, or posts rotting in the dirt. We pull up a board next to the house and look underneath. If the frame’s solid, new boards and rails take a few days. If it isn’t, you need a new deck with a permit and inspected footings.`,
    paragraph`Downtown, freight trains shake the brick storefronts all day, so we use screws, not nails. On the streets behind them, we fix cottages with soft porch floors and doors that don’t fit anymore.`,
    paragraph`In Millbridge and Lawson, we fill out the HOA form for you. On the farms and five-acre lots, we find the septic field before we drive anything heavy over it.`,
    paragraph`Providence Road and Rea Road back up when school starts and lets out, so we group small jobs by neighborhood. On a deck or a porch, the same crew stays until it’s done.`,
  ),
  closing: closing(
    'Get a Waxhaw quote',
    'Not sure about your deck? Push a screwdriver into the frame next to the house. If the blade goes in, call us.',
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
    'Decks, porches, painting, and home repairs in Waxhaw, NC 28173. We check the deck frame first and show you photos. Free estimates.',
  ),
}
