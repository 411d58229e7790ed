import { z } from 'zod'
import { filled } from '../../documents/filled.ts'
import { headingFields, headingProjection } from '../../parts/heading.ts'

export const processProjection = `${headingProjection}, steps[]{_key, title, text}`

export const processParser = z.object({
  ...headingFields,
  _type: z.literal('process'),
  steps: z
    .array(z.object({ _key: z.string(), title: filled, text: filled }))
    .min(2, 'needs at least two steps'),
})

export type ProcessSlice = z.infer<typeof processParser>
