import { z } from 'zod'
import { headingFields, headingProjection } from '../../fragments/text/heading.ts'
import { filled } from '../../fragments/text/required-text.ts'

export const consultationProjection = `${headingProjection}, text, points, action`

export const consultationParser = z.object({
  ...headingFields,
  _type: z.literal('consultation'),
  text: filled,
  points: z.array(filled).nullable(),
  action: filled,
})

export type ConsultationSlice = z.infer<typeof consultationParser>
