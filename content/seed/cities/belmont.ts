import type { City } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, place, seo, serviceTexts } from '../page.ts'
import { picture } from '../pictures.ts'
import { slug } from '../reference.ts'
import { paragraph, richText } from '../rich-text.ts'

/** The page of Belmont. */
export const belmont: Seed<City> = {
  _id: 'city-belmont',
  _type: 'city',
  name: 'Belmont',
  slug: slug('belmont'),
  state: 'NC',
  tier: 'nearby',
  order: 15,
  hero: hero(
    'Your contractor in Belmont, NC',
    'Porches, mill houses, and homes between two rivers. We build and repair porches and decks that hold up to moisture.',
    picture('hero-home.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman: 'Porch swings, screens, lights, and doors that stick every August.',
    renovations: 'Mill-house kitchens and attic bedrooms, with insulation they never had.',
    construction: 'Screened porches, outdoor rooms, and stairs down to the water, with the right permits.',
    maintenance: 'Porch floors, damp crawl spaces, and west-facing decks, checked before they rot.',
  }),
  reasons: [
    'Porches sloped so they dry out',
    'Mill-house trim and siding matched',
    'Lake Wylie shoreline rules checked before we draw',
  ],
  about: richText(
    paragraph`Belmont sits on a peninsula between the Catawba and the South Fork, with a brick main street in the middle. Near downtown, families are fixing up the old mill houses. We straighten the porches, insulate the floors, and save the windows.`,
    paragraph`Down South Point Road, the houses are newer and closer to the lake. You’ll need Duke Energy’s permission for stairs at the water’s edge. Building permits come from Gaston County.`,
    paragraph`Under a mill house in Belmont you’ll usually find brick piers, a dirt floor, and ducts from the seventies. We start under the house, with a level and a moisture meter. We cover damp soil with plastic, support sagging joists, and insulate the floor. After that, the doors stop sticking in August, and new tile and cabinets stay put.`,
    paragraph`Water is what ruins porches. The floor should slope enough for a marble to roll, with gaps between the boards and posts that sit up off the wet floor. Rebuilding a porch takes a few days. A new one counts as an addition, with footings, a permit from Gaston County, and a roof tied into yours.`,
    paragraph`Toward South Point and the lake, HOAs have to approve colors, and docks have rules of their own. We look up the lot and the shoreline buffer before we draw. Sun off the water is hard on deck boards, so stain wears out sooner there.`,
    paragraph`Downtown gets busy on weekends. We schedule work behind Main Street early in the week and have the truck gone by dinner.`,
    paragraph`We’re happy to do small lists too: sticking doors, broken sash cords, a new outlet where the desk is. Four or five small jobs make a good morning.`,
  ),
  closing: closing(
    'Get a Belmont quote',
    'Want a porch, or have one that needs work? We’ll come look, draw the porch, and put a price in writing.',
  ),
  zipCodes: ['28012'],
  counties: ['Gaston'],
  location: place(35.2429, -81.0373),
  travelTime: '25–40 minutes',
  neighborhoods: ['Downtown Belmont', 'South Point', 'Reflection Pointe', 'Adams Bluff'],
  landmarks: ['Belmont Abbey', 'Stowe Park', 'Daniel Stowe Botanical Garden'],
  population: 15_010,
  founded: 1895,
  areaSquareMiles: 12.2,
  government: 'Mayor and city council',
  seo: seo(
    'Contractor and Porch Builder in Belmont, NC',
    'Screened porches, mill-house repairs, decks, and remodels in Belmont, NC 28012. We get the Gaston County permit, and the estimate’s free.',
  ),
}
