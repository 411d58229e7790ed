import type { City } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, place, seo, serviceTexts } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, refs, slug } from '../reference.ts'
import { link, paragraph, richText } from '../rich-text.ts'

const about = richText(
  paragraph`Huntersville runs from the old mill street at the railroad to the coves of Lake Norman. Vermillion and Monteith Park have porches close to the sidewalk, alleys behind, and garages to match. Birkdale, Northstone, Skybrook, and Wynfield are two-story homes from the nineties and after, at the age when roofs, water heaters, decks, and windows all come due in the same summer.`,
  paragraph`Near the water, the trouble is sun and moisture. Sun off the lake bleaches decks and west walls, wind drives rain under siding, and docks move. Anything at the shoreline, from a dock to a wall to a path, is also Duke Energy’s business, because the company manages the lake; you need its permit as well as the county’s. We’ll find out where your lot ends before we draw.`,
  paragraph`Building permits come from Mecklenburg County and zoning from the town. Most neighborhoods have an architectural committee with a color list and a meeting date. We work with both, and we bring the ${link('service-painting', 'color boards')} to your porch first.`,
)

/** The page of Huntersville. */
export const huntersville: Seed<City> = {
  _id: 'city-huntersville',
  _type: 'city',
  name: 'Huntersville',
  slug: slug('huntersville'),
  state: 'NC',
  tier: 'primary',
  order: 5,
  hero: hero(
    'Your contractor in Huntersville, NC',
    'Porch neighborhoods, golf-course homes, and houses on the lake. We repair, remodel, and build here, and we know which permits you need at the water.',
    picture('city-huntersville.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman: 'Fans in vaulted rooms, screens, storm doors, and shelving, grouped so you pay for one trip.',
    renovations:
      'Kitchens and primary baths in houses whose first finishes are worn out, opened up where walls allow.',
    construction:
      'Screened porches, bonus rooms, and lakeside decks, planned to town, county, and shoreline rules.',
    maintenance:
      'Decks, seals, and west walls by the water, gutters and filters everywhere else, on a date you know.',
  }),
  reasons: [
    'We know where the county’s rules end and the shoreline rules begin',
    'Decks and west walls prepared for sun off the water',
    'Architectural committee forms filled out, with samples',
    'Alley access and small lots planned before the truck arrives',
    'Free written estimates after one visit',
  ],
  about,
  questions: refs(
    'faq-huntersville-how-soon',
    'faq-huntersville-shoreline',
    'faq-huntersville-deck',
    'faq-huntersville-hoa',
    'faq-huntersville-permit',
    'faq-huntersville-windows',
  ),
  closing: closing(
    'A project near the lake?',
    'Send the address and what you have in mind. We’ll look up the lot line, committee, and shoreline before we come to measure.',
  ),
  zipCodes: ['28078'],
  counties: ['Mecklenburg'],
  location: place(35.4107, -80.8428),
  travelTime: '30–40 minutes',
  neighborhoods: [
    'Birkdale',
    'Vermillion',
    'Northstone',
    'Skybrook',
    'Wynfield',
    'Cedarfield',
    'MacAulay',
    'Monteith Park',
  ],
  landmarks: ['Latta Nature Preserve', 'Birkdale Village', 'Rural Hill', 'Lake Norman'],
  population: 61_376,
  founded: 1873,
  areaSquareMiles: 41.3,
  government: 'Mayor and board of commissioners',
  articles: refs('article-huntersville-permits', 'article-mecklenburg-permits'),
  economy: ['Energy', 'Motorsports', 'Healthcare', 'Retail'],
  attractions: ['Carolina Raptor Center', 'Blythe Landing', 'North Mecklenburg Park'],
  averageHomeValue: 475_000_00,
  popularRenovations: [
    'Kitchens from the nineties opened up',
    'Primary baths without the corner tub',
    'Screened porches and new decks',
    'Bonus rooms over garages',
  ],
  activeAreas: ['Town center', 'Bryton', 'Beatties Ford Road', 'Exit 25 and Birkdale'],
  development: 'Porch neighborhoods, lake lots rebuilt, medical and business parks by I-77',
  projectTimeline: ref('claim-custom-home-time'),
  propertyTypes: [
    'Lake houses and second homes',
    'Two-story homes in planned neighborhoods',
    'Alley-loaded houses and townhomes',
    'Golf-course homes',
    'Offices near the interstate',
  ],
  climate:
    'The lake throws the afternoon sun back onto west walls and sends wind-driven rain under siding and sashes. Mornings are damp by the coves, thunderheads build over open water in July, and docks and rails work loose all year.',
  seo: seo(
    'Contractor and Handyman in Huntersville, NC',
    'Repairs, kitchens, porches, and lakeside decks in Huntersville, NC 28078. Shoreline, county, and HOA rules handled, free written estimates.',
    'contractor Huntersville NC',
    'handyman 28078',
    'Lake Norman deck builder',
  ),
}
