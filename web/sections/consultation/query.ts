import { z } from 'zod'
import { filled } from '../../documents/filled.ts'
import { headingFields, headingProjection } from '../../parts/heading.ts'

export const consultationProjection = `${headingProjection}, text, points, action`

export const consultationParser = z.object({
  ...headingFields,
  _type: z.literal('consultation'),
  text: filled,
  points: z.array(filled).nullable(),
  action: filled,
})

export type ConsultationSlice = z.infer<typeof consultationParser>
