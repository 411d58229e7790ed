import { z } from 'zod'
import { filled } from '../../../documents/filled.ts'
import { partHeadingFields, partHeadingProjection } from '../../../parts/heading.ts'

export const articlesProjection = `${partHeadingProjection}, items[]->{_id, _type, title, text, category, url}`

const articleParser = z.object({
  _id: z.string(),
  _type: z.literal('article'),
  title: filled,
  text: filled,
  category: filled,
  url: z.url(),
})

export const articlesParser = z.object({
  ...partHeadingFields,
  items: z.array(articleParser).min(1, 'needs at least one article'),
})

export type ArticlesSlice = z.infer<typeof articlesParser>
