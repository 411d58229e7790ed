import type { City } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, place, seo, serviceTexts } from '../page.ts'
import { picture } from '../pictures.ts'
import { slug } from '../reference.ts'
import { paragraph, price, richText } from '../rich-text.ts'

/** The page of Mount Holly. */
export const mountHolly: Seed<City> = {
  _id: 'city-mount-holly',
  _type: 'city',
  name: 'Mount Holly',
  slug: slug('mount-holly'),
  state: 'NC',
  tier: 'nearby',
  order: 16,
  hero: hero(
    'Your contractor in Mount Holly, NC',
    'Repairs, sunrooms, and upkeep along the Catawba, for thread-mill cottages and the new streets above the river.',
    picture('addition-sunroom.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman: 'Storm doors, downspouts, closet systems, and the step that’s sunk.',
    renovations: 'Basement rooms kept dry first and finished second, kitchens opened to the view.',
    construction: 'Sunrooms, retaining walls, and decks on a slope, with the drains drawn in.',
    maintenance:
      'Gutters, grade, and crawl spaces checked after heavy rain, because that’s when the trouble shows.',
  }),
  reasons: [
    'Slopes, drains, and retaining walls looked at before the house',
    'Sunrooms heated, shaded, and insulated like any other room',
    'Gaston County permits handled',
  ],
  about: richText(
    paragraph`Mount Holly sits on hills above the Catawba, and water runs downhill: past the mill cottages near the old town, through the crawl spaces of ranches on the slope, and around the new houses at Stonewater. We look at gutters, grade, and drains first, because half of the soft floors people call about begin outside.`,
    paragraph`Gaston County issues the permit and the city looks at the zoning. Near Mountain Island Lake and the river, buffers limit what you can cut or build, so we mark them on the plan.`,
    paragraph`On a slope every repair has an uphill side. A damp crawl space under a ranch often begins with a downspout that ends at the corner of the house, or a driveway that sheds toward the garage. We follow the water during or just after rain if we can, because a dry site tells half the story. A pipe, a shallow ditch, or a reshaped bed is a small job with a shovel. The soft floor it prevents is a large one with a saw.`,
    paragraph`The cottages near the old mills are small frame houses with beadboard, pine floors, and a kitchen at the back that used to be a porch. Owners want light, a second bath, and a floor that’s flat enough for cabinets. As in any house on piers, we start underneath. Then we plan the room around the window that faces the hill. A basic added room costs ${price('price-room-addition-basic')}, and whether it needs a retaining wall decides where in that range you’ll land.`,
    paragraph`Stonewater and the streets above the river are new enough to have an HOA and old enough for the first round of caulk, paint, and deck boards. Retaining walls there deserve a look as well: the ones that lean have usually lost their drain. Taller walls need an engineer’s drawing and a permit, and we’ll say so before we price one.`,
    paragraph`Basements are more common here than elsewhere around Charlotte, because the hill gives them away for free. Finishing one begins with a summer of watching: tape a square of plastic to the slab and the block, and see which side sweats. We drain and seal first. Drywall, flooring, and a bath follow only when the plastic stays dry.`,
  ),
  closing: closing(
    'Get a Mount Holly quote',
    'Walk around the house right after the next heavy rain and take three photos. They’ll tell us more than an hour in the sun.',
  ),
  zipCodes: ['28120'],
  counties: ['Gaston'],
  location: place(35.2982, -81.0159),
  travelTime: '30–35 minutes',
  neighborhoods: ['Downtown Mount Holly', 'Stonewater', 'Riverfront'],
  landmarks: ['Tuckaseege Park', 'Mountain Island Lake', 'Mount Holly Cotton Mill'],
  population: 17_703,
  founded: 1879,
  areaSquareMiles: 11.2,
  government: 'Mayor and city council',
  seo: seo(
    'Handyman and Contractor in Mount Holly, NC',
    'Drainage, crawl spaces, sunrooms, and home repairs in Mount Holly, NC 28120. Gaston County permits handled. Free written estimates.',
  ),
}
