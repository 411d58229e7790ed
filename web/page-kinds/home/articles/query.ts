import { z } from 'zod'
import { articleParser, articleProjection } from '../../../fragments/article.ts'
import { blockHeadingFields, blockHeadingProjection } from '../../../fragments/text/heading.ts'

export const articlesProjection = `${blockHeadingProjection}, items[]->{${articleProjection}}`

export const articlesParser = z.object({
  ...blockHeadingFields,
  items: z.array(articleParser).min(1, 'needs at least one article'),
})

export type ArticlesFragment = z.infer<typeof articlesParser>
