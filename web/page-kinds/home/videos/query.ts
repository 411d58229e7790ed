import { z } from 'zod'
import { optionalPicture, pictureProjection } from '../../../fragments/picture.ts'
import { blockHeadingFields, blockHeadingProjection } from '../../../fragments/text/heading.ts'
import { requiredText } from '../../../fragments/text/required-text.ts'

export const videosProjection = `
  ${blockHeadingProjection},
  items[]->{_id, _type, title, text, kind, category, url, picture{${pictureProjection}}}
`

const videoParser = z.object({
  _id: z.string(),
  _type: z.literal('video'),
  title: requiredText,
  text: requiredText,
  kind: z.enum(['reel', 'post']),
  category: requiredText,
  url: z.url(),
  picture: optionalPicture,
})

export const videosParser = z.object({
  ...blockHeadingFields,
  items: z.array(videoParser).min(1, 'needs at least one video'),
})

export type VideosFragment = z.infer<typeof videosParser>
