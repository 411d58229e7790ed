import { z } from 'zod'
import { partHeadingFields, partHeadingProjection } from '../../../fragments/text/heading.ts'
import { filled } from '../../../fragments/text/required-text.ts'

export const quoteProjection = `${partHeadingProjection}, formHeading, steps`

export const quoteParser = z.object({ ...partHeadingFields, formHeading: filled, steps: z.array(filled) })

export type QuoteSlice = z.infer<typeof quoteParser>
