import { examplePicture } from '../../fragments/examples/examples.ts'
import type { BeforeAfterSlice } from './query.ts'

export const beforeAfterExample: BeforeAfterSlice = {
  _key: 'before-after',
  _type: 'beforeAfter',
  heading: 'One wall, two days',
  intro: null,
  caption: 'Living room in Matthews',
  before: { ...examplePicture, alt: 'Wall in tired beige', rendering: null },
  after: { ...examplePicture, rendering: null },
}
