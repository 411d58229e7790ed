import { exampleText } from '../../fragments/examples/examples.ts'
import type { NoticeFragment } from './query.ts'

export const noticeExample: NoticeFragment = {
  _key: 'notice',
  _type: 'notice',
  heading: 'Water where it shouldn’t be?',
  intro: null,
  urgency: 'emergency',
  text: exampleText,
}
