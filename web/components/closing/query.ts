import { z } from 'zod'
import { optionalText, requiredText } from '#content/documents/field-kinds.ts'

export const closingProjection = `heading, text, mailAction`

export const closingParser = z.object({
  heading: requiredText,
  text: requiredText,
  mailAction: optionalText,
})

export type ClosingFragment = z.infer<typeof closingParser>
