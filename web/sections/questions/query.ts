import { z } from 'zod'
import { headingFields, headingProjection } from '../../fragments/text/heading.ts'
import { questionParser, questionProjection } from '../../fragments/text/question.ts'

export const questionsProjection = `${headingProjection}, questions[]->{${questionProjection}}`

export const questionsParser = z.object({
  ...headingFields,
  _type: z.literal('questions'),
  questions: z.array(questionParser).min(1, 'needs at least one question'),
})

export type QuestionsSlice = z.infer<typeof questionsParser>
