import { z } from 'zod'
import { claimParser, claimProjection } from '../../../fragments/text/claim.ts'
import { partHeadingFields, partHeadingProjection } from '../../../fragments/text/heading.ts'
import { filled } from '../../../fragments/text/required-text.ts'

export const socialProjection = `
  ${partHeadingProjection},
  cards[]->{_id, _type, platform, handle, text, followers->{${claimProjection}}},
  posts[]->{_id, _type, platform, kind, text, engagement, date}
`

const platform = z.enum(['Facebook', 'Instagram', 'LinkedIn'])

export const socialParser = z.object({
  ...partHeadingFields,
  cards: z.array(
    z.object({
      _id: z.string(),
      _type: z.literal('socialCard'),
      platform,
      handle: filled,
      text: filled,
      followers: claimParser,
    }),
  ),
  posts: z.array(
    z.object({
      _id: z.string(),
      _type: z.literal('socialPost'),
      platform,
      kind: filled,
      text: filled,
      engagement: filled,
      date: z.iso.date(),
    }),
  ),
})

export type SocialSlice = z.infer<typeof socialParser>
