import { exampleClaim } from '../../fragments/examples/examples.ts'
import type { ReasonsFragment } from './query.ts'

export const reasonsExample: ReasonsFragment = {
  _key: 'reasons',
  _type: 'reasons',
  heading: 'When to call right away',
  intro: null,
  purpose: 'when-to-call',
  points: [
    {
      _key: 'water',
      title: 'Water where it shouldn’t be',
      text: 'Close the main valve first.',
      price: null,
      figure: null,
    },
    { _key: 'smell', title: 'A smell of gas', text: null, price: null, figure: exampleClaim },
  ],
}
