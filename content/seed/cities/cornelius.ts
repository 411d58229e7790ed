import type { City } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, place, seo, serviceTexts } from '../page.ts'
import { picture } from '../pictures.ts'
import { refs, slug } from '../reference.ts'
import { paragraph, price, richText } from '../rich-text.ts'

/** The page of Cornelius. */
export const cornelius: Seed<City> = {
  _id: 'city-cornelius',
  _type: 'city',
  name: 'Cornelius',
  slug: slug('cornelius'),
  state: 'NC',
  tier: 'extended',
  order: 6,
  hero: hero(
    'Your contractor in Cornelius, NC',
    'Lakefront homes, townhomes by the interstate, and mill cottages in the old town. Repairs, remodels, and outdoor work that stand up to sun and water.',
    picture('city-cornelius.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman: 'Screens, fans, storm doors, and dock-box hinges: the small things damp lake air wears out.',
    renovations: 'Kitchens that open to the water and baths for houses full of guests every weekend in July.',
    construction:
      'Covered porches, outdoor kitchens, and stairs down to the shoreline, drawn around its rules.',
    maintenance:
      'Decks, railings, and west walls checked in spring; irrigation and hose bibs winterized in fall.',
  }),
  reasons: [
    'Stainless hardware and sealed cut ends by the lake, every time',
    'Shoreline, county, and committee approvals in the right order',
    'Second homes looked after while you’re away, with photos',
    'Old-town cottages repaired in their own style',
  ],
  about: richText(
    paragraph`Cornelius has more shoreline than main street. On the Peninsula and along Jetton Road, the houses are large, the glass faces west, and decks and doors get the sun twice, once from the sky and once off the water. Closer to the railroad are the cottages of the cotton-mill years, and between them the porches and alleys of Antiquity.`,
    paragraph`Mecklenburg County issues the building permit; zoning comes from the town. At the water’s edge Duke Energy has the last word on docks, walls, and planting, so we check there before we draw. Many neighborhoods add a committee of their own.`,
    paragraph`For work inside, the year of the subdivision tells us more than the view. Townhomes near the interstate date from the late nineties and after, and their water heaters, fill valves, and bath fans fail within a few seasons of each other. In the cottages off Main Street it’s plaster, piers, and porch floors. Kitchens and baths by the water are usually on their second owner and their first remodel, at ${price('price-kitchen-remodel')} for a kitchen and ${price('price-bathroom-remodel')} for a bath.`,
    paragraph`When I-77 is slow it takes us most of an hour to get here, so we group the north end of the lake into set days and keep a crew on larger jobs until they’re done. If you’re only here on weekends, leave us a code. You’ll get photos from the door, the crawl space, and the deck before we start and when we lock up.`,
  ),
  closing: closing(
    'Sun damage, water damage, or just a list?',
    'Tell us which side of the house has the trouble. We’ll bring a moisture meter and leave you a written price.',
  ),
  zipCodes: ['28031'],
  counties: ['Mecklenburg'],
  location: place(35.4868, -80.8601),
  travelTime: '35–45 minutes',
  neighborhoods: ['The Peninsula', 'Jetton', 'Antiquity', 'Oakhurst', 'Bailey’s Glen'],
  landmarks: ['Jetton Park', 'Ramsey Creek Park', 'Cain Center for the Arts'],
  population: 31_412,
  founded: 1905,
  areaSquareMiles: 12.7,
  government: 'Mayor and board of commissioners',
  articles: refs('article-cornelius-planning', 'article-mecklenburg-permits'),
  economy: ['Recreation', 'Small business', 'Finance'],
  attractions: ['Lake Norman', 'Robbins Park'],
  seo: seo(
    'Contractor and Handyman in Cornelius, NC',
    'Lakefront repairs, porches, kitchens, and upkeep in Cornelius, NC 28031. Shoreline and committee rules handled. Free written estimates.',
    'contractor Cornelius NC',
    'handyman 28031',
  ),
}
