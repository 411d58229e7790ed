import { z } from 'zod'
import { richTextParser, richTextProjection } from '../../documents/rich-text.ts'
import { headingFields, headingProjection } from '../../parts/heading.ts'

export const noticeProjection = `${headingProjection}, urgency, text[]{${richTextProjection}}`

export const noticeParser = z.object({
  ...headingFields,
  _type: z.literal('notice'),
  urgency: z.enum(['emergency', 'safety', 'information']),
  text: richTextParser,
})

export type NoticeSlice = z.infer<typeof noticeParser>
