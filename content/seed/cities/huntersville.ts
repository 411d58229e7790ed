import type { City } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, place, seo, serviceTexts } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, refs, slug } from '../reference.ts'
import { link, paragraph, richText } from '../rich-text.ts'

const about = richText(
  paragraph`Huntersville runs from the old mill street by the railroad to the coves of Lake Norman. Vermillion and Monteith Park have front porches and alleys. Birkdale, Northstone, Skybrook, and Wynfield have two-story homes from the nineties and later, where the roof, the water heater, and the deck all wear out around the same time.`,
  paragraph`Near the water, the trouble is sun and moisture. Sun off the lake bleaches decks, and wind drives rain under siding. For anything at the shoreline, from a dock to a path, you need Duke Energy’s permit as well as the county’s, because the company manages the lake. We find out where your lot ends before we draw anything.`,
  paragraph`Building permits come from Mecklenburg County and zoning approval from the town. Most neighborhoods have an HOA with a color list. We fill out the form and bring ${link('service-painting', 'color boards')} to your house first.`,
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
    'We repair, remodel, and build in Huntersville’s neighborhoods and on the lake, and we know which permits you need near the water.',
    picture('city-huntersville.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman: 'Ceiling fans, screens, storm doors, and shelves, all in one trip.',
    renovations: 'Kitchens and primary baths that need their first real update.',
    construction:
      'Screened porches, bonus rooms, and lakeside decks, with the town, county, and shoreline permits.',
    maintenance:
      'Deck and siding checks by the water, gutter and filter checks all over town, on dates set ahead of time.',
  }),
  reasons: [
    'We know the shoreline rules',
    'Decks and siding built for lake sun',
    'HOA forms filled out, with samples',
    'We plan for alleys and small lots',
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
    'Tell us the address and what you have in mind. We’ll check the lot line and the shoreline rules before we come measure.',
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
    'Nineties kitchens, opened up',
    'Primary baths without the corner tub',
    'Screened porches and new decks',
    'Bonus rooms over garages',
  ],
  activeAreas: ['Town center', 'Bryton', 'Beatties Ford Road', 'Exit 25 and Birkdale'],
  development: 'Neighborhoods with front porches, rebuilt lake lots, and office parks by I-77',
  projectTimeline: ref('claim-custom-home-time'),
  propertyTypes: [
    'Lake houses and second homes',
    'Two-story homes in planned neighborhoods',
    'Houses and townhomes with alley garages',
    'Golf-course homes',
    'Offices near the interstate',
  ],
  climate:
    'Sun reflects off the lake onto west walls, and wind drives rain under siding and windows. It’s damp by the coves, July brings big thunderstorms, and docks and rails work loose all year.',
  seo: seo(
    'Contractor and Handyman in Huntersville, NC',
    'Repairs, kitchens, porches, and lakeside decks in Huntersville, NC 28078. We handle the shoreline, county, and HOA rules. Free estimates.',
    'contractor Huntersville NC',
    'handyman 28078',
    'Lake Norman deck builder',
  ),
}
