import { z } from 'zod'
import { requiredText, webAddress } from '#content/documents/field-kinds.ts'

export const articleProjection = `_id, _type, title, text, category, url`

export const articleParser = z.object({
  _id: z.string(),
  _type: z.literal('article'),
  title: requiredText,
  text: requiredText,
  category: requiredText,
  url: webAddress,
})

export type ArticleFragment = z.infer<typeof articleParser>
