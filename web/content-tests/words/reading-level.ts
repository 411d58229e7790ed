/**
 * The Flesch-Kincaid grade of sentences: the year of school in which an American reads them with ease (Kincaid et al., 1975).
 * Throws when there are no words.
 */
export function readingGrade(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsIn)
  if (words.length === 0) throw new Error('There are no words to grade.')
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0)
  return (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59
}

/** The sentences of a text; a colon or semicolon does not end one. */
export function sentencesIn(text: string): string[] {
  return text
    .split(/(?<=[.?!]”?)\s+(?=[“\p{Lu}\p{N}$])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsIn(sentence).length > 0)
}

const wordsIn = (sentence: string) => sentence.match(/\p{L}[\p{L}’'-]*/gu) ?? []

/** Groups of vowels, without a silent "e" at the end: right for nearly every word of a page, and wrong both ways in the rest. */
function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  const sounded = letters.replace(/(?<=[^aeiouy])es$|(?<=[^aeioutdy])ed$|(?<=[^aeiouyl])e$/, '')
  return Math.max(1, sounded.match(/[aeiouy]+/g)?.length ?? 0)
}
