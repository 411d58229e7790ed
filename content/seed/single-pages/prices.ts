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
    'Read it, print it, hold it up against another bid. Measure your room, and these numbers will tell you what to expect before anyone comes out.',
  ),
  listHeading: 'The price list',
  listIntro:
    'Prices include labor. Anything extra is listed next to the price. “From” is the starting price. Two amounts show the usual range. The numbers on the house match the list.',
  estimateHeading: 'Price your job',
  estimateIntro:
    'Choose a service and fill in what you can count or measure. Leave the rest empty. You’ll see every line add up, and you can send it to us as is.',
  notQuote: 'This isn’t a quote. It’s the price list times what you measured.',
  changes: [
    'What’s behind the wall: water, old wiring, a beam nobody drew',
    'The material you choose, where the line doesn’t include it',
    'Height, access, and how much we have to move first',
    'Several jobs in one visit, which cost less than the same jobs done separately',
  ],
  visit: ref('price-handyman'),
  closing: closing(
    'Want us to measure?',
    'We’ll come out, measure, and leave you one written price for each line. It’s free, and you can say no.',
  ),
  seo: seo(
    'Prices for Home Repair and Remodeling in Charlotte, NC',
    'Every price we publish in Charlotte: repairs, painting, plumbing, electrical, tile, kitchens, baths, additions, and upkeep. Price your job line by line.',
    'handyman prices Charlotte',
    'remodeling cost Charlotte',
  ),
}
