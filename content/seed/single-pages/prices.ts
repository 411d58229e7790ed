import type { PricesPage } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { ref } from '../reference.ts'

/** The page of all prices, and of an estimate from them. */
export const pricesPage: Seed<PricesPage> = {
  _id: 'pricesPage',
  _type: 'pricesPage',
  hero: hero(
    'Every price we publish, on one sheet',
    'Compare us with another bid, or add up your own job right here.',
  ),
  listHeading: 'The price list',
  listIntro: 'Prices include labor. “From” is the starting price, and two amounts show the usual range.',
  estimateHeading: 'Price your job',
  estimateIntro:
    'Choose a service and fill in what you know. The total adds up as you go, and you can send it to us.',
  notQuote: 'This isn’t a quote. It’s a rough total from the price list.',
  changes: [
    'What we find behind the wall, like a leak or old wiring',
    'The materials you choose, if they aren’t included',
    'Height, access, and how much we have to move',
    'Several jobs in one visit, which cost less together',
  ],
  visit: ref('price-handyman'),
  room: ref('price-interior-painting'),
  closing: closing(
    'Want us to measure?',
    'We’ll come out, measure, and leave you a written quote with a price for each item. Measuring is free, and you can say no.',
  ),
  seo: seo(
    'Prices for Home Repair and Remodeling in Charlotte, NC',
    'Every price we publish in Charlotte: repairs, painting, plumbing, electrical, tile, kitchens, baths, additions, and upkeep. Price your job line by line.',
    'handyman prices Charlotte',
    'remodeling cost Charlotte',
  ),
}
