import type { z } from 'zod'
import { headingProjection, sectionOf } from '../../lake/fragments/text/heading.ts'
import { richTextParser, richTextProjection } from '../../lake/fragments/text/rich-text.ts'

export const proseProjection = `${headingProjection}, text[]{${richTextProjection}}`

export const proseParser = sectionOf('prose', {
  text: richTextParser,
})

export type ProseFragment = z.infer<typeof proseParser>
