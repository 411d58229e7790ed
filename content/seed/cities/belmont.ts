import type { City } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, place, seo, serviceTexts } from '../page.ts'
import { picture } from '../pictures.ts'
import { slug } from '../reference.ts'
import { paragraph, price, richText } from '../rich-text.ts'

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
    'Porches, mill houses, and homes between two rivers. We build and repair outdoor rooms that dry out as fast as they get wet.',
    picture('hero-home.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman: 'Swings, screens, porch lights, and doors that swell every August.',
    renovations: 'Mill-house kitchens and attic bedrooms, with insulation where there never was any.',
    construction:
      'Screened porches, outdoor rooms, and stairs down to the water, permitted in the right order.',
    maintenance: 'Porch floors, crawl-space moisture, and west-facing decks, caught while they’re dry.',
  }),
  reasons: [
    'Porches vented and sloped so they dry',
    'Mill-house trim and siding matched',
    'Lake Wylie shoreline rules checked before we draw',
  ],
  about: richText(
    paragraph`Belmont sits on a peninsula between the Catawba and the South Fork, with an abbey on one side and a main street of brick stores in the middle. People are buying the mill houses near downtown and living in them again. We straighten their porches, insulate their floors, and keep their windows.`,
    paragraph`Down South Point Road, the houses are newer and the air is wetter. Screened porch floors need gaps, ceilings need fans, and you’ll need Duke Energy’s permission for stairs at the water’s edge. Building permits come from Gaston County.`,
    paragraph`Under a mill house in Belmont you’ll usually find brick piers, a dirt floor, and ducts somebody added in the seventies. We’ll start there, with a level, a moisture meter, and a camera. We cover damp soil with plastic, put a beam under sagging joists, and give the floor insulation it never had. Do that, and the doors stop swelling in August. It’s also what makes new tile, cabinets, and plaster worth paying for.`,
    paragraph`Porches are why people sit outside here, and water is why porches fail. The floor needs a slope you can see with a marble, a gap between boards, primer on every cut end, and a post that stands on metal with air under it. Screened ones need a ceiling that lets damp out and a fan rated for it. Rebuilding a porch as it was takes a few days of carpentry. Adding one is an addition, with footings, a permit from Gaston County, and a roof that has to meet yours.`,
    paragraph`Toward South Point and the lake, HOAs have to approve colors, docks have rules of their own, and lots fall steeply to the water. We look up the parcel, the shoreline buffer, and the committee before we sketch. Deck boards there get the sun twice, once from above and once off the water, so the stain, ${price('price-deck-staining')}, wears out sooner than inland.`,
    paragraph`Downtown gets busy on weekends, and its alleys are narrow. We plan work behind Main Street for early in the week, with lumber delivered before the restaurants open and the truck gone by supper.`,
    paragraph`A small list is welcome too. Mill-house doors need planing in August and shimming in January, sash cords break one by one, and the outlet is never where the desk is. Four or five of those make a good morning. A visit runs ${price('price-handyman')}, and we’ll bring the plane, the cord, and the boxes.`,
  ),
  closing: closing(
    'Where do you sit in the evening?',
    'Tell us about that spot. We’ll draw the porch that belongs there, with the price beside it.',
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
    'Screened porches, mill-house repairs, decks, and remodels in Belmont, NC 28012. Gaston County permits handled, free written estimates.',
  ),
}
