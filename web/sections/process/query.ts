import { z } from 'zod'
import { headingFields, headingProjection } from '../../fragments/text/heading.ts'
import { filled } from '../../fragments/text/required-text.ts'

export const processProjection = `${headingProjection}, steps[]{_key, title, text}`

export const processParser = z.object({
  ...headingFields,
  _type: z.literal('process'),
  steps: z
    .array(z.object({ _key: z.string(), title: filled, text: filled }))
    .min(2, 'needs at least two steps'),
})

export type ProcessSlice = z.infer<typeof processParser>
