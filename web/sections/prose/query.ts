import { z } from 'zod'
import { richTextParser, richTextProjection } from '../../documents/rich-text.ts'
import { headingFields, headingProjection } from '../../parts/heading.ts'

export const proseProjection = `${headingProjection}, text[]{${richTextProjection}}`

export const proseParser = z.object({
  ...headingFields,
  _type: z.literal('prose'),
  text: richTextParser,
})

export type ProseSlice = z.infer<typeof proseParser>
