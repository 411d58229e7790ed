import { exampleText } from '../../fragments/examples/examples.ts'
import type { ProseFragment } from './query.ts'

export const proseExample: ProseFragment = {
  _key: 'prose',
  _type: 'prose',
  heading: 'What a permit is for',
  intro: 'And who asks for it.',
  text: exampleText,
}
