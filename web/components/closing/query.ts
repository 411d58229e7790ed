import { z } from 'zod'
import { requiredText } from '../../fragments/text/required-text.ts'

export const closingProjection = `heading, text, mailAction`

export const closingParser = z.object({
  heading: requiredText,
  text: requiredText,
  mailAction: z.string().nullable(),
})

export type ClosingFragment = z.infer<typeof closingParser>
