import { z } from 'zod'
import { filled } from '../../../documents/filled.ts'
import { partHeadingFields, partHeadingProjection } from '../../../parts/heading.ts'

export const quoteProjection = `${partHeadingProjection}, formHeading, steps`

export const quoteParser = z.object({ ...partHeadingFields, formHeading: filled, steps: z.array(filled) })

export type QuoteSlice = z.infer<typeof quoteParser>
