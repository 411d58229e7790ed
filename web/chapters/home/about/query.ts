import { z } from 'zod'
import { claimParser, claimProjection } from '../../../documents/claim.ts'
import { filled } from '../../../documents/filled.ts'
import { hasFile, pictureParser, pictureProjection } from '../../../documents/picture.ts'
import { reviewParser, reviewProjection } from '../../../documents/review.ts'
import { partHeadingFields, partHeadingProjection } from '../../../parts/heading.ts'

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
