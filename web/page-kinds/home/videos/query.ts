import { z } from 'zod'
import { optionalPicture, pictureProjection } from '../../../fragments/picture.ts'
import { partHeadingFields, partHeadingProjection } from '../../../fragments/text/heading.ts'
import { filled } from '../../../fragments/text/required-text.ts'

export const videosProjection = `
  ${partHeadingProjection},
  items[]->{_id, _type, title, text, kind, category, url, picture{${pictureProjection}}}
`

const videoParser = z.object({
  _id: z.string(),
  _type: z.literal('video'),
  title: filled,
  text: filled,
  kind: z.enum(['reel', 'post']),
  category: filled,
  url: z.url(),
  picture: optionalPicture,
})

export const videosParser = z.object({
  ...partHeadingFields,
  items: z.array(videoParser).min(1, 'needs at least one video'),
})

export type VideosSlice = z.infer<typeof videosParser>
