import { emergencyPrice, examplePrice, exampleService } from '../../lake/fragments/examples/examples.ts'
import type { ListedPriceFragment, PriceListFragment } from '../../page-kinds/prices/price-list/query.ts'
import type { SharedFragment, TradeFragment } from '../../page-kinds/trade/query.ts'
import { sectionContent } from './section-content.ts'

const handyman = { ...exampleService, _id: 'service-handyman', title: 'Handyman', slug: 'handyman' }
const painting = { ...exampleService, category: handyman }
const matthews = { _id: 'city-matthews', _type: 'city', name: 'Matthews', slug: 'matthews' } as const

const interior: ListedPriceFragment = { ...examplePrice, leastUnits: null, service: painting, town: null }
const emergency: ListedPriceFragment = { ...interior, ...emergencyPrice, leastUnits: 1 }
const commercial: ListedPriceFragment = {
  ...interior,
  _id: 'price-commercial',
  title: 'Commercial painting',
  kind: 'custom',
  minimum: null,
  label: 'Custom pricing',
}
const cabinets: ListedPriceFragment = {
  ...interior,
  _id: 'price-matthews-cabinets',
  title: 'Cabinet painting in Matthews',
  kind: 'range',
  minimum: 12_500,
  maximum: 25_000,
  unit: 'door',
  covers: null,
  town: matthews,
}
const bungalow: ListedPriceFragment = {
  ...interior,
  _id: 'price-bungalow',
  title: 'Bungalow, repainted',
  kind: 'exact',
  minimum: 950_000,
  unit: 'job',
}

export const priceListExample: PriceListFragment = {
  prices: [interior, emergency, commercial, cabinets, bungalow],
  townServices: [
    {
      _id: 'town-service-matthews-painting',
      _type: 'townService',
      title: 'Painting services in Matthews',
      slug: 'matthews/painting-services',
      city: matthews._id,
      service: painting._id,
    },
  ],
  finished: [{ _id: 'project-bungalow', _type: 'project', cost: bungalow._id }],
  home: {
    _id: 'homePage',
    _type: 'homePage',
    popular: { jobs: [{ price: emergency._id }, { price: interior._id }] },
  },
  changedAt: '2026-03-04T02:00:00Z',
}

export const tradeExample: TradeFragment = {
  ...exampleService,
  summary: 'Walls, siding, cabinets, and decks.',
  picture: null,
  cardPrice: examplePrice,
  listedPrices: null,
  cardPrices: [examplePrice, emergencyPrice, examplePrice],
  process: sectionContent.process,
}

const numbers = Array.from({ length: 16 }, (_, place) => place + 1)

export const sharedExample: SharedFragment = {
  _id: 'cityServiceShared',
  _type: 'cityServiceShared',
  tilesHeading: 'All we do',
  tiles: numbers.map((number) => ({
    _key: `tile-${number}`,
    title: `Service ${number}`,
    text: 'Measured first.',
    service: number === 1 ? exampleService : null,
  })),
  reasonsHeading: 'Why people call us',
  reasons: ['Written prices', 'One foreman', 'Licensed', 'Close by'],
  neighborhoodsHeading: 'Every part of town',
  neighborhoods: numbers.slice(0, 8).map((number) => `Neighborhood ${number}`),
}
