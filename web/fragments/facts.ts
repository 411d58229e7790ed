import { z } from 'zod'
import { articleParser, articleProjection } from './article.ts'
import { requiredText } from './text/required-text.ts'

export const factsProjection = `
  population, founded, areaSquareMiles, counties, government, economy, attractions, averageHomeValue,
  articles[]->{${articleProjection}}
`

export const factsFields = {
  population: z.number().nullable(),
  founded: z.number().nullable(),
  areaSquareMiles: z.number().nullable(),
  counties: z.array(requiredText).nullable(),
  government: z.string().nullable(),
  economy: z.array(requiredText).nullable(),
  attractions: z.array(requiredText).nullable(),
  /** US cents. */
  averageHomeValue: z.number().nullable(),
  articles: z.array(articleParser).nullable(),
}

export type FactsFragment = z.infer<z.ZodObject<typeof factsFields>>
