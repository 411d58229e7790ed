import { z } from 'zod'
import { headingFields, headingProjection } from '../../fragments/text/heading.ts'
import { richTextParser, richTextProjection } from '../../fragments/text/rich-text.ts'

export const proseProjection = `${headingProjection}, text[]{${richTextProjection}}`

export const proseParser = z.object({
  ...headingFields,
  _type: z.literal('prose'),
  text: richTextParser,
})

export type ProseSlice = z.infer<typeof proseParser>
