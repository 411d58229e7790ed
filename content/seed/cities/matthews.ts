import type { City } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, place, seo, serviceTexts } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, refs, slug } from '../reference.ts'
import { claim, paragraph, price, richText } from '../rich-text.ts'

const about = richText(
  paragraph`Matthews started as a railroad stop. Downtown and Crestdale still have the old cottages on piers. Farther out are the brick ranches and split-levels of Sardis Forest and Sardis Plantation, then the two-story homes of Brightmoor, Windrow, and Callonwood. Our crew leads have worked in all of them for ${claim('claim-years-in-town')} years.`,
  paragraph`In the ranches, look for cast-iron drains, galvanized pipe, and full electrical panels. Houses from the eighties and nineties have hardboard siding that soaks up rain, gray plastic (polybutylene) pipe, and decks set right on red clay. In newer homes, the caulk and the first coat of paint give out around the same time.`,
  paragraph`The county line runs right through the Matthews zip codes. Most of 28105 is in Mecklenburg County, so building permits come from Mecklenburg County Code Enforcement and zoning questions go to Town Hall. Much of 28104 has a Matthews address but is in Stallings, Weddington, or another part of Union County, and its permits come from Union County. We look up your lot before we quote, and we fill out the HOA form too.`,
  paragraph`One small job runs ${price('price-handyman')}. A longer list is billed at ${price('price-matthews-home-repairs')}.`,
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
    'Repairs, remodels, additions, and upkeep from Sardis Forest to the Union County line, with the price in writing.',
    picture('city-matthews.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman: 'Sticking doors, a ceiling fan, a gate that drags. We do the whole list in one visit.',
    renovations:
      'Kitchens opened to the den, hall baths with new drains, and old paneling taken out along the way.',
    construction: 'Additions, porches, and structural repair, with a permit from the right county.',
    maintenance: 'Gutters, siding, crawl spaces, and decks, checked each season.',
  }),
  reasons: [
    'We know which county your permit comes from',
    'We fill out your HOA forms',
    'Hardboard siding repaired board by board',
    'Small jobs grouped into one trip',
    'One foreman from start to finish',
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
    'Call us, or email a photo of your list. We’ll fit the small jobs into one visit and price each one.',
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
    'New stairs and entries in split-levels',
    'Hall baths with new drains',
    'Nineties primary baths, updated',
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
    'Oaks and sweetgums shade most roofs, so gutters fill up with pollen in April and leaves in November. Summer storms drive rain into siding, and the clay under decks stays wet until May.',
  seo: seo(
    'Handyman and Contractor in Matthews, NC',
    'Repairs, remodeling, additions, and upkeep in Matthews, NC 28105 and 28104. Small jobs grouped into one visit, with the price in writing.',
    'handyman Matthews NC',
    'contractor Matthews NC',
    'home repair 28105',
  ),
}
