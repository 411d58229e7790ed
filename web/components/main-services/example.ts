import { examplePicture, examplePrice, exampleService } from '../../fragments/examples/examples.ts'
import type { MainServicesFragment } from './query.ts'

export const mainServicesExample: MainServicesFragment = {
  heading: 'Our main services',
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
