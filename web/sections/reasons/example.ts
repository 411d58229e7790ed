import { exampleClaim } from '../../fragments/examples/examples.ts'
import type { ReasonsSlice } from './query.ts'

export const reasonsExample: ReasonsSlice = {
  _key: 'reasons',
  _type: 'reasons',
  heading: 'When to call at once',
  intro: null,
  purpose: 'when-to-call',
  points: [
    {
      _key: 'water',
      title: 'Water where it should not be',
      text: 'Close the main valve first.',
      price: null,
      figure: null,
    },
    { _key: 'smell', title: 'A smell of gas', text: null, price: null, figure: exampleClaim },
  ],
}
