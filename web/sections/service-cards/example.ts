import { examplePrice, exampleService } from '../../fragments/examples/examples.ts'
import type { ServiceCardsFragment } from './query.ts'

export const serviceCardsExample: ServiceCardsFragment = {
  _key: 'cards',
  _type: 'serviceCards',
  heading: 'Painting services and prices',
  intro: 'Prices are per square foot of painted surface.',
  cards: [
    {
      _key: 'interior',
      title: 'Interior painting',
      text: 'Walls, ceilings, trim and doors.',
      features: ['Nail holes, dents and hairline cracks filled'],
      price: examplePrice,
      service: exampleService,
    },
    {
      _key: 'murals',
      title: 'Commercial painting',
      text: 'Offices and shops.',
      features: null,
      price: null,
      service: null,
    },
  ],
}
