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
    'Repairs, remodels, and outdoor work for lakefront homes, townhomes, and mill cottages, built to stand up to sun and water.',
    picture('city-cornelius.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman: 'Screens, fans, storm doors, and everything else that damp lake air wears out.',
    renovations: 'Kitchens that open to the water, and baths for a house full of July guests.',
    construction: 'Covered porches, outdoor kitchens, and stairs to the water, within the shoreline rules.',
    maintenance:
      'Decks, railings, and siding checked in spring, and sprinklers and hose bibs winterized in fall.',
  }),
  reasons: [
    'Stainless screws and sealed board ends by the lake',
    'Shoreline, county, and HOA approvals in the right order',
    'Second homes looked after while you’re away, with photos',
    'Cottage repairs that match the original',
  ],
  about: richText(
    paragraph`On the Peninsula and along Jetton Road, big windows face west over the water, and sun off the lake is tough on decks and doors. Closer to the railroad, you’ll find cottages from the cotton-mill years, plus the newer homes of Antiquity.`,
    paragraph`Mecklenburg County issues the building permit, and zoning approval comes from the town. At the water’s edge Duke Energy has the last word on docks, walls, and planting, so we check with them before we draw anything. Many neighborhoods have an HOA too.`,
    paragraph`In the townhomes near the interstate, water heaters and bath fans tend to fail within a few years of each other. In the cottages off Main Street, we mostly fix plaster, piers, and porch floors. By the water, we often do a house’s first remodel. A kitchen runs ${price('price-kitchen-remodel')} and a bath ${price('price-bathroom-remodel')}.`,
    paragraph`I-77 can be slow, so we come up on set days for small jobs. If you’re only here on weekends, give us a door code. We’ll send photos before we start and when we lock up.`,
  ),
  closing: closing(
    'Get a Cornelius quote',
    'Sun damage, water damage, or just a list? We’ll come take a look and leave you a written price.',
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
    'Lakefront repairs, porches, kitchens, and upkeep in Cornelius, NC 28031. We know the shoreline and HOA rules. Free written estimates.',
    'contractor Cornelius NC',
    'handyman 28031',
  ),
}
