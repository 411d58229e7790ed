/**
 * The SMOG grade of sentences: the year of school after which an American understands all of them (McLaughlin, 1969). It counts
 * words of three syllables and more, and is made for thirty sentences or more: with fewer it is less exact.
 * Throws when there are no sentences.
 */
export function readingGrade(sentences: readonly string[]): number {
  if (sentences.length === 0) throw new Error('There are no sentences to grade.')
  const longWords = sentences.flatMap(wordsIn).filter((word) => syllablesIn(word) >= 3)
  return 1.043 * Math.sqrt((30 * longWords.length) / sentences.length) + 3.1291
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
