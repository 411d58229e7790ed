import { examplePicture, examplePrice, exampleService } from '../../fragments/examples/examples.ts'
import type { MainServicesSlice } from './query.ts'

export const mainServicesExample: MainServicesSlice = {
  heading: 'Four ways we work',
  intro: null,
  main: [
    {
      ...exampleService,
      _id: 'service-handyman',
      title: 'Handyman',
      slug: 'handyman',
      summary: 'The list on your fridge, done in one visit.',
      picture: examplePicture,
      cardPrice: { ...examplePrice, minimum: 8500, unit: 'job' },
    },
  ],
}
