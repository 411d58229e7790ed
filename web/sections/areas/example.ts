import { exampleCity } from '../../fragments/examples/examples.ts'
import type { AreasFragment } from './query.ts'

export const areasExample: AreasFragment = {
  _key: 'areas',
  _type: 'areas',
  heading: 'Where we work',
  intro: null,
  cities: [
    exampleCity,
    {
      ...exampleCity,
      _id: 'city-rock-hill',
      name: 'Rock Hill',
      state: 'SC',
      slug: 'rock-hill',
      zipCodes: ['29730'],
    },
  ],
}
