import { z } from 'zod'
import { blockHeadingFields, blockHeadingProjection } from '../../../fragments/text/heading.ts'
import { requiredText } from '../../../fragments/text/required-text.ts'

export const quoteProjection = `${blockHeadingProjection}, formHeading, steps`

export const quoteParser = z.object({
  ...blockHeadingFields,
  formHeading: requiredText,
  steps: z.array(requiredText),
})

export type QuoteFragment = z.infer<typeof quoteParser>
