import type { City } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, place, seo, serviceTexts } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, refs, slug } from '../reference.ts'
import { link, paragraph, price, richText } from '../rich-text.ts'

const about = richText(
  paragraph`Charlotte has houses from every decade, and each decade has its own weak spots. Dilworth and Plaza Midwood are bungalows on brick piers, with plaster, sash windows, and crawl spaces. Myers Park adds slate, copper gutters, and oaks whose roots lift sidewalks and pipes. The brick ranches of the fifties and sixties have cast-iron drains and small panels. South End and Uptown are towers with elevators to reserve, and Ballantyne is two-story homes whose first roof, first water heater, and first paint wear out together.`,
  paragraph`Building permits inside the city come from Mecklenburg County Code Enforcement. In a local historic district, such as Dilworth, Fourth Ward, Wesley Heights, Wilmore, or Plaza Midwood, the Historic District Commission also has to approve a change to the outside before work starts. We draw what it needs and file early, because historic review comes before the permit.`,
  paragraph`Two things cost more here than people expect: clay and trees. Red clay swells and shrinks with the rain, which cracks plaster over doors and pulls stoops away from houses. And a mature willow oak may be protected, or simply bigger than the foundation next to it. We’ll look at both before we price an ${link('service-construction', 'addition')}, a deck, or a drain.`,
  paragraph`What a job takes depends on which of these you own. A patch in drywall is one visit, and a patch in plaster is two. Moving a kitchen wall in a ranch means a beam and an inspection; in a tower it may not be yours to move. Starting prices are the same on every street: a visit ${price('price-handyman')}, and a kitchen ${price('price-kitchen-remodel')}. From there, the age of the house and how easy it is to get to decide the price.`,
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
    'From plaster in Dilworth to a tower in South End: repairs, remodels, additions, and upkeep by people who know how houses like yours were built.',
    picture('city-charlotte.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman: 'A stuck sash in Elizabeth, a TV wall in South End, a gate in Ballantyne: one list, one visit.',
    renovations:
      'Kitchens and baths in bungalows, ranches, and condos, with HOA boards, elevators, and neighbors taken care of.',
    construction:
      'Additions behind historic fronts, second stories on ranches, and shop upfits along the light rail.',
    maintenance:
      'Oak leaves in gutters, clay under piers, filters in rentals: scheduled visits for homes and buildings.',
  }),
  reasons: [
    'We know what’s inside the wall by the decade of the house',
    'Historic District Commission drawings made and filed by us',
    'Condo rules handled: certificate of insurance, elevator reservations, quiet hours',
    'Parking and dumpsters arranged before the first day',
    'Free written estimates, line by line',
  ],
  about,
  mostReviews: 2,
  closing: closing(
    'What does your house need?',
    'Tell us the neighborhood and the year it was built. We can often tell you the likely cause before we see it.',
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
    'Willow oaks drop catkins in spring and leaves until Christmas. July storms come fast and heavy, August bakes the clay until it pulls away from foundations, and a hard freeze finds every pipe in an outside wall.',
  seo: seo(
    'Handyman and Contractor in Charlotte, NC',
    'Repairs, remodeling, additions, and upkeep in Charlotte, from Dilworth bungalows to South End condos. We handle permits. Free written estimates.',
    'handyman Charlotte NC',
    'contractor Charlotte NC',
  ),
}
