import { z } from 'zod'
import { requiredText } from '#content/documents/field-kinds.ts'
import { headingProjection, sectionOf } from '../../lake/fragments/text/heading.ts'

export const processProjection = `${headingProjection}, steps[]{_key, title, text}`

export const processParser = sectionOf('process', {
  steps: z
    .array(z.object({ _key: z.string(), title: requiredText, text: requiredText }))
    .min(2, 'needs at least two steps'),
})

export type ProcessFragment = z.infer<typeof processParser>
