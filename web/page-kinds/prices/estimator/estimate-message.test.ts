import { expect, test } from 'vitest'
import { withEstimate } from './estimate-message.island.ts'

const first = '- Painting: 400 sq ft × $2.75 = $1,100\nTotal: $1,100'
const second = '- Painting: 10 sq ft × $2.75 = $27.50\nTotal: $27.50'
const edited = first.replace('400', 'about 400')

test.each([
  ['an empty message becomes the estimate', '', first, undefined, first],
  ['what was typed stays above it', 'Hello\n', first, undefined, `Hello\n\n${first}`],
  ['a later one takes its place', `Hello\n\n${first}\n\nBye`, second, first, `Hello\n\n${second}\n\nBye`],
  ['one that the visitor edited stays', edited, second, first, `${edited}\n\n${second}`],
  ['an estimate of nothing changes nothing', 'Hello', '', first, 'Hello'],
])('%s', (_, message, estimate, last, becomes) => {
  expect(withEstimate(message, estimate, last)).toBe(becomes)
})
