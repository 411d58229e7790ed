import { expect, test } from 'vitest'
import { readPercent } from './typed-percent.ts'

test.each([
  ['5', 5],
  ['5 %', 5],
  ['2.5', 2.5],
  ['2,5%', 2.5],
  ['100', 100],
])('%j is %d percent', (typed, percent) => expect(readPercent(typed)).toBe(percent))

test.each(['', '%', '0', '-5', '101', '5.123', 'five', '1.2.3'])('%j is no percentage', (typed) =>
  expect(readPercent(typed)).toBeUndefined(),
)
