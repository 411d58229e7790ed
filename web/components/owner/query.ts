import { z } from 'zod'
import { optionalPicture, pictureProjection } from '../../fragments/picture.ts'
import { claimParser, claimProjection } from '../../fragments/text/claim.ts'
import { blockHeadingFields, blockHeadingProjection } from '../../fragments/text/heading.ts'
import { richTextParser, richTextProjection } from '../../fragments/text/rich-text.ts'

export const ownerProjection = `
  ${blockHeadingProjection},
  text[]{${richTextProjection}},
  picture{${pictureProjection}},
  claims[]->{${claimProjection}}
`

export const ownerParser = z.object({
  ...blockHeadingFields,
  text: richTextParser,
  picture: optionalPicture,
  claims: z.array(claimParser),
})

export type OwnerFragment = z.infer<typeof ownerParser>
