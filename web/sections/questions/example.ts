import { exampleQuestion } from '../../fragments/examples/examples.ts'
import type { QuestionsFragment } from './query.ts'

export const questionsExample: QuestionsFragment = {
  _key: 'questions',
  _type: 'questions',
  heading: 'Questions about painting',
  intro: null,
  questions: [exampleQuestion, { ...exampleQuestion, _id: 'faq-time', question: 'How long does it take?' }],
}
