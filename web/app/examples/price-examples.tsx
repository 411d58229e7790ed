import { pathOf } from '#content/addresses/routes.ts'
import { priceCategories } from '#content/prices/price-list.ts'
import { Estimator } from '../../page-kinds/prices/estimator/estimator.tsx'
import { countedGroups } from '../../page-kinds/prices/estimator/groups.ts'
import { PriceList } from '../../page-kinds/prices/price-list/price-list.tsx'
import { Neighborhoods, ServiceTiles, Trade } from '../../page-kinds/trade/trade.tsx'
import { always, business, emergencyPrice, priceOf, prices, site, trade } from '../../testing/samples.ts'
import type { Examples } from './example.ts'

/** One for everybody, one with a least, one that is agreed, one for a town alone, and one of finished work. */
const listed = [
  priceOf('price-interior-painting'),
  { ...emergencyPrice, leastUnits: 1 },
  ...['commercial-painting', 'matthews-cabinet-painting', 'project-bungalow'].map((id) =>
    priceOf(`price-${id}`),
  ),
]
const { mainServices } = site
const categories = priceCategories(listed, { mainServices, townServices: prices.townServices })
const { shared } = trade
const ofTrade = (own: Partial<typeof trade>) => (
  <Trade trade={{ ...trade, ...own }} shared={shared} town="Matthews" />
)

const asset = { _type: 'reference', _ref: `image-${'ab'.repeat(20)}-1200x300-png` } as const
const logo = { asset, isName: null, isLight: null, crop: null }

/** The price list with its estimate, and the pages of trades. */
export const priceExamples: Examples = {
  PriceList: {
    shows: (
      <PriceList
        heading="The price list"
        intro="How to read the prices"
        categories={categories}
        list={{ ...prices, changedAt: '2026-03-04T02:00:00Z' }}
        business={business}
      />
    ),
    says: [
      `Interior painting ${listed[0]?.covers} Usual visit: 2–5 days from $2.50/sq ft`,
      '$125/hr plus materials, at least 1 hour',
      'Custom pricing',
      'from $125/door',
      'Whole-home project: bungalow Example project',
      // On paper, in a title block.
      ...['March 3, 2026', '(704) 555-0142', 'quotes@crownandlevel.example', 'Charlotte, NC 28277'],
    ],
    links: [
      ...['/services/handyman', '/services/painting', '/services/plumbing'],
      ...['/services/renovations', '/services/whole-home-remodel'],
      ...['/service-areas/matthews', '/matthews/painting-services'],
    ],
    has: ['#handyman', '#in-matthews'],
  },
  'PriceList-of-a-business-with-a-logo': {
    shows: (
      <PriceList
        heading="The price list"
        intro=""
        categories={[]}
        list={{ ...prices, changedAt: null }}
        business={{ ...business, logo }}
      />
    ),
    says: [business.name],
    has: ['p img[alt=""]'],
    lacks: ['p svg'],
  },
  // A field for each price that can be multiplied: doors whole, square feet and hours in parts.
  Estimator: {
    shows: (
      <Estimator
        estimate={prices}
        groups={countedGroups(categories, prices.finished)}
        changedOn="March 4, 2026"
        business={business}
      />
    ),
    says: [
      'Interior painting. How many sq ft? from $2.50/sq ft',
      'To do it by hand, multiply the price in the list below',
      prices.notQuote,
      ...prices.changes,
    ],
    attributes: {
      inputMode: ['decimal', 'decimal', 'decimal', 'decimal', 'decimal', 'numeric'],
      step: ['any', 'any', 'any', 'any', 'any', '1'],
      min: ['1', '1', '1', '0', '0', '0'],
    },
  },
  'Estimator-with-financing': {
    shows: (
      <Estimator
        estimate={prices}
        groups={[]}
        changedOn={null}
        business={{ ...business, financing: { shown: true, text: 'We don’t lend.' } }}
      />
    ),
    says: ['Paying over time We don’t lend.'],
  },
  // Without a price list it has the prices of its cards, each once.
  Trade: {
    shows: ofTrade({ cards: [...trade.cards, ...trade.cards] }),
    says: ['Painting prices in Matthews', `${shared.tilesHeading} in Matthews`],
    times: { '$2.50/sq ft': 1 },
  },
  'Trade-with-price-list': {
    shows: ofTrade({ priceLists: [{ ...always, prices: [emergencyPrice] }] }),
    says: ['$125/hr'],
    never: ['$2.50'],
  },
  'Trade-without-prices-and-steps': {
    shows: ofTrade({ cards: [], processes: [] }),
    says: [`${shared.tilesHeading} in Matthews`],
  },
  ServiceTiles: {
    shows: <ServiceTiles heading="All we do" tiles={shared.tiles} />,
    says: shared.tiles.map(({ title }) => title),
    links: shared.tiles.flatMap(({ service }) => (service ? pathOf(service) : [])),
  },
  Neighborhoods: {
    shows: <Neighborhoods heading="Here" names={['Birkdale', 'Vermillion']} labels={shared.neighborhoods} />,
    says: ['Here Birkdale, Vermillion, and every other part of town. '],
  },
  'Neighborhoods-unknown': {
    shows: <Neighborhoods heading="Here" names={[]} labels={shared.neighborhoods} />,
    says: ['Here', ...shared.neighborhoods],
    never: ['every other part'],
  },
}
