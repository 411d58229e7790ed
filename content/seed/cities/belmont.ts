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
    picture('reno-screened-porch-deck.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman: 'Swings, screens, porch lights, and doors that swell every August.',
    renovations: 'Mill-house kitchens and attic bedrooms, with insulation where there never was any.',
    construction:
      'Screened porches, outdoor rooms, and stairs toward the water, permitted in the right order.',
    maintenance: 'Porch floors, crawl-space moisture, and west-facing decks, caught while they’re dry.',
  }),
  reasons: [
    'Porches vented and sloped so that they dry',
    'Mill-house trim and siding matched',
    'Shoreline rules on Lake Wylie asked before we draw',
  ],
  about: richText(
    paragraph`Belmont sits on a peninsula between the Catawba and the South Fork, with an abbey on one side and a main street of brick stores in the middle. The mill houses near downtown are being bought and lived in again; we straighten their porches, insulate their floors, and keep their windows.`,
    paragraph`Down South Point Road the houses are newer and the air is wetter. Floors of screened porches want gaps, ceilings want fans, and stairs to the water want Duke Energy’s permission. Building permits come from Gaston County.`,
    paragraph`Under a mill house in Belmont you’ll usually find brick piers, a dirt floor, and ducts somebody added in the seventies. We start there, with a level, a moisture meter, and a camera. Damp soil gets a barrier, sagging joists get a beam, and the floor gets insulation it never had. A house treated that way stops swelling its doors in August. It’s also what makes new tile, cabinets, and plaster worth paying for.`,
    paragraph`Porches are the reason people sit outside here, and water is the reason porches fail. The floor needs a fall you can see with a marble, a gap between boards, primer on every cut end, and a post that stands on metal with air under it. Screened ones want a ceiling that lets damp out and a fan rated for it. Rebuilding a porch like for like is a few days of carpentry; adding one is an addition, with footings, a permit from Gaston County and a roof that has to meet yours.`,
    paragraph`Toward South Point and the lake, associations look at color, docks have rules of their own, and lots fall steeply to the water. We look up the parcel, the shoreline buffer, and the committee before we sketch. Deck boards there face the sun twice, once from above and once off the water, so the stain, ${price('price-deck-staining')}, wears out sooner than inland.`,
    paragraph`Downtown is busy on weekends, and its alleys are narrow. Work behind Main Street is planned for the early part of the week, with lumber delivered before the restaurants open and the truck gone by supper.`,
    paragraph`A small list is welcome too. Mill-house doors want planing in August and shimming in January, sash cords break one by one, and outlets are seldom where a desk is. Four or five of those make a good morning. A visit costs ${price('price-handyman')}, and we bring the plane, the cord, and the boxes.`,
  ),
  closing: closing(
    'Where do you sit in the evening?',
    'Send a photo of that spot. We draw the porch that belongs there and write the price beside it.',
  ),
  zipCodes: ['28012'],
  counties: ['Gaston'],
  location: place(35.2429, -81.0373),
  travelTime: '25-40 minutes',
  neighborhoods: ['Downtown Belmont', 'South Point', 'Reflection Pointe', 'Adams Bluff'],
  landmarks: ['Belmont Abbey', 'Stowe Park', 'Daniel Stowe Botanical Garden'],
  population: 15_010,
  founded: 1895,
  government: 'Mayor and city council',
  seo: seo(
    'Contractor and Porch Builder in Belmont, NC',
    'Screened porches, mill-house repairs, decks, and remodels in Belmont, NC 28012. Gaston County permits handled, written estimates free.',
  ),
}
