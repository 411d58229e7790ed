import type { City } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, place, seo, serviceTexts } from '../page.ts'
import { picture } from '../pictures.ts'
import { slug } from '../reference.ts'
import { paragraph, price, richText } from '../rich-text.ts'

/** The page of Gastonia. */
export const gastonia: Seed<City> = {
  _id: 'city-gastonia',
  _type: 'city',
  name: 'Gastonia',
  slug: slug('gastonia'),
  state: 'NC',
  tier: 'extended',
  order: 9,
  hero: hero(
    'Your contractor in Gastonia, NC',
    'Repairs, remodels, and second stories, from Loray Mill cottages to the brick houses of York-Chester.',
    picture('addition-second-story.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman: 'Porch floors, old windows, outlets, and anything else on your list.',
    renovations: 'Mill-house kitchens with a real pantry, and York-Chester baths that keep the old tile.',
    construction: 'Second stories and rear additions, once we’ve made sure the house can carry them.',
    maintenance: 'Crawl spaces, gutters, and siding, checked before storm season.',
  }),
  reasons: [
    'Mill-village houses lifted and leveled',
    'Drawings done for the York-Chester historic commission',
    'Gaston County permits and inspections handled',
    'On a larger job, the same crew stays until it’s done',
  ],
  about: richText(
    paragraph`Loray Mill is lofts now, with hundreds of small cottages on piers around it. In York-Chester, the people who ran the mills built brick houses with deep porches. A lot of our work here starts under the floor, with sunken piers, wet sills, and ducts lying on the ground.`,
    paragraph`Gaston County issues permits, and the city approves zoning. York-Chester is a local historic district with its own commission.`,
    paragraph`Gardner Park and Robinwood have brick ranches and split-levels from the fifties to the seventies. Expect cast-iron drains, an electrical panel with no room left, and aluminum windows that sweat in winter. Opening the kitchen to the den takes a beam and about a week. Cabinet delivery sets the rest of the schedule.`,
    paragraph`In a mill cottage, we level the floor before anything else. Then we cover the clay with plastic, insulate, and start on the room. Kitchens run ${price('price-kitchen-remodel')}, the same as everywhere else. Work under the floor is listed separately, once we’ve been down there to look.`,
    paragraph`Gastonia’s a longer drive for us, so we do small jobs here on set days. Give us two days that work for you. If you’re in the historic district, allow time for the commission too. We do the drawings and find out when it meets.`,
    paragraph`Red clay holds water, and in July a crawl space can get damp enough to drip. Plastic over the clay and a dehumidifier will often fix it, and you won’t need a new floor.`,
  ),
  closing: closing(
    'Get a Gastonia quote',
    'Sloping floors, sticking doors, or a whole kitchen? Let us know what’s bothering you, and we’ll bring a level.',
  ),
  zipCodes: ['28052', '28054', '28056'],
  counties: ['Gaston'],
  location: place(35.2621, -81.1873),
  travelTime: '40–55 minutes',
  neighborhoods: ['York-Chester', 'Loray Mill Village', 'Fairmont Park', 'Robinwood', 'Gardner Park'],
  landmarks: ['Loray Mill', 'Schiele Museum', 'FUSE District'],
  population: 80_411,
  founded: 1877,
  areaSquareMiles: 52,
  government: 'Mayor and city council',
  seo: seo(
    'Contractor and Handyman in Gastonia, NC',
    'Mill-house repairs, second stories, remodels, and porches in Gastonia, NC 28052. We start under the floor and put the price in writing.',
  ),
}
