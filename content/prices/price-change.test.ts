import { expect, test } from 'vitest'
import { changedBy, isFarFrom } from './price-change.ts'

test.each([
  [100_00, 5, 1, 105_00],
  [2_50, 5, 1, 2_63],
  [85_00, 5, 25, 89_25],
  [85_00, 5, 100, 90_00],
  [85_00, 5, 500, 90_00],
  [1_234_00, 5, 500, 1_300_00],
  [125_00, -10, 500, 110_00],
  [125_00, -10, 1, 112_50],
  [75_00, 0.5, 500, 80_00],
  // A small price takes a step that suits it; one that is already there goes no further than was asked for.
  [2_50, 5, 500, 2_63],
  [9_99, 5, 25, 10_49],
  [15_00, 5, 500, 16_00],
  [5, -50, 500, 2],
  [100_00, 10, 500, 110_00],
  [100_00, -10, 500, 90_00],
] as const)('%i cents changed by %d percent, to the next %i, are %i', (cents, percent, rounding, changed) => {
  expect(changedBy(cents, percent, rounding)).toBe(changed)
})

test('is far from the price before at more than three times or less than a third of it', () => {
  expect([275_00, 7_51, 83].map((cents) => isFarFrom(cents, 2_50))).toEqual([true, true, true])
  expect([2_75, 7_50, 84, 2_50].map((cents) => isFarFrom(cents, 2_50))).toEqual([false, false, false, false])
  expect(isFarFrom(5_00, 0)).toBe(false)
})
