import { expect, test } from 'vitest'
import { pageElements, paragraphsOf } from '../testing/page-elements.ts'
import { readingGrade, sentencesIn } from './reading-level.ts'

/** What half of American adults read with ease. Short answers and lists may read more easily still: there is no lower bound. */
const HARDEST = 9

const sentences = (texts: readonly string[]) =>
  texts.flatMap(sentencesIn).filter((text) => /[.?]”?$/.test(text))

test('every page can be read by who left school after the ninth grade', () => {
  const hard = [...pageElements].flatMap(([path, page]) => {
    const grade = readingGrade(sentences(paragraphsOf(page)))
    return grade > HARDEST ? [`${path}: grade ${grade.toFixed(1)}`] : []
  })
  expect(hard).toEqual([])
})

test('the grade is that of the formula', () => {
  // 12 words, 12 syllables, 2 sentences.
  expect(readingGrade(['The dog sat on the mat.', 'The cat ran to the door.'])).toBeCloseTo(-1.45)
  const clause = 'Residential rehabilitation necessitates considerable administrative coordination.'
  expect(readingGrade([clause])).toBeGreaterThan(20)
  expect(() => readingGrade([])).toThrow('no words')
})

test('a price is not the end of a sentence', () => {
  expect(sentencesIn('It costs $2.50/sq ft. Call us. “Why?” Ask.')).toEqual([
    'It costs $2.50/sq ft.',
    'Call us.',
    '“Why?”',
    'Ask.',
  ])
})
