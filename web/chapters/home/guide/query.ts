import { z } from 'zod'
import { filled } from '../../../documents/filled.ts'
import { richTextParser, richTextProjection } from '../../../documents/rich-text.ts'
import { partHeadingFields, partHeadingProjection } from '../../../parts/heading.ts'

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
