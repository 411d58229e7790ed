import { expect, test } from 'vitest'
import { inOneLine, withinSentence } from './within-sentence.ts'

test.each([
  ['Interior painting', 'interior painting'],
  ['TV mounting', 'TV mounting'],
  ['25+ years', '25+ years'],
  ['', ''],
])('"%s" within a sentence is "%s"', (title, expected) => {
  expect(withinSentence(title)).toBe(expected)
})

test('in one line the first label alone is large', () => {
  expect(inOneLine(['Cash', 'Check', 'Credit card'])).toBe('Cash, check, credit card')
  expect(inOneLine(['Cash'])).toBe('Cash')
})
