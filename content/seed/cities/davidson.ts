import type { City } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, place, seo, serviceTexts } from '../page.ts'
import { picture } from '../pictures.ts'
import { refs, slug } from '../reference.ts'
import { paragraph, price, richText } from '../rich-text.ts'

/** The page of Davidson. */
export const davidson: Seed<City> = {
  _id: 'city-davidson',
  _type: 'city',
  name: 'Davidson',
  slug: slug('davidson'),
  state: 'NC',
  tier: 'extended',
  order: 7,
  hero: hero(
    'Your contractor in Davidson, NC',
    'We repair and remodel houses from the college out to River Run, and we know what the town looks for in a drawing.',
    picture('city-davidson.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman: 'Old windows, porch boards, bookcases, and rentals between tenants.',
    renovations: 'Kitchens, baths, and attics in old brick houses, with trim that matches.',
    construction: 'Additions and porches drawn to the town’s planning rules.',
    maintenance: 'Gutters, slate, and brick, plus a visit before and after the school year.',
  }),
  reasons: [
    'One set of drawings for the design review and the framer',
    'Old brick and lime mortar repaired with the right mix',
    'Student rentals turned over between May and August',
    'No early-morning noise near campus',
  ],
  about: richText(
    paragraph`Davidson is a college town that cares how it looks. Around campus you’ll find brick houses and cottages with deep porches. Farther east, River Run and McConnell have larger homes, some with basements, which need a dehumidifier in our climate.`,
    paragraph`The town reviews what can be seen from the street, more closely in its historic core, and then the county issues the permit: Mecklenburg for most addresses, Iredell on the north side. We check your lot, bring drawings and samples, and put the review on the schedule. On soft old brick we use lime mortar, because modern cement cracks it.`,
    paragraph`Approval can take longer than the work. A porch near the college may need drawings, a meeting, and a revision. We put those weeks on the schedule and order materials while we wait. For work inside the house, you only deal with the county.`,
    paragraph`The old houses have plaster, cast-iron drains, and tight crawl spaces. River Run and McConnell have large decks, stucco chimneys, and leaky west-facing windows. A bath runs ${price('price-bathroom-remodel')} in either part of town, but in an old house we check under the floor before we price the job.`,
    paragraph`We come to Davidson on set days for small jobs. Near campus, we try not to park a dumpster on your street during move-in week.`,
  ),
  closing: closing(
    'Get a Davidson quote',
    'Will your project show from the street? We’ll tell you which reviews it needs before you spend money on drawings.',
  ),
  zipCodes: ['28036'],
  counties: ['Mecklenburg', 'Iredell'],
  location: place(35.4993, -80.8487),
  travelTime: '40–50 minutes',
  neighborhoods: ['Old Davidson', 'River Run', 'McConnell', 'St. Albans', 'Lake Davidson'],
  landmarks: ['Davidson College', 'Main Street', 'Roosevelt Wilson Park'],
  population: 15_106,
  founded: 1879,
  areaSquareMiles: 6.3,
  government: 'Mayor and board of commissioners',
  articles: refs('article-davidson-town', 'article-mecklenburg-permits'),
  economy: ['Education', 'Motorsports engineering', 'Small business'],
  attractions: ['Davidson Farmers Market', 'Fisher Farm Park', 'Lake Davidson Nature Preserve'],
  seo: seo(
    'Contractor and Handyman in Davidson, NC',
    'Brick repair, porches, remodels, and rental turnovers in Davidson, NC 28036. We do the design review drawings and give you a free estimate.',
    'contractor Davidson NC',
    'handyman 28036',
  ),
}
