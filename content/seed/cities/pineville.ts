import type { City } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, place, seo, serviceTexts } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, refs, slug } from '../reference.ts'
import { claim, paragraph, richText } from '../rich-text.ts'

const about = richText(
  paragraph`Pineville is an old mill town. Main Street has brick storefronts with tin ceilings, and a block behind them are the small houses the cotton mill built for its workers, with heart-pine floors, beadboard, and low crawl spaces. Our crew leads have worked on houses like these for ${claim('claim-years-in-town')} years. We keep what’s good and match what we replace.`,
  paragraph`Toward the greenway and the state line are newer townhomes and subdivisions like McCullough and Bridlestone. There we deal with shared walls, HOA colors, and builder-grade parts that wear out all at once.`,
  paragraph`Mecklenburg County issues the building permit, Town Hall decides on zoning, and much of the town buys its electricity from Pineville’s own utility. We call all three for you. In shops on Main Street, we work around business hours. In old houses, we photograph and number trim before it comes off, so it goes back right.`,
)

/** The page of Pineville. */
export const pineville: Seed<City> = {
  _id: 'city-pineville',
  _type: 'city',
  name: 'Pineville',
  slug: slug('pineville'),
  state: 'NC',
  tier: 'primary',
  order: 4,
  hero: hero(
    'Your contractor in Pineville, NC',
    'We repair and remodel mill houses, Main Street storefronts, and townhomes by the greenway.',
    picture('city-pineville.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman: 'Sticking doors, loose beadboard, porch fans, and the rest of your list.',
    renovations: 'Kitchens and baths in small old houses, with the heart pine kept and the trim matched.',
    construction: 'Storefront upfits, rear additions, and porches that fit the street.',
    maintenance: 'Paint, gutters, and crawl spaces for old houses, rentals, and townhome HOAs.',
  }),
  reasons: [
    'Historic trim photographed, numbered, and put back',
    'Old pine floors patched with old pine',
    'Shop work done around your business hours',
    'We handle the town utility and county permits',
  ],
  about,
  questions: refs(
    'faq-pineville-how-soon',
    'faq-pineville-mill-houses',
    'faq-pineville-permit',
    'faq-pineville-electric',
    'faq-pineville-shops',
    'faq-pineville-lead',
  ),
  closing: closing(
    'Get a Pineville quote',
    'Old house or new townhome, let us know what’s wrong. You’ll get a price or a time we can come look.',
  ),
  zipCodes: ['28134'],
  counties: ['Mecklenburg'],
  location: place(35.0832, -80.8923),
  travelTime: '10–15 minutes',
  neighborhoods: ['Old Town', 'Mill Village', 'McCullough', 'Bridlestone'],
  landmarks: ['President James K. Polk State Historic Site', 'Main Street', 'Cone Mill village'],
  population: 10_602,
  founded: 1873,
  areaSquareMiles: 6.6,
  government: 'Mayor and town council',
  articles: refs('article-pineville-town', 'article-mecklenburg-permits'),
  economy: ['Retail', 'Healthcare', 'Antiques and small shops'],
  attractions: ['Polk birthplace cabins', 'McMullen Creek Greenway', 'Main Street antique shops'],
  averageHomeValue: 315_000_00,
  popularRenovations: [
    'Mill-house kitchens',
    'Back porches closed in as baths',
    'Townhome kitchens and powder rooms',
    'Heart-pine floors restored',
  ],
  activeAreas: ['Main Street', 'Former mill site', 'Lancaster Highway', 'Carolina Place area'],
  development: 'Storefront upfits, rear additions to mill houses, townhomes, and warehouses',
  projectTimeline: ref('claim-commercial-time'),
  propertyTypes: [
    'Mill houses on piers',
    'Main Street storefronts',
    'Townhomes and condominiums',
    'Rental houses',
    'Warehouses and light-industrial space',
  ],
  climate:
    'Pineville sits low, between two creeks. Dampness settles under houses on piers, water stands on flat shop roofs, and old wood windows stick from June until October.',
  seo: seo(
    'Contractor and Handyman in Pineville, NC',
    'Mill-house repairs, storefront upfits, remodels, and upkeep in Pineville, NC 28134. We keep the old trim and handle the permits.',
    'contractor Pineville NC',
    'historic home repair',
    'handyman 28134',
  ),
}
