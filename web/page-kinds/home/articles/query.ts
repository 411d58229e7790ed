import { z } from 'zod'
import { partHeadingFields, partHeadingProjection } from '../../../fragments/text/heading.ts'
import { filled } from '../../../fragments/text/required-text.ts'

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
