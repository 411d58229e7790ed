import { exampleText } from '../../fragments/examples/examples.ts'
import type { NoticeSlice } from './query.ts'

export const noticeExample: NoticeSlice = {
  _key: 'notice',
  _type: 'notice',
  heading: 'Water where it should not be?',
  intro: null,
  urgency: 'emergency',
  text: exampleText,
}
