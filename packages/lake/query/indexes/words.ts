/** What groq-js's `match` takes for the end of a word; `*` is part of a pattern's. */
const SEPARATORS = String.raw`!@#$%^&(),\\/?";:{}|[\]+<>\s-`
const WORDS = new RegExp(`[^${SEPARATORS}*]+`, 'g')
const TERMS = new RegExp(`[^${SEPARATORS}]+`, 'g')
/** Dots at the edge of a word are no part of it. */
const DOTS = /\b\.+|\.+\b/g
const LONGEST_TERM = 1_024
const ASCII = /^[\0-\x7f]*$/

/** A term of a pattern such as `gar* door`: the word that it is, or a test for those that it stands for. */
export type Term = { word: string } | { matches(word: string): boolean }

/** The words of a text or of a list of texts, each once. Case matters in words with letters beyond ASCII alone. */
export function wordsIn(value: unknown): Set<string> {
  const words = new Set<string>()
  for (const text of textsIn(value)) {
    const isAscii = ASCII.test(text)
    for (const word of matchesIn(isAscii ? text.toLowerCase() : text, WORDS))
      words.add(isAscii ? word : folded(word))
  }
  return words
}

/** The terms of a pattern: as groq-js matches them, with the words that `wordsIn` finds. */
export function termsOf(pattern: unknown): Term[] {
  return textsIn(pattern)
    .flatMap((text) => matchesIn(text, TERMS))
    .map((text) => {
      const term = text.slice(0, LONGEST_TERM)
      // In a regular expression, a dot stands for any character. Letters beyond ASCII are no other case of one within it.
      if (!/[.*]/.test(term) && ASCII.test(term)) return { word: folded(term) }
      const expression = new RegExp(`^${term.replaceAll('*', '.*')}$`, 'i')
      return { matches: (word) => expression.test(word) }
    })
}

function textsIn(value: unknown): string[] {
  return [value].flat().filter((item) => typeof item === 'string')
}

function matchesIn(text: string, expression: RegExp): string[] {
  return (text.includes('.') ? text.replaceAll(DOTS, '') : text).match(expression) ?? []
}

function folded(word: string): string {
  return ASCII.test(word) ? word.toLowerCase() : word
}
