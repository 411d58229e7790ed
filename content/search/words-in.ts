const WORD = /\d[\d,]*(?:\.\d+)?|[\p{L}\p{M}’']+/gu

/**
 * The words and numbers of a text as they are compared: in small letters, without accents and apostrophes, in the singular, and
 * numbers by their value, so that "$2.50", "2.5" and "2.50" are the same.
 */
export function wordsIn(text: string): string[] {
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
