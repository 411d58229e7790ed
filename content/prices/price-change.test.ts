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
] as const)('%i cents changed by %d percent, to the next %i, are %i', (cents, percent, rounding, changed) => {
  expect(changedBy(cents, percent, rounding)).toBe(changed)
})

test('a small price takes a step that suits it', () => {
  expect(changedBy(2_50, 5, 500)).toBe(2_63)
  expect(changedBy(9_99, 5, 25)).toBe(10_49)
  expect(changedBy(10_00, 5, 25)).toBe(10_50)
  expect(changedBy(15_00, 5, 500)).toBe(16_00)
  expect(changedBy(2_40, 5, 500)).toBe(2_52)
  expect(changedBy(5, -50, 500)).toBe(2)
})

test('a price that is already there goes on by nothing more than was asked for', () => {
  expect(changedBy(100_00, 10, 500)).toBe(110_00)
  expect(changedBy(100_00, -10, 500)).toBe(90_00)
})

test('is far from the price before at more than three times or less than a third of it', () => {
  expect([275_00, 7_51, 83].map((cents) => isFarFrom(cents, 2_50))).toEqual([true, true, true])
  expect([2_75, 7_50, 84, 2_50].map((cents) => isFarFrom(cents, 2_50))).toEqual([false, false, false, false])
  expect(isFarFrom(5_00, 0)).toBe(false)
})
