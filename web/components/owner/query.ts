import { z } from 'zod'
import { optionalPicture, pictureProjection } from '../../lake/fragments/picture.ts'
import { claimParser, claimProjection } from '../../lake/fragments/text/claim.ts'
import { blockHeadingFields, blockHeadingProjection } from '../../lake/fragments/text/heading.ts'
import { richTextParser, richTextProjection } from '../../lake/fragments/text/rich-text.ts'

export const ownerProjection = `
  shown, ${blockHeadingProjection},
  text[]{${richTextProjection}},
  picture{${pictureProjection}},
  claims[]->{${claimProjection}}
`

export const ownerParser = z.object({
  shown: z.boolean().nullable(),
  ...blockHeadingFields,
  text: richTextParser,
  picture: optionalPicture,
  claims: z.array(claimParser),
})

export type OwnerFragment = z.infer<typeof ownerParser>
