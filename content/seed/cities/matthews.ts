import type { City } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, place, seo, serviceTexts } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, refs, slug } from '../reference.ts'
import { claim, paragraph, price, richText } from '../rich-text.ts'

const about = richText(
  paragraph`Matthews grew up around a railroad water stop and still turns toward its depot. Around the old center are cottages with porches and pier foundations, in Crestdale and along the side streets of downtown. Farther out come the brick ranches and split-levels of Sardis Forest and Sardis Plantation, then the two-story homes of Brightmoor, Windrow, and Callonwood. Each part of town has its own weak spots, and our crew leads have worked in all of them for ${claim('claim-years-in-town')} years.`,
  paragraph`In the ranches it’s cast-iron drains, galvanized supply lines, and panels with no room for one more breaker. In houses from the eighties and nineties it’s hardboard siding that soaks up rain along its bottom edge, gray plastic (polybutylene) pipe, and decks set straight on red clay. In newer ones it’s builder-grade caulk and the first coat of paint, both of which give out at about the same age.`,
  paragraph`Where you apply for a permit depends on the line that runs through town. Most of 28105 is in Mecklenburg County, so building permits come from Mecklenburg County Code Enforcement and zoning questions go to Town Hall on Matthews Station Street. Much of 28104 has a Matthews address but is in Stallings, Weddington, or another part of Union County, and its permits come from Monroe. We’ll look up the parcel before we quote, and we’ll fill out the HOA form too.`,
  paragraph`One small job has a starting price. An open-ended list is billed at ${price('price-matthews-home-repairs')}, however long it is.`,
)

/** The page of Matthews. */
export const matthews: Seed<City> = {
  _id: 'city-matthews',
  _type: 'city',
  name: 'Matthews',
  slug: slug('matthews'),
  state: 'NC',
  tier: 'primary',
  order: 2,
  hero: hero(
    'Your contractor in Matthews, NC',
    'Repairs, remodels, additions, and upkeep from Sardis Forest to the Union County line. We know the clay, the siding, and the permit counters, and we put the price in writing.',
    picture('city-matthews.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman:
      'Sticking doors in a Crestdale cottage, a fan in a vaulted Brightmoor room, a gate in Windrow: the whole list in one visit.',
    renovations:
      'Ranch kitchens opened to the den, hall baths with new drains, and the plaster or paneling fixed along the way.',
    construction:
      'Additions, porches, and structural repair, drawn to the town’s setbacks and tree rules and permitted in the right county.',
    maintenance:
      'Gutters under big oaks, siding edges, crawl spaces, and deck boards, checked before each season and fixed while they’re small.',
  }),
  reasons: [
    'We know which side of the county line your permit comes from',
    'HOA forms for paint, fences, and decks filled out by us',
    'Hardboard siding repaired board by board',
    'Small jobs grouped into one visit, so you pay for one trip',
    'One foreman from the first measurement to the last walk-through',
  ],
  about,
  questions: refs(
    'faq-matthews-permit',
    'faq-matthews-how-soon',
    'faq-matthews-rates',
    'faq-matthews-hoa',
    'faq-matthews-siding',
    'faq-matthews-trees',
  ),
  closing: closing(
    'Something to fix in Matthews?',
    'Call, or email a photo of the list. We’ll group small jobs into one visit and reply with a price for each one.',
  ),
  zipCodes: ['28105', '28104'],
  counties: ['Mecklenburg'],
  location: place(35.1168, -80.7237),
  travelTime: '15–20 minutes',
  neighborhoods: [
    'Downtown Matthews',
    'Crestdale',
    'Sardis Forest',
    'Sardis Plantation',
    'Brightmoor',
    'Windrow',
    'Matthews Plantation',
    'Callonwood',
  ],
  landmarks: ['Matthews Depot', 'Stumptown Park', 'Squirrel Lake Park', 'Four Mile Creek Greenway'],
  population: 29_435,
  founded: 1879,
  areaSquareMiles: 17.1,
  government: 'Mayor and board of commissioners, town manager',
  articles: refs('article-matthews-planning', 'article-mecklenburg-permits'),
  economy: ['Healthcare', 'Grocery headquarters', 'Small business', 'Retail'],
  attractions: ['Matthews Community Farmers’ Market', 'Matthews Heritage Museum', 'Matthews Alive festival'],
  averageHomeValue: 425_000_00,
  popularRenovations: [
    'Ranch kitchens opened to the den',
    'Split-level stairs and entries',
    'Hall baths with new drains',
    'Primary baths from the nineties',
  ],
  activeAreas: ['Downtown', 'East John Street', 'Matthews Township Parkway', 'Sportsplex area'],
  development: 'Infill houses near the depot, townhomes, and medical offices around the hospital',
  projectTimeline: ref('claim-custom-home-time'),
  propertyTypes: [
    'Brick ranches and split-levels',
    'Two-story houses with an HOA',
    'Cottages downtown',
    'Townhomes',
    'Small offices and medical suites',
  ],
  climate:
    'Oaks and sweetgums shade most roofs, so gutters fill twice: with blossom strings in April and with leaves in November. Summer storms drive rain into siding from the southwest, and the clay below decks stays wet until May.',
  seo: seo(
    'Handyman and Contractor in Matthews, NC',
    'Repairs, remodeling, additions, and upkeep in Matthews, NC 28105 and 28104. Local permits handled, small jobs grouped, free written estimates.',
    'handyman Matthews NC',
    'contractor Matthews NC',
    'home repair 28105',
  ),
}
