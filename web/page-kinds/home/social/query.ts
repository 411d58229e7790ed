import { z } from 'zod'
import { claimParser, claimProjection } from '../../../fragments/text/claim.ts'
import { blockHeadingFields, blockHeadingProjection } from '../../../fragments/text/heading.ts'
import { requiredText } from '../../../fragments/text/required-text.ts'

export const socialProjection = `
  ${blockHeadingProjection},
  cards[]->{_id, _type, platform, handle, text, followers->{${claimProjection}}},
  posts[]->{_id, _type, platform, kind, text, engagement, date}
`

const platform = z.enum(['Facebook', 'Instagram', 'LinkedIn'])

export const socialParser = z.object({
  ...blockHeadingFields,
  cards: z.array(
    z.object({
      _id: z.string(),
      _type: z.literal('socialCard'),
      platform,
      handle: requiredText,
      text: requiredText,
      followers: claimParser,
    }),
  ),
  posts: z.array(
    z.object({
      _id: z.string(),
      _type: z.literal('socialPost'),
      platform,
      kind: requiredText,
      text: requiredText,
      engagement: requiredText,
      date: z.iso.date(),
    }),
  ),
})

export type SocialFragment = z.infer<typeof socialParser>
