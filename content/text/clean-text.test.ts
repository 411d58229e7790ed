import { expect, test } from 'vitest'
import { cleanCode, cleanText } from './clean-text.ts'

test.each([
  ...[' ', '\t', '\n', '\u0000', '\u0085', '\u00a0', '\u00ad', '\u180e', '\u2003', '\u200b', '\u200d'],
  '\u200f',
  ...['\u2028', '\u202a', '\u202c', '\u2060', '\u2069', '\u2800', '\u3000', '\u3164', '\ufeff'],
])('what nobody sees is taken off around a text and an address: %j', (sign) => {
  expect(cleanText(`${sign}two words${sign}${sign}`)).toBe('two words')
  expect(cleanText(sign)).toBe('')
  expect(cleanCode(`${sign}quotes@example.com${sign}`)).toBe('quotes@example.com')
})

test.each([' ', '\t', '\u200b', '\u200d', '\u200f'])(
  'a long run of %j within a text is looked at once',
  (sign) => {
    // Were each of them a beginning, this would take longer than any test may.
    const run = `a${sign.repeat(2_000_000)}b`
    expect([cleanText(run), cleanCode(run)].map((text) => text.at(-1))).toEqual(['b', 'b'])
  },
)

test.each([
  ...['\u0007', '\u00ad', '\u200b', '\u200c', '\u200d', '\u200e', '\u202e', '\u2060', '\ud83d', '\ufeff'],
])('and out of an English word: %j', (sign) => expect(cleanText(`paint${sign}ing`)).toBe('painting'))

test.each([
  ...['two  words\nand a line', 'fine\u00a0print', '👨‍👩‍👧 and 🏳️‍🌈', '👩🏽‍🔧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ...['می‌خواهم', 'क्‍ष', 'שלום \u200eCrown & Level\u200f!', 'Łódź – Straße'],
])('%j stays as it is', (text) => expect(cleanText(text)).toBe(text))

test.each(['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212'])(
  '%j is a dash in a number',
  (dash) => expect(cleanCode(`704${dash}555`)).toBe('704-555'),
)
