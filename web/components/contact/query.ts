import { z } from 'zod'
import { blockHeadingFields, blockHeadingProjection } from '../../fragments/text/heading.ts'
import { requiredText } from '../../fragments/text/required-text.ts'

export const contactProjection = `${blockHeadingProjection}, emergency, emergencyText`

export const contactParser = z.object({
  ...blockHeadingFields,
  emergency: requiredText,
  emergencyText: requiredText,
})

export type ContactFragment = z.infer<typeof contactParser>
