import { z } from 'zod'
import { requiredText } from './required-text.ts'

export const seoProjection = `title, description, keywords`

export const seoParser = z.object({
  title: requiredText,
  description: requiredText,
  keywords: z.array(requiredText).nullable(),
})
