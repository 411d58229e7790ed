import { expect, test } from 'vitest'
import { dollars } from '../prices/price.ts'
import { readAmount } from './typed-amount.ts'

test.each([
  ['2.75', 275],
  ['$2.75', 275],
  ['2,75', 275],
  ['.5', 50],
  ['2.', 200],
  ['275', 27_500],
  ['25,000', 2_500_000],
  ['1,250.50', 125_050],
  [' $ 1 250 ', 125_000],
  ['0', 0],
])('%j is an amount', (typed, cents) => expect(readAmount(typed)).toBe(cents))

test.each(['', '.', '$', 'free', '2.755', '-3', '1,2', '1,2345', '12,34,56', '10000001'])(
  '%j is none',
  (typed) => expect(readAmount(typed)).toBeUndefined(),
)

test('what the site writes is read as the amount that it stands for', () => {
  for (const cents of [0, 50, 275, 27_500, 2_500_000, 125_050]) expect(readAmount(dollars(cents))).toBe(cents)
})
