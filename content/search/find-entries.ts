/** What can be found. */
export type Entry = {
  title: string
  /** Other words by which people ask for it. */
  words: string
  /** What is written in it. */
  text: string
  phones: readonly string[]
  /** How much more likely than another this is what is meant, beside points of 12 for a word of the title. */
  weight: number
}

/** Points for a word that is the same, and for one that begins so. */
const POINTS = { title: [12, 8], words: [12, 7], text: [2, 1] } as const
/** For the title that begins with what was typed, and for one that says nothing else. */
const FIRST = 3
const ONLY = 3
const WORD = /\d[\d,]*(?:\.\d+)?|[\p{L}\p{M}’']+/gu
/** Words that don't tell one thing from another. */
const IDLE = new Set(
  wordsIn('a an and are at by do for how i in is it my of on or our the to we what with you your'),
)
const PHONE = /^[\d\s()+./-]+$/
/** Digits that are enough to know a phone number by its end. */
const FEW_DIGITS = 4

/** The entries that have all typed words or begin so, the likeliest first; when there are none, those that have some of them. */
export function findEntries<Found extends Entry>(entries: readonly Found[], typed: string): Found[] {
  const meant = wordsIn(typed)
  const telling = meant.filter((word) => !IDLE.has(word))
  const words = telling.length > 0 ? telling : meant
  if (words.length === 0) return []
  const scored = entries.map((entry) => ({ entry, ...scoreOf(entry, words, typed) }))
  const most = Math.max(0, ...scored.map(({ count }) => count))
  return scored
    .filter(({ count }) => count > 0 && count === most)
    .sort((one, other) => other.score - one.score)
    .map(({ entry }) => entry)
}

/** How many of the words an entry has, and how well they fit. */
function scoreOf(entry: Entry, words: readonly string[], typed: string): { count: number; score: number } {
  if (hasPhone(entry, typed)) return { count: words.length, score: Number.POSITIVE_INFINITY }
  const title = wordsIn(entry.title)
  const others = { words: wordsIn(entry.words), text: wordsIn(entry.text) }
  const points = words.map((word) =>
    Math.max(
      pointsIn(title, word, POINTS.title),
      pointsIn(others.words, word, POINTS.words),
      pointsIn(others.text, word, POINTS.text),
    ),
  )
  const first = words[0] !== undefined && title[0]?.startsWith(words[0]) ? FIRST : 0
  const only = (ONLY * Math.min(words.length, title.length)) / Math.max(1, title.length)
  const score = points.reduce((sum, point) => sum + point, entry.weight + first + only)
  return { count: points.filter((point) => point > 0).length, score }
}

function pointsIn(words: readonly string[], word: string, [same, begins]: readonly [number, number]): number {
  if (words.includes(word)) return same
  return words.some((other) => other.startsWith(word)) ? begins : 0
}

function hasPhone({ phones }: Entry, typed: string): boolean {
  const digits = typed.replaceAll(/\D/g, '')
  if (!PHONE.test(typed) || digits.length < FEW_DIGITS) return false
  return phones.some((phone) => phone.replaceAll(/\D/g, '').endsWith(digits))
}

/**
 * The words and numbers of a text as they are compared: in small letters, without accents and apostrophes, in the singular, and
 * numbers by their value, so that "$2.50", "2.5" and "2.50" are the same.
 */
function wordsIn(text: string): string[] {
  return (text.match(WORD) ?? []).map((word) => (/^\d/.test(word) ? numberIn(word) : singular(plain(word))))
}

function numberIn(word: string): string {
  return String(Number(word.replaceAll(',', '')))
}

function plain(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}’']/gu, '')
}

/** "hours" and "hour" are one word, "gas" and "address" are not two. */
function singular(word: string): string {
  return /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word
}
