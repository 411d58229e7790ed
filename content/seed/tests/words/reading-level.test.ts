import { expect, test } from 'vitest'
import { pageElements, paragraphsOf } from '../testing/page-elements.ts'
import { readingGrade, sentencesIn } from './reading-level.ts'

/** Below it a page says too little of the trade; above it half of American adults give up. */
const EASIEST = 6
const HARDEST = 9

const sentences = (texts: readonly string[]) =>
  texts.flatMap(sentencesIn).filter((text) => /[.?]”?$/.test(text))

test('every page reads at the level of grades 6 to 9', () => {
  const others = [...pageElements].flatMap(([path, page]) => {
    const grade = readingGrade(sentences(paragraphsOf(page)))
    const isFine = Math.round(grade) >= EASIEST && Math.round(grade) <= HARDEST
    return isFine ? [] : [`${path}: grade ${grade.toFixed(1)}`]
  })
  expect(others).toEqual([])
})

test('the grade is that of the formula', () => {
  expect(readingGrade(['The dog sat on the mat.', 'The cat ran to the door.'])).toBeCloseTo(3.1291)
  // One word of three syllables in two sentences: as many as fifteen in thirty.
  expect(readingGrade(['The dog sat on the mat.', 'The manager ran.'])).toBeCloseTo(7.1687)
  const clause = 'Residential rehabilitation necessitates considerable administrative coordination.'
  expect(readingGrade([clause])).toBeGreaterThan(16)
  expect(() => readingGrade([])).toThrow('no sentences')
})

test('a price is not the end of a sentence', () => {
  expect(sentencesIn('It costs $2.50/sq ft. Call us. “Why?” Ask.')).toEqual([
    'It costs $2.50/sq ft.',
    'Call us.',
    '“Why?”',
    'Ask.',
  ])
})
