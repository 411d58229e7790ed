import { z } from 'zod'
import { filled } from './required-text.ts'

export const reviewProjection = `_id, _type, author, place, work, rating, text, date, savings`

export const reviewParser = z.object({
  _id: z.string(),
  _type: z.literal('review'),
  author: filled,
  place: filled,
  work: filled,
  /** None when the customer gave none, as in a letter. */
  rating: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]).nullable(),
  text: filled,
  date: z.iso.date(),
  /** US cents. */
  savings: z.number().nullable(),
})

export type ReviewSlice = z.infer<typeof reviewParser>
