import { describe, expect, test } from 'vitest'
import { countIn } from './measure.ts'

describe('what is written into a field', () => {
  test.each([
    ['', 0],
    ['  ', 0],
    ['0', 0],
    ['400', 400],
    [' 1,200.5 ', 1200.5],
    ['12.345', 12.35],
    ['100000', 100_000],
  ])('%j is %d square feet', (text, count) => {
    expect(countIn(text, 'squareFoot')).toEqual({ count })
  })

  test.each([
    ['a lot', 'Enter a number, like 12.'],
    ['1e9', 'Enter a number, like 12.'],
    ['1,20', 'Enter a number, like 12.'],
    ['-3', 'Enter a number above zero.'],
    ['100000.01', 'More than 100,000 sq ft isn’t on the price list. Ask us for a quote.'],
  ])('%j is refused with "%s"', (text, problem) => {
    expect(countIn(text, 'squareFoot')).toEqual({ problem })
  })

  test('what comes whole is counted whole', () => {
    expect(countIn('2.5', 'door')).toEqual({ problem: 'Enter a whole number of doors.' })
    expect(countIn('1.5', 'job')).toEqual({ problem: 'Enter a whole number.' })
    expect(countIn('1.25', 'hour')).toEqual({ count: 1.25 })
  })
})
