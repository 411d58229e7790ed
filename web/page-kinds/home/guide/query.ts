import { z } from 'zod'
import { partHeadingFields, partHeadingProjection } from '../../../fragments/text/heading.ts'
import { filled } from '../../../fragments/text/required-text.ts'
import { richTextParser, richTextProjection } from '../../../fragments/text/rich-text.ts'

export const guideProjection = `
  ${partHeadingProjection}, chapters[]{_key, heading, text[]{${richTextProjection}}}
`

export const guideParser = z.object({
  ...partHeadingFields,
  chapters: z
    .array(z.object({ _key: z.string(), heading: filled, text: richTextParser }))
    .min(1, 'needs at least one chapter'),
})

export type GuideSlice = z.infer<typeof guideParser>
