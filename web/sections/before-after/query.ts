import { z } from 'zod'
import { pictureParser, pictureProjection } from '../../fragments/picture.ts'
import { headingFields, headingProjection } from '../../fragments/text/heading.ts'
import { filled } from '../../fragments/text/required-text.ts'

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
