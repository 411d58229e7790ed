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
    'Brick, porches, and a town that reads its plans closely. We repair and remodel houses near the college and out toward River Run, and we bring drawings that pass.',
    picture('city-davidson.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman: 'Sash windows, porch boards, bookcases, and the rental that changes tenants every August.',
    renovations:
      'Old brick houses opened gently: kitchens, baths, and attics with the trim profile carried through.',
    construction:
      'Additions and porches drawn to the town’s planning rules, with elevations that neighbors will see.',
    maintenance: 'Gutters under old trees, slate and brick, and a visit before and after the college year.',
  }),
  reasons: [
    'One set of drawings for the design review and the framer',
    'Old brick and lime mortar repaired with the right mix',
    'Student rentals turned over between May and August',
    'Quiet mornings on streets where people walk to work',
  ],
  about: richText(
    paragraph`Davidson is a college town that kept its main street, and it takes care of its looks. Around the campus are brick houses and frame cottages with deep porches; farther east, River Run and McConnell have larger homes with basements, which are rare around here and need a dehumidifier more than a second sofa.`,
    paragraph`The town reviews what can be seen from the street, more closely in its historic core, and then the county issues the permit: Mecklenburg for most addresses, Iredell on the north side. We check the parcel, bring elevations and samples, and put the review on the schedule. We use lime mortar on soft old brick, because modern cement is harder than the brick and breaks it.`,
    paragraph`Here the approvals take longer than the building. A porch or a dormer near the college can need drawings, a meeting, and a revision. None of that’s wasted, because the final set goes with the permit. We’ll put those weeks on the schedule in writing and order windows and brick while they pass. Inside work the street can’t see only needs the county.`,
    paragraph`Houses in the old blocks have plaster, cast-iron drains, and crawl spaces you enter on your elbows. River Run and McConnell have the opposite trouble: large decks, tall stucco chimneys, and a second story full of west-facing windows that leak above the frame. A bath costs ${price('price-bathroom-remodel')} in either, but in the old one we’ll open the floor before we price it.`,
    paragraph`We come to Davidson on set days and stay with larger jobs until the last door is hung. Tell us if the street is narrow and when the students move in. In May and August, you don’t want a dumpster on the block around campus.`,
  ),
  closing: closing(
    'Get a Davidson quote',
    'Tell us what people will see from the street. We’ll tell you which reviews it needs before you spend money on drawings.',
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
    'Brick repair, porches, remodels, and rental turnovers in Davidson, NC 28036. Design review drawings, permits handled, free written estimates.',
    'contractor Davidson NC',
    'handyman 28036',
  ),
}
