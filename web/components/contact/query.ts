import { z } from 'zod'
import { requiredText } from '#content/documents/field-kinds.ts'
import { blockHeadingFields, blockHeadingProjection } from '../../lake/fragments/text/heading.ts'

export const contactProjection = `${blockHeadingProjection}, emergency, emergencyText`

export const contactParser = z.object({
  ...blockHeadingFields,
  emergency: requiredText,
  emergencyText: requiredText,
})

export type ContactFragment = z.infer<typeof contactParser>
