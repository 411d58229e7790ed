import type { z } from 'zod'
import { optionalTexts, requiredText } from '#content/documents/field-kinds.ts'
import { headingProjection, sectionOf } from '../../lake/fragments/text/heading.ts'

export const consultationProjection = `${headingProjection}, text, points, action`

export const consultationParser = sectionOf('consultation', {
  text: requiredText,
  points: optionalTexts,
  action: requiredText,
})

export type ConsultationFragment = z.infer<typeof consultationParser>
