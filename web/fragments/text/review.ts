import { z } from 'zod'
import { requiredText } from './required-text.ts'

export const reviewProjection = `_id, _type, author, place, work, rating, text, date, savings`

export const reviewParser = z.object({
  _id: z.string(),
  _type: z.literal('review'),
  author: requiredText,
  place: requiredText,
  work: requiredText,
  /** Null when the customer gave no stars, as in a letter. */
  rating: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]).nullable(),
  text: requiredText,
  date: z.iso.date(),
  /** US cents. */
  savings: z.number().nullable(),
})

export type ReviewFragment = z.infer<typeof reviewParser>
