import { z } from 'zod'
import { claimParser, claimProjection } from '../../../documents/claim.ts'
import { optionalPicture, pictureProjection } from '../../../documents/picture.ts'
import { richTextParser, richTextProjection } from '../../../documents/rich-text.ts'
import { partHeadingFields, partHeadingProjection } from '../../../parts/heading.ts'

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
