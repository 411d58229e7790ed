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
    'From Loray Mill cottages to the brick houses of York-Chester: repairs, remodels, and second stories on houses that were built to last.',
    picture('addition-second-story.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman: 'Porch floors, sash windows, and the outlet behind the sofa in a Loray cottage, on one list.',
    renovations:
      'Mill-house kitchens with a real pantry, and York-Chester baths that keep their hexagon tile.',
    construction: 'Second stories, rear additions, and piers fixed before anything is built on top.',
    maintenance:
      'Crawl spaces, gutters, and west walls taken care of before the wind off Crowders Mountain finds them.',
  }),
  reasons: [
    'Mill-village houses lifted, leveled, and kept',
    'York-Chester exteriors drawn for the historic commission',
    'Gaston County permits and inspections handled',
    'Larger jobs scheduled in blocks, so the crew stays until it’s done',
  ],
  about: richText(
    paragraph`Gastonia’s houses follow its mills. Around Loray Mill, now lofts, there are hundreds of small frame cottages on piers; in York-Chester the people who ran the mills built brick and shingle with deep porches. Most of our work here begins below the floor: piers that sank, sills that stayed wet, and ducts lying on the ground.`,
    paragraph`Permits come from Gaston County and zoning from the city. York-Chester is a local historic district with a commission of its own. Wind and hard rain come off Crowders Mountain onto the west side of town, so we fit metal flashing before we caulk.`,
    paragraph`Gardner Park and Robinwood are another kind of house: brick ranches and split-levels from the fifties to the seventies, on crawl spaces, under big oaks. Expect cast-iron drains below the bath, a panel with no room for one more breaker, and aluminum windows that sweat on the first cold morning. Opening that kitchen to the den takes a beam and about a week; cabinet delivery sets the rest of the schedule.`,
    paragraph`In a mill cottage the order is different. A floor that rolls an inch across the room turns every cabinet above it into a custom piece, so piers and sills come first, then plastic over the clay and insulation between the joists, and only then the room. Kitchens here are priced like everywhere else, at ${price('price-kitchen-remodel')}. Work under the floor gets its own line, written after one of us has been down there with a light.`,
    paragraph`It’s a longer drive than the towns in Mecklenburg, so we save up small jobs for set days and run large ones without a break. Send the list with two days that work for you. If your house is in the historic district and the change shows from the street, allow for the commission’s calendar as well. We’ll prepare the drawings and tell you the date of the next meeting.`,
    paragraph`Red clay holds water on this side of the river just like on the other, and a crawl space in July can drip from its own ducts. Where we find that, we’ll tell you what a ground cover and a dehumidifier would do before we sell you a new floor. Wood that’s been damp for one summer dries out; wood that’s been damp for ten has to be replaced.`,
  ),
  closing: closing(
    'Does the floor roll toward the mill?',
    'Tell us which doors stick. We’ll bring the level.',
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
    'Mill-house repairs, second stories, remodels, and porches in Gastonia, NC 28052. Gaston County permits handled. Free written estimates.',
  ),
}
