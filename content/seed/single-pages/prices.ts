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
    'Read it, print it, hold it against another bid. Measure your room, and the same numbers tell you what to expect before anybody comes to your door.',
  ),
  listHeading: 'The price list',
  listIntro:
    'Labor is included, and what comes on top stands beside the price. “From” is where a job of that kind starts, two amounts are its span. The six numbers on the house are on the list.',
  estimateHeading: 'Work out your job',
  estimateIntro:
    'Choose a service and fill in what you can count or measure. Leave the rest empty. You see every line of the sum, and you can send it to us as it is.',
  notQuote: 'This isn’t a quote. It’s the price list times what you measured.',
  changes: [
    'What’s behind the wall: water, old wiring, a beam nobody drew',
    'The material you choose, where the line doesn’t include it',
    'Height, access, and how much has to be moved first',
    'Several jobs in one visit, which cost less than the same jobs apart',
  ],
  visit: ref('price-handyman'),
  closing: closing(
    'Rather have it measured?',
    'Somebody comes, measures, and leaves you one written price for each line. That costs nothing, and you may say no.',
  ),
  seo: seo(
    'Prices for Home Repair and Remodeling in Charlotte, NC',
    'Every price we publish in Charlotte: repairs, painting, plumbing, electrical, tile, kitchens, baths, additions, and upkeep. Work out your own job line by line.',
    'handyman prices Charlotte',
    'remodeling cost Charlotte',
  ),
}
