import { exampleCity } from '../../fragments/examples/examples.ts'
import type { AreasSlice } from './query.ts'

export const areasExample: AreasSlice = {
  _key: 'areas',
  _type: 'areas',
  heading: 'Towns we paint in',
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
