import { z } from 'zod'
import { filled } from './required-text.ts'

export const seoProjection = `title, description, keywords`

export const seoParser = z.object({
  title: filled,
  description: filled,
  keywords: z.array(filled).nullable(),
})
