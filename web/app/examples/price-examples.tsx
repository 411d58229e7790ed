import { priceCategories } from '#content/prices/price-list.ts'
import { exampleBusiness } from '../../lake/fragments/examples/example-business.ts'
import { exampleSite } from '../../lake/fragments/examples/example-site.ts'
import { emergencyPrice, examplePrice } from '../../lake/fragments/examples/examples.ts'
import { Estimator } from '../../page-kinds/prices/estimator/estimator.tsx'
import { countedGroups } from '../../page-kinds/prices/estimator/groups.ts'
import { PriceList } from '../../page-kinds/prices/price-list/price-list.tsx'
import { Neighborhoods, ServiceTiles, Trade } from '../../page-kinds/trade/trade.tsx'
import type { Examples } from './example.ts'
import { priceListExample, sharedExample, tradeExample } from './price-content.ts'

const { prices, townServices, finished } = priceListExample
const categories = priceCategories(prices, { mainServices: exampleSite.mainServices, townServices })
export const groupsExample = countedGroups(categories, finished)
const estimate = {
  estimateHeading: 'Price your job',
  estimateIntro: 'Fill in what you can count',
  notQuote: 'This is not a quote.',
  changes: ['What is behind the wall', 'Height'],
  visit: examplePrice,
  room: examplePrice._id,
}
const trade = (own: Partial<typeof tradeExample>) => (
  <Trade trade={{ ...tradeExample, ...own }} shared={sharedExample} town="Matthews" />
)

/** The price list with its estimate, and the pages of trades. */
export const priceExamples: Examples = {
  PriceList: {
    shows: (
      <PriceList
        heading="The price list"
        intro="How to read the prices"
        categories={categories}
        list={priceListExample}
        business={exampleBusiness}
      />
    ),
    says: [
      'Interior painting Walls, ceilings and trim, two coats from $2.50/sq ft',
      'Emergency plumbing $125/hr plus materials, at least 1 hour',
      'Custom pricing',
      'Cabinet painting in Matthews $125–250 per door',
      'Bungalow, repainted Example project',
      // On paper, in a title block.
      ...['March 3, 2026', '(704) 555-0142', 'quotes@crownandlevel.example', 'Charlotte, NC 28277'],
    ],
    links: [
      '#handyman',
      '#in-matthews',
      '/services/handyman',
      '/services/painting',
      '/service-areas/matthews',
      '/matthews/painting-services',
    ],
    has: ['#handyman', '#in-matthews'],
  },
  // A field for each price that can be multiplied: doors whole, square feet and hours in parts.
  Estimator: {
    shows: (
      <Estimator
        estimate={estimate}
        groups={groupsExample}
        checkedOn="March 4, 2026"
        business={exampleBusiness}
      />
    ),
    says: [
      'Interior painting, square feet, from $2.50/sq ft',
      'To do it by hand, multiply the price in the list above',
      'This is not a quote.',
      ...estimate.changes,
    ],
    attributes: {
      inputMode: ['decimal', 'decimal', 'decimal', 'decimal', 'decimal', 'numeric'],
      step: ['any', 'any', 'any', 'any', 'any', '1'],
      min: ['1', '1', '1', '0', '0', '0'],
    },
  },
  // Without a price list it has the prices of its cards, each once.
  Trade: {
    shows: trade({}),
    says: ['Painting prices in Matthews', 'All we do in Matthews'],
    times: { '$2.50/sq ft': 1 },
  },
  'Trade-with-price-list': {
    shows: trade({ listedPrices: [emergencyPrice] }),
    says: ['$125/hr'],
    never: ['$2.50'],
  },
  'Trade-without-prices-and-steps': {
    shows: trade({ cardPrices: null, process: null }),
    says: ['All we do in Matthews'],
  },
  ServiceTiles: {
    shows: <ServiceTiles heading="All we do" tiles={sharedExample.tiles} />,
    says: ['Service 16'],
    links: ['/services/painting'],
  },
  Neighborhoods: {
    shows: (
      <Neighborhoods heading="Here" names={['Birkdale', 'Vermillion']} labels={sharedExample.neighborhoods} />
    ),
    says: ['Here Birkdale, Vermillion, and every other part of town. '],
  },
  'Neighborhoods-unknown': {
    shows: <Neighborhoods heading="Here" names={[]} labels={sharedExample.neighborhoods} />,
    says: ['Here', 'Neighborhood 8'],
    never: ['every other part'],
  },
}
