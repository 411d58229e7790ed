import type { City } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, place, seo, serviceTexts } from '../page.ts'
import { picture } from '../pictures.ts'
import { refs, slug } from '../reference.ts'
import { paragraph, price, richText } from '../rich-text.ts'

/** The page of Concord. */
export const concord: Seed<City> = {
  _id: 'city-concord',
  _type: 'city',
  name: 'Concord',
  slug: slug('concord'),
  state: 'NC',
  tier: 'extended',
  order: 8,
  hero: hero(
    'Your contractor in Concord, NC',
    'Repairs, remodels, and upkeep for Union Street Victorians, mill houses, and new neighborhoods by the speedway.',
    picture('city-concord.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman: 'Porch rails, window locks, garage shelves, and ceiling fans, all in one visit.',
    renovations:
      'Mill-house kitchens with room to cook, and new baths to replace the ones the builder put in.',
    construction: 'Additions in the historic districts, and decks and garages in the newer neighborhoods.',
    maintenance: 'Wood siding and gutters downtown, and sprinklers, caulk, and filters in the subdivisions.',
  }),
  reasons: [
    'We do the preservation commission drawings',
    'Wood windows repaired, not replaced',
    'Cabarrus County permits and inspections handled',
    'Jobs scheduled around race weeks',
  ],
  about: richText(
    paragraph`Concord’s cotton money built the Victorians on Union Street, with their wraparound porches and slate roofs. Around Gibson Mill there are rows of small frame houses on piers. And toward the speedway, in Moss Creek, Afton Village, Christenbury, and Winding Walk, whole neighborhoods need roofs and heat pumps at the same time.`,
    paragraph`Permits come from Cabarrus County and zoning approval from the city, and in the historic districts the preservation commission looks at anything you can see from the street. The city also runs its own electric utility, so adding power to your house starts with a call to the city. We make the calls and file the forms.`,
    paragraph`The frame houses around Gibson Mill sit low on brick piers, so we start in the crawl space. It’s cheaper to level the floor before the cabinets go in. Kitchens run ${price('price-kitchen-remodel')}, and any work under the floor is listed separately.`,
    paragraph`In Moss Creek and Winding Walk, people call about decks, hot bonus rooms, and hollow-core doors. The HOAs there want a form before you change anything outside. Repairs with the same material, paint in the same color, and work indoors usually don’t need a form or a permit.`,
    paragraph`Wood windows on Union Street are worth saving. Most windows that won’t open are just painted shut. We free them up, replace the cords and putty, and add weatherstripping. A repair costs less than a good new window, and the preservation commission likes it better.`,
    paragraph`Concord’s a bit of a drive, so we group small jobs here on the same day. During race weeks, we start early to beat the traffic.`,
  ),
  closing: closing(
    'Get a Concord quote',
    'Old porch or new deck? With your street name, we can check which rules apply before we come out.',
  ),
  zipCodes: ['28025', '28027'],
  counties: ['Cabarrus'],
  location: place(35.4088, -80.5795),
  travelTime: '35–50 minutes',
  neighborhoods: [
    'Historic Union Street',
    'Gibson Village',
    'Afton Village',
    'Moss Creek',
    'Christenbury',
    'Winding Walk',
  ],
  landmarks: ['Charlotte Motor Speedway', 'Gibson Mill', 'Frank Liske Park'],
  population: 105_240,
  founded: 1796,
  areaSquareMiles: 63.5,
  government: 'Mayor and city council',
  articles: refs('article-concord-planning'),
  economy: ['Motorsports', 'Healthcare', 'Manufacturing', 'Tourism'],
  attractions: ['Concord Mills', 'Downtown Union Street', 'Bost Grist Mill'],
  seo: seo(
    'Contractor and Handyman in Concord, NC',
    'Repairs to old houses, remodels, decks, and upkeep in Concord, NC 28025. We do the preservation drawings and the Cabarrus County permits. Free estimates.',
    'contractor Concord NC',
    'handyman 28025',
  ),
}
