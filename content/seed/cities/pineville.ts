import type { City } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, place, seo, serviceTexts } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, refs, slug } from '../reference.ts'
import { claim, paragraph, richText } from '../rich-text.ts'

const about = richText(
  paragraph`Pineville is a mill town with a mall beside it. Around Main Street are brick storefronts with pressed-metal ceilings and, a block behind them, the small frame houses the cotton mill built for its workers: heart-pine floors, beadboard, low crawl spaces, and chimneys that don’t carry a fire anymore. Our crew leads have worked on houses like these for ${claim('claim-years-in-town')} years, and the rule is to keep what’s sound and match what isn’t.`,
  paragraph`The newer town runs toward the greenway and the state line: townhomes and subdivisions such as McCullough and Bridlestone, where the questions are shared walls, HOA colors, and builder-grade parts that wear out street by street.`,
  paragraph`Mecklenburg County issues the building permit, Town Hall decides on zoning, and much of the town buys its electricity from Pineville’s own utility, which needs to hear from you before you add power. We make those calls. For shops on Main Street, we plan the work around business hours. For old houses, we photograph and number trim before it comes off, so it can go back on.`,
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
    'Mill houses, Main Street storefronts, townhomes by the greenway. We repair the old with care and the new with the right parts.',
    picture('city-pineville.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman:
      'Doors that swing on their own, beadboard that came loose, a fan for the porch: mill-house lists welcome.',
    renovations: 'Kitchens and baths fitted into small frame houses, with heart pine kept and trim matched.',
    construction:
      'Storefront upfits, rear additions, and porches that respect a street from another century.',
    maintenance: 'Paint, gutters, and crawl spaces for old houses, rentals, and townhome associations.',
  }),
  reasons: [
    'Historic trim photographed, numbered, and put back',
    'Old pine floors patched with old pine',
    'Work in shops done around business hours',
    'Town utility and county permits arranged by us',
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
    'Old house or new townhome? Tell us which, and what’s wrong. We’ll reply with a price or a time to come look.',
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
    'The town is low, between creeks that meet near the state line. Fog and dampness settle under houses on piers, water stands on flat shop roofs after summer downpours, and old wood windows swell from June until the first dry front of October.',
  seo: seo(
    'Contractor and Handyman in Pineville, NC',
    'Mill-house repairs, storefront upfits, remodels, and upkeep in Pineville, NC 28134. Historic trim kept, permits handled, free estimates.',
    'contractor Pineville NC',
    'historic home repair',
    'handyman 28134',
  ),
}
