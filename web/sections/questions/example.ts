import { exampleQuestion } from '../../fragments/examples/examples.ts'
import type { QuestionsSlice } from './query.ts'

export const questionsExample: QuestionsSlice = {
  _key: 'questions',
  _type: 'questions',
  heading: 'Questions before the first coat',
  intro: null,
  questions: [exampleQuestion, { ...exampleQuestion, _id: 'faq-time', question: 'How long does it take?' }],
}
