import { expect, test } from 'vitest'
import { withEstimate } from './estimate-message.ts'

const first = '- Painting: 400 sq ft × $2.75 = $1,100\nTotal: $1,100'
const second = '- Painting: 10 sq ft × $2.75 = $27.50\nTotal: $27.50'

test('an empty message becomes the estimate', () => {
  expect(withEstimate('', first)).toBe(first)
})

test('what was typed stays above it', () => {
  expect(withEstimate('Please call after five.\n', first)).toBe(`Please call after five.\n\n${first}`)
})

test('a later estimate takes the place of the one before, and leaves what stands around it', () => {
  expect(withEstimate(`Hello\n\n${first}\n\nThanks`, second, first)).toBe(`Hello\n\n${second}\n\nThanks`)
})

test('an estimate that was edited in the message is the visitor’s own and stays', () => {
  const edited = first.replace('400', 'about 400')
  expect(withEstimate(edited, second, first)).toBe(`${edited}\n\n${second}`)
})

test('an estimate of nothing changes nothing', () => {
  expect(withEstimate('Hello', '', first)).toBe('Hello')
})
