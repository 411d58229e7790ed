import { z } from 'zod'
import { headingProjection, sectionOf } from '../../fragments/text/heading.ts'
import { requiredText } from '../../fragments/text/required-text.ts'

export const consultationProjection = `${headingProjection}, text, points, action`

export const consultationParser = sectionOf('consultation', {
  text: requiredText,
  points: z.array(requiredText).nullable(),
  action: requiredText,
})

export type ConsultationFragment = z.infer<typeof consultationParser>
