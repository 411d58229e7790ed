import { z } from 'zod'
import { day, optionalText, requiredText } from '#content/documents/field-kinds.ts'

export const reviewProjection = `
  _id, _type, author, "place": coalesce(place, city->name), "work": coalesce(work, service->title), rating, text, date, source, sample, savings
`

export const reviewParser = z.object({
  _id: z.string(),
  _type: z.literal('review'),
  author: requiredText,
  /** Where the customer lives. */
  place: optionalText,
  /** What was done. */
  work: optionalText,
  /** Null when the customer gave no stars, as in a letter. */
  rating: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]).nullable(),
  text: requiredText,
  date: day,
  /** Where it was written. */
  source: optionalText,
  sample: z.boolean().nullable(),
  /** US cents. */
  savings: z.number().nullable(),
})

export type ReviewFragment = z.infer<typeof reviewParser>

/** A list of reviews as the owner wants it: of `all`, the newest six, as many as `most` says; without it, three. */
export const asManyAsWanted = `{
  "shown": select(most == 2 => all[0...2], most == 4 => all[0...4], most == 5 => all[0...5], most == 6 => all, all[0...3])
}.shown`

/** Reviews that come to a page by themselves, and those that it was given by hand before they did. */
type ReviewsOfPage = {
  newest: readonly ReviewFragment[]
  chosen: readonly ReviewFragment[] | null
}

/** What a page shows of them, each once: the newest first. */
export function reviewsShown({ newest, chosen }: ReviewsOfPage): ReviewFragment[] {
  const byId = new Map([...newest, ...(chosen ?? [])].map((review) => [review._id, review]))
  return [...byId.values()]
}
