import { emergencyPrice, examplePrice, exampleService } from '../../../fragments/examples/examples.ts'
import type { ListedPriceSlice, PriceListSlice } from './query.ts'

const handyman = { ...exampleService, _id: 'service-handyman', title: 'Handyman', slug: 'handyman' }
const painting = { ...exampleService, category: handyman }
const matthews = { _id: 'city-matthews', _type: 'city', name: 'Matthews', slug: 'matthews' } as const

const interior: ListedPriceSlice = { ...examplePrice, leastUnits: null, service: painting, town: null }
const emergency: ListedPriceSlice = { ...interior, ...emergencyPrice, leastUnits: 1 }
const commercial: ListedPriceSlice = {
  ...interior,
  _id: 'price-commercial',
  title: 'Commercial painting',
  kind: 'custom',
  minimum: null,
  label: 'Custom pricing',
}
const cabinets: ListedPriceSlice = {
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
const bungalow: ListedPriceSlice = {
  ...interior,
  _id: 'price-bungalow',
  title: 'Bungalow, repainted',
  kind: 'exact',
  minimum: 950_000,
  unit: 'job',
}

export const priceListExample: PriceListSlice = {
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
  finished: [{ _id: 'project-bungalow', cost: bungalow._id }],
  onDrawing: [{ price: emergency._id }, { price: interior._id }],
  changedAt: '2026-03-04T02:00:00Z',
}
