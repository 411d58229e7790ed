import { z } from 'zod'
import { filled } from './text/required-text.ts'

export const factsProjection = `
  population, founded, areaSquareMiles, government, economy, attractions, averageHomeValue
`

export const factsFields = {
  population: z.number().nullable(),
  founded: z.number().nullable(),
  areaSquareMiles: z.number().nullable(),
  government: z.string().nullable(),
  economy: z.array(filled).nullable(),
  attractions: z.array(filled).nullable(),
  /** US cents. */
  averageHomeValue: z.number().nullable(),
}

export type FactsSlice = z.infer<z.ZodObject<typeof factsFields>>
