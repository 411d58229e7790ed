import { z } from 'zod'
import { filled } from '../../documents/filled.ts'
import { headingFields, headingProjection } from '../heading.ts'

export const reasonsProjection = `${headingProjection}, purpose, points[]{_key, title, text}`

export const reasonsParser = z.object({
  ...headingFields,
  _type: z.literal('reasons'),
  purpose: z.enum(['why', 'benefits', 'features', 'property-types', 'when-to-call']),
  points: z
    .array(z.object({ _key: z.string(), title: filled, text: z.string().nullable() }))
    .min(2, 'needs at least two points'),
})

export type ReasonsSlice = z.infer<typeof reasonsParser>
