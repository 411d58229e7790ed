import { z } from 'zod'
import { optionalPicture, pictureProjection } from '../../fragments/picture.ts'
import { claimParser, claimProjection } from '../../fragments/text/claim.ts'
import { partHeadingFields, partHeadingProjection } from '../../fragments/text/heading.ts'
import { richTextParser, richTextProjection } from '../../fragments/text/rich-text.ts'

export const ownerProjection = `
  ${partHeadingProjection},
  text[]{${richTextProjection}},
  picture{${pictureProjection}},
  claims[]->{${claimProjection}}
`

export const ownerParser = z.object({
  ...partHeadingFields,
  text: richTextParser,
  picture: optionalPicture,
  claims: z.array(claimParser),
})

export type OwnerSlice = z.infer<typeof ownerParser>
