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
    'Repairs, sunrooms, and upkeep along the Catawba, for mill cottages and newer homes above the river.',
    picture('addition-sunroom.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman: 'Storm doors, downspouts, closet systems, and sunken steps.',
    renovations: 'Finished basements that stay dry, and kitchens opened to the view.',
    construction: 'Sunrooms, retaining walls, and decks on a slope, with proper drainage.',
    maintenance: 'Gutters, drainage, and crawl spaces, checked after heavy rain, when the problems show.',
  }),
  reasons: [
    'We check slopes, drains, and retaining walls first',
    'Sunrooms you can use all year',
    'Gaston County permits handled',
  ],
  about: richText(
    paragraph`Mount Holly sits on hills above the Catawba, and water runs downhill, often into somebody’s crawl space. We look at gutters, slope, and drains first, because a lot of the soft floors people call about come from water outside.`,
    paragraph`Gaston County issues the permit, and the city looks at the zoning. Near Mountain Island Lake and the river, protected buffers limit where you can cut trees or build.`,
    paragraph`A damp crawl space often starts with a downspout that ends at the corner of the house, or a driveway that slopes toward the garage. We like to come right after a rain and follow the water. A buried pipe or a shallow ditch is a small job. The rotten floor it prevents is a big one.`,
    paragraph`The cottages near the old mills have beadboard, pine floors, and a kitchen that used to be a porch. People want more light, a second bath, and a level floor. We start underneath, with the piers. A basic room addition costs ${price('price-room-addition-basic')}, and more if it needs a retaining wall.`,
    paragraph`In Stonewater, it’s time for the first round of caulk, paint, and deck boards. Have the retaining walls checked too. If a wall leans, its drain has usually failed. Taller walls need an engineer’s drawing and a permit.`,
    paragraph`Basements are more common here than in most towns around Charlotte. Before you finish one, make sure it’s dry: tape a square of plastic to the floor and the wall and see if it sweats. We drain and seal first, and do the drywall and flooring once it stays dry.`,
  ),
  closing: closing(
    'Get a Mount Holly quote',
    'After the next heavy rain, walk around the house and take three photos. Your photos will tell us a lot.',
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
    'Drainage, crawl spaces, sunrooms, and home repairs in Mount Holly, NC 28120. We look at the water first. Free written estimates.',
  ),
}
