import { z } from 'zod'
import { headingFields, headingProjection } from '../../fragments/text/heading.ts'
import { richTextParser, richTextProjection } from '../../fragments/text/rich-text.ts'

export const noticeProjection = `${headingProjection}, urgency, text[]{${richTextProjection}}`

export const noticeParser = z.object({
  ...headingFields,
  _type: z.literal('notice'),
  urgency: z.enum(['emergency', 'safety', 'information']),
  text: richTextParser,
})

export type NoticeSlice = z.infer<typeof noticeParser>
