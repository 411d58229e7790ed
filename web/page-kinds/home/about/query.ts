import { z } from 'zod'
import { hasFile, pictureParser, pictureProjection } from '../../../fragments/picture.ts'
import { claimParser, claimProjection } from '../../../fragments/text/claim.ts'
import { blockHeadingFields, blockHeadingProjection } from '../../../fragments/text/heading.ts'
import { requiredText } from '../../../fragments/text/required-text.ts'
import { reviewParser, reviewProjection } from '../../../fragments/text/review.ts'

export const aboutProjection = `
  ${blockHeadingProjection}, points,
  claims[]->{${claimProjection}},
  pictures[]{_key, ${pictureProjection}},
  review->{${reviewProjection}}
`

export const aboutParser = z.object({
  ...blockHeadingFields,
  points: z.array(requiredText).nullable(),
  claims: z.array(claimParser),
  pictures: z.preprocess(
    (pictures) => (Array.isArray(pictures) ? pictures.filter(hasFile) : pictures),
    z.array(pictureParser.extend({ _key: z.string() })).nullable(),
  ),
  review: reviewParser.nullable(),
})

export type AboutFragment = z.infer<typeof aboutParser>
