import { examplePrice, exampleService } from '../../../fragments/examples/examples.ts'
import type { PopularServicesSlice } from './query.ts'

const titles = [
  'Drywall repair',
  'Deck staining',
  'Painting',
  'TV mounting',
  'Plumbing fixtures',
  'Ceiling fan installation',
]

export const popularServicesExample: PopularServicesSlice = {
  heading: 'Popular jobs and what they cost',
  intro: 'The numbers on the drawing match the list.',
  jobs: titles.map((title) => ({
    _key: title,
    title,
    text: 'Labor included',
    price: examplePrice,
    service: title === 'Painting' ? exampleService : null,
  })),
}
