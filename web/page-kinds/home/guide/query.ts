import { z } from 'zod'
import { blockHeadingFields, blockHeadingProjection } from '../../../fragments/text/heading.ts'
import { requiredText } from '../../../fragments/text/required-text.ts'
import { richTextParser, richTextProjection } from '../../../fragments/text/rich-text.ts'

export const guideProjection = `
  ${blockHeadingProjection}, chapters[]{_key, heading, text[]{${richTextProjection}}}
`

export const guideParser = z.object({
  ...blockHeadingFields,
  chapters: z
    .array(z.object({ _key: z.string(), heading: requiredText, text: richTextParser }))
    .min(1, 'needs at least one chapter'),
})

export type GuideFragment = z.infer<typeof guideParser>
