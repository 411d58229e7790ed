import { z } from 'zod'
import { optionalText, optionalTexts } from '#content/documents/field-kinds.ts'
import { articleParser, articleProjection } from './article.ts'

export const factsProjection = `
  population, founded, areaSquareMiles, counties, government, economy, attractions, averageHomeValue,
  articles[]->{${articleProjection}}
`

export const factsFields = {
  population: z.number().nullable(),
  founded: z.number().nullable(),
  areaSquareMiles: z.number().nullable(),
  counties: optionalTexts,
  government: optionalText,
  economy: optionalTexts,
  attractions: optionalTexts,
  /** US cents. */
  averageHomeValue: z.number().nullable(),
  articles: z.array(articleParser).nullable(),
}

export type FactsFragment = z.infer<z.ZodObject<typeof factsFields>>
