import { z } from 'zod'
import { hasFile, pictureParser, pictureProjection } from '../../../fragments/picture.ts'
import { claimParser, claimProjection } from '../../../fragments/text/claim.ts'
import { partHeadingFields, partHeadingProjection } from '../../../fragments/text/heading.ts'
import { filled } from '../../../fragments/text/required-text.ts'
import { reviewParser, reviewProjection } from '../../../fragments/text/review.ts'

export const aboutProjection = `
  ${partHeadingProjection}, points,
  claims[]->{${claimProjection}},
  pictures[]{_key, ${pictureProjection}},
  review->{${reviewProjection}}
`

export const aboutParser = z.object({
  ...partHeadingFields,
  points: z.array(filled).nullable(),
  claims: z.array(claimParser),
  pictures: z.preprocess(
    (pictures) => (Array.isArray(pictures) ? pictures.filter(hasFile) : pictures),
    z.array(pictureParser.extend({ _key: z.string() })).nullable(),
  ),
  review: reviewParser.nullable(),
})

export type AboutSlice = z.infer<typeof aboutParser>
