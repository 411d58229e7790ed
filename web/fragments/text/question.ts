import { z } from 'zod'
import { filled } from './required-text.ts'
import { richTextParser, richTextProjection } from './rich-text.ts'

export const questionProjection = `_id, _type, question, answer[]{${richTextProjection}}`

export const questionParser = z.object({
  _id: z.string(),
  _type: z.literal('faq'),
  question: filled,
  answer: richTextParser,
})

export type QuestionSlice = z.infer<typeof questionParser>
