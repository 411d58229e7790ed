import { z } from 'zod'
import { requiredText } from './text/required-text.ts'

export const articleProjection = `_id, _type, title, text, category, url`

export const articleParser = z.object({
  _id: z.string(),
  _type: z.literal('article'),
  title: requiredText,
  text: requiredText,
  category: requiredText,
  url: z.url(),
})

export type ArticleFragment = z.infer<typeof articleParser>
