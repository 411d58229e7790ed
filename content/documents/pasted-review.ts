import { cleanText } from '../text/clean-text.ts'
import { type PastedReview, readPiece } from './review-lines.ts'
import { piecesIn } from './review-pieces.ts'

/**
 * The reviews in a text that was copied from one or several pages, or written down. `today` is what "a week ago" is counted from. What
 * an owner replied is left out, and so are pieces without words.
 */
export function readReviews(pasted: string, today: Date): PastedReview[] {
  const pieces = piecesIn(pasted, today).map((lines) => readPiece(lines, today))
  const areIntroduced = pieces.some(({ review }) => isIntroduced(review))
  const reviews: PastedReview[] = []
  let isReply = false
  for (const { review, isAnswered } of pieces) {
    if (isReply && !endsReply(review)) continue
    isReply = isAnswered
    const above = reviews.at(-1)
    if (above?.text === '' && !isTwice(above, review)) Object.assign(above, review)
    else if (above && areIntroduced && !isIntroduced(review))
      above.text = cleanText(`${above.text} ${review.text}`)
    else reviews.push(review)
  }
  return reviews.filter(({ text }) => text !== '')
}

/** Each line of a text as a review of its own, or none where it is clear what they are: only its writer knows whose sentences they are. */
export function readLines(pasted: string, today: Date): PastedReview[] {
  const together = readReviews(pasted, today)
  const reviews = readReviews(pasted.replaceAll('\n', '\n\n'), today)
  const areSentences = reviews.every(
    (review) => !isIntroduced(review) && /[^\p{L}\p{N},;:–-]$/u.test(review.text),
  )
  return together.length === 1 && reviews.length > 1 && areSentences ? reviews : []
}

/** Where others say who wrote them or when, a piece that says neither is a paragraph of the one above. */
function isIntroduced({ author, date, rating }: PastedReview): boolean {
  return author !== undefined || date !== undefined || rating !== undefined
}

/** Whether both say who, when or how many stars: then they are two reviews, the first of them without words. */
function isTwice(one: PastedReview, other: PastedReview): boolean {
  return (['author', 'date', 'rating'] as const).some(
    (fact) => one[fact] !== undefined && other[fact] !== undefined,
  )
}

/** A date or stars introduce the next review; a name alone may be a signature, unless a sentence follows it. */
function endsReply({ author, date, rating, text }: PastedReview): boolean {
  if (date !== undefined || rating !== undefined) return true
  return author !== undefined && /[.!?…]/.test(text)
}
