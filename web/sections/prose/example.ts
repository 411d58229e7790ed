import { exampleText } from '../../fragments/examples/examples.ts'
import type { ProseSlice } from './query.ts'

export const proseExample: ProseSlice = {
  _key: 'prose',
  _type: 'prose',
  heading: 'What a permit is for',
  intro: 'And who asks for it.',
  text: exampleText,
}
