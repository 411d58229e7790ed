import { cleanText } from '#content/text/clean-text.ts'

/** The same for every customer; the owner can change them. */
export const USUAL_WORDS =
  'Thanks for having us! Would you take a minute to tell others how it went, good or bad, in your own words?'

type Asking = { firstName: string; business: string; words: string; address: string }

/** The message that asks one customer for a review, with the address on a line of its own, so that every phone makes a link of it. */
export function reviewText({ firstName, business, words, address }: Asking): string {
  const name = cleanText(firstName)
  const greeting = `${name ? `Hi ${name}` : 'Hi'}, this is ${business}.`
  return `${greeting} ${cleanText(words) || USUAL_WORDS}\n${address}`
}

const KEPT_AS = 'review-words'

/** The words of the last time on this device. */
export const keptWords = (): string => localStorage.getItem(KEPT_AS) ?? USUAL_WORDS

export function keepWords(words: string): void {
  if (words === USUAL_WORDS) localStorage.removeItem(KEPT_AS)
  else localStorage.setItem(KEPT_AS, words)
}
