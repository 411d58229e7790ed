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
    'Union Street Victorians, mill villages, and new neighborhoods by the speedway. Repairs, remodels, and upkeep for houses a century apart.',
    picture('city-concord.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman: 'Porch rails, sash locks, garage shelves, and the fan over the bonus room, all on one list.',
    renovations: 'Mill-house kitchens made to work, and builder-grade baths made to last.',
    construction: 'Rear additions in the historic districts, decks and garages in the new ones.',
    maintenance: 'Wood siding and gutters downtown; irrigation, seals, and filters in the subdivisions.',
  }),
  reasons: [
    'Preservation commission drawings made with the permit set',
    'Wood windows repaired and kept',
    'Cabarrus County permits and inspections handled',
    'Jobs scheduled around race weeks',
  ],
  about: richText(
    paragraph`Concord built its fortune in cotton and put it on Union Street: Victorians and Colonial Revivals with wraparound porches, turned posts, and slate. Around Gibson Mill and the other mills are rows of small frame houses on piers. And toward the speedway, in Moss Creek, Afton Village, Christenbury, and Winding Walk, whole neighborhoods reach the same age in the same year, and so do their roofs and heat pumps.`,
    paragraph`Permits come from Cabarrus County and zoning from the city, and in the historic districts the preservation commission looks at anything you can see from the street. The city also runs its own electric utility, so more power for your house begins with a call there. We’ll file, call, and wait in line; you just approve a drawing and a price.`,
    paragraph`Around Gibson Mill the frame houses sit low on brick piers, and the crawl space sets the price of everything above it. We look there first: sills by the porch, the beam under the kitchen, a drain somebody patched in three metals. It’s cheaper to level a floor before the cabinets arrive than to trim cabinets to a slope. Kitchens are priced at ${price('price-kitchen-remodel')}, with anything under the floor on its own line.`,
    paragraph`Moss Creek and Winding Walk lists look different: a deck for a lot that falls away from the house, a bonus room that’s never the right temperature, hollow doors changed for solid ones. Associations there require a form and a plat before anything shows from the street. Repairs with the same material, paint in the same color, and work indoors usually don’t need a form or a permit.`,
    paragraph`Wood windows on Union Street are worth saving. The wood is old-growth pine, the cords are cotton, and nine in ten that won’t open are painted shut. We cut them free, replace cords and putty, add weatherstripping, and hang a storm window where you’d like one. It costs less than a new window of any quality, and the preservation commission likes it better.`,
    paragraph`We come up I-85 or around I-485, so we combine small lists here with a neighbor’s, and on larger jobs the crew stays until it’s done. Around race weeks we start earlier and order lumber the week before.`,
  ),
  closing: closing(
    'Get a Concord quote',
    'Old porch or new deck? Tell us the street, and we’ll know which rules apply before we ring the bell.',
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
    'Historic repairs, remodels, decks, and upkeep in Concord, NC 28025. Cabarrus County permits and preservation drawings handled, free estimates.',
    'contractor Concord NC',
    'handyman 28025',
  ),
}
