import { expect, test } from 'vitest'
import { contentLines, momentValue, textValue } from './content-lines.ts'

test('every line ends with CRLF', () => {
  expect(contentLines(['A:1', 'B:2'])).toBe('A:1\r\nB:2\r\n')
})

test.each([
  ['letters', 'x'.repeat(75), 1],
  ['one letter more', 'x'.repeat(76), 2],
  ['several lines', 'x'.repeat(75 + 74 + 1), 3],
  ['letters of two bytes', 'é'.repeat(38), 2],
  ['emoji of four bytes', '🛠'.repeat(19), 2],
])('a long line is folded between characters: %s', (_, line, count) => {
  const folded = contentLines([line])
  const lines = folded.trimEnd().split('\r\n')
  expect(lines).toHaveLength(count)
  for (const part of lines) expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(75)
  expect(folded.replaceAll('\r\n ', '').trimEnd()).toBe(line)
  expect(folded).not.toContain('\ufffd')
})

test('what would end a value or part it is escaped', () => {
  expect(textValue('a, b; c\\d\r\ne\nf')).toBe('a\\, b\\; c\\\\d\\ne\\nf')
})

test('moments are those of universal time, without fractions', () => {
  expect(momentValue('2026-11-20T13:49:05.123Z')).toBe('20261120T134905Z')
})
