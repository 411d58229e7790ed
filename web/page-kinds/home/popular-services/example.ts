import { examplePrice, exampleService } from '../../../fragments/examples/examples.ts'
import type { PopularServicesFragment } from './query.ts'

const titles = [
  'Drywall repair',
  'Deck staining',
  'Painting',
  'TV mounting',
  'Plumbing fixtures',
  'Ceiling fan installation',
]

export const popularServicesExample: PopularServicesFragment = {
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
