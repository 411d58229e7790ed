import { z } from 'zod'
import { blockHeadingFields, blockHeadingProjection } from '../../../fragments/text/heading.ts'
import { requiredText } from '../../../fragments/text/required-text.ts'

export const articlesProjection = `${blockHeadingProjection}, items[]->{_id, _type, title, text, category, url}`

const articleParser = z.object({
  _id: z.string(),
  _type: z.literal('article'),
  title: requiredText,
  text: requiredText,
  category: requiredText,
  url: z.url(),
})

export const articlesParser = z.object({
  ...blockHeadingFields,
  items: z.array(articleParser).min(1, 'needs at least one article'),
})

export type ArticlesFragment = z.infer<typeof articlesParser>
