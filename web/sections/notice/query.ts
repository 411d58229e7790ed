import { z } from 'zod'
import { headingProjection, sectionOf } from '../../lake/fragments/text/heading.ts'
import { richTextParser, richTextProjection } from '../../lake/fragments/text/rich-text.ts'

export const noticeProjection = `${headingProjection}, urgency, text[]{${richTextProjection}}`

export const noticeParser = sectionOf('notice', {
  urgency: z.enum(['emergency', 'safety', 'information']),
  text: richTextParser,
})

export type NoticeFragment = z.infer<typeof noticeParser>
