import type { City } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, place, seo, serviceTexts } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, refs, slug } from '../reference.ts'
import { link, paragraph, price, richText } from '../rich-text.ts'

const about = richText(
  paragraph`Charlotte has houses from every decade, and each decade has its own weak spots. Dilworth and Plaza Midwood have bungalows with plaster walls and crawl spaces. Myers Park has slate roofs, copper gutters, and oak roots. The brick ranches of the fifties and sixties have cast-iron drains and small electrical panels. South End and Uptown have condos, where we reserve the elevator first. And in Ballantyne the first roof, water heater, and paint job all wear out around the same time.`,
  paragraph`Building permits inside the city come from Mecklenburg County Code Enforcement. In a local historic district, such as Dilworth, Fourth Ward, Wesley Heights, Wilmore, or Plaza Midwood, the Historic District Commission also has to approve a change to the outside before work starts. We do the drawings and file early, because historic review comes before the permit.`,
  paragraph`Two things cost more here than people expect: clay and trees. Red clay swells and shrinks with the rain, which cracks plaster and pulls stoops away from houses. And a big willow oak may be protected. We look at both before we price an ${link('service-construction', 'addition')}, a deck, or a drain.`,
  paragraph`Our prices are the same all over town. Kitchens, for example, run ${price('price-kitchen-remodel')}. Where yours falls depends on the age of the house and how easy it is to get to. A drywall patch takes one visit, and a plaster patch takes two.`,
)

/** The page of Charlotte, which is also shown for towns that have none. */
export const charlotte: Seed<City> = {
  _id: 'city-charlotte',
  _type: 'city',
  name: 'Charlotte',
  slug: slug('charlotte'),
  state: 'NC',
  tier: 'primary',
  order: 1,
  hero: hero(
    'Your contractor in Charlotte, NC',
    'Repairs, remodels, additions, and upkeep, from Dilworth bungalows to South End condos, by people who know how houses like yours were built.',
    picture('city-charlotte.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman: 'A stuck window in Elizabeth, a TV in South End, a gate in Ballantyne. Give us the whole list.',
    renovations:
      'Kitchens and baths in bungalows, ranches, and condos. We deal with the HOA and reserve the elevator.',
    construction:
      'Additions to historic homes, second stories on ranches, and shop upfits along the light rail.',
    maintenance:
      'Gutters, crawl spaces, and filters, checked on a schedule for homes, rentals, and small buildings.',
  }),
  reasons: [
    'We know how houses from each decade were built',
    'We do the Historic District Commission drawings and filing',
    'We handle condo rules, elevators, and insurance certificates',
    'Parking and dumpsters arranged before the first day',
    'Free written estimates, line by line',
  ],
  about,
  mostReviews: 2,
  closing: closing(
    'What does your house need?',
    'Give us the neighborhood and the year your house was built. Over the phone, we can often tell you what’s likely causing the problem.',
  ),
  zipCodes: ['28202', '28203', '28204', '28205', '28206', '28207', '28208', '28209', '28210', '28211'],
  furtherZipCodes: [
    ...[
      '28212',
      '28213',
      '28214',
      '28215',
      '28216',
      '28217',
      '28226',
      '28227',
      '28262',
      '28269',
      '28270',
      '28273',
    ],
    ...['28277', '28278'],
  ],
  counties: ['Mecklenburg'],
  location: place(35.2271, -80.8431),
  travelTime: '15–25 minutes',
  neighborhoods: ['Uptown', 'South End', 'NoDa', 'Plaza Midwood', 'Dilworth', 'Myers Park', 'Ballantyne'],
  landmarks: ['Freedom Park', 'Romare Bearden Park', 'Little Sugar Creek Greenway', 'Charlotte Rail Trail'],
  population: 874_579,
  founded: 1768,
  areaSquareMiles: 308.3,
  government: 'Mayor and city council, city manager',
  articles: refs('article-charlotte-historic-districts', 'article-mecklenburg-permits'),
  economy: ['Banking', 'Energy', 'Healthcare', 'Logistics'],
  attractions: ['Mint Museum', 'NASCAR Hall of Fame', 'U.S. National Whitewater Center', 'Discovery Place'],
  averageHomeValue: 350_000_00,
  popularRenovations: [
    'Bungalow kitchens opened to the backyard',
    'Second stories on ranches',
    'Condo kitchens and baths',
    'Attics turned into bedrooms',
  ],
  activeAreas: ['South End', 'Lower South End', 'Optimist Park', 'West End', 'University City'],
  development: 'Apartments along the light rail, townhomes on former house lots, and shop upfits',
  projectTimeline: ref('claim-multi-family-time'),
  propertyTypes: [
    'Bungalows and ranches',
    'Condos and towers',
    'Duplexes and rental houses',
    'Townhomes',
    'Shops, restaurants, and offices',
  ],
  climate:
    'Willow oaks clog gutters in spring and again in late fall. July storms are heavy, August dries the clay until it pulls away from foundations, and a hard freeze can burst pipes in outside walls.',
  seo: seo(
    'Handyman and Contractor in Charlotte, NC',
    'Repairs, remodeling, additions, and upkeep in Charlotte, from Dilworth bungalows to South End condos. We handle permits. Free written estimates.',
    'handyman Charlotte NC',
    'contractor Charlotte NC',
  ),
}
