import { emergencyPrice, examplePrice, exampleService } from '../../fragments/examples/examples.ts'
import { processExample } from '../../sections/process/example.ts'
import type { SharedFragment, TradeFragment } from './query.ts'

export const tradeExample: TradeFragment = {
  ...exampleService,
  summary: 'Walls, siding, cabinets, and decks.',
  picture: null,
  cardPrice: examplePrice,
  listedPrices: null,
  cardPrices: [examplePrice, emergencyPrice, examplePrice],
  process: processExample,
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
