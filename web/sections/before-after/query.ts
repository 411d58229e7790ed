import type { z } from 'zod'
import { requiredText } from '#content/documents/field-kinds.ts'
import { pictureParser, pictureProjection } from '../../lake/fragments/picture.ts'
import { headingProjection, sectionOf } from '../../lake/fragments/text/heading.ts'

export const beforeAfterProjection = `
  ${headingProjection}, caption, before{${pictureProjection}}, after{${pictureProjection}}
`

export const beforeAfterParser = sectionOf('beforeAfter', {
  caption: requiredText,
  before: pictureParser,
  after: pictureParser,
})

export type BeforeAfterFragment = z.infer<typeof beforeAfterParser>
