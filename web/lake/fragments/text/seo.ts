import { z } from 'zod'
import { optionalTexts, requiredText } from '#content/documents/field-kinds.ts'

export const seoProjection = `title, description, keywords`

export const seoParser = z.object({
  title: requiredText,
  description: requiredText,
  keywords: optionalTexts,
})
