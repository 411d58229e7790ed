import { z } from 'zod'
import { requiredText } from '#content/documents/field-kinds.ts'
import { richTextParser, richTextProjection } from './rich-text.ts'

export const questionProjection = `_id, _type, question, answer[]{${richTextProjection}}`

export const questionParser = z.object({
  _id: z.string(),
  _type: z.literal('faq'),
  question: requiredText,
  answer: richTextParser,
})

export type QuestionFragment = z.infer<typeof questionParser>
