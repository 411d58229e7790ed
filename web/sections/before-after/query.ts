import { z } from 'zod'
import { filled } from '../../documents/filled.ts'
import { pictureParser, pictureProjection } from '../../documents/picture.ts'
import { headingFields, headingProjection } from '../../parts/heading.ts'

export const beforeAfterProjection = `
  ${headingProjection}, caption, before{${pictureProjection}}, after{${pictureProjection}}
`

export const beforeAfterParser = z.object({
  ...headingFields,
  _type: z.literal('beforeAfter'),
  caption: filled,
  before: pictureParser,
  after: pictureParser,
})

export type BeforeAfterSlice = z.infer<typeof beforeAfterParser>
