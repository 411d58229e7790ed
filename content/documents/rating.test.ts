import { expect, test } from 'vitest'
import { countIn, starsIn } from './rating.ts'

test.each([
  ['4.9/5', 4.9],
  [' 5 / 5 ', 5],
  ['4.75 out of 5', 4.75],
  ['4 of 5', 4],
  ['4.9', 4.9],
])('%j is %d stars', (claim, stars) => expect(starsIn(claim)).toBe(stars))

test.each([undefined, '', 'A+', '98%', '9/10', '4.9/10', '49/50', '0/5', '5.5', 'five of 5'])(
  '%j tells of no stars',
  (claim) => expect(starsIn(claim)).toBeUndefined(),
)

test.each([
  ['300+', 300],
  ['1,250', 1_250],
  ['7', 7],
])('%j counts %d', (claim, count) => expect(countIn(claim)).toBe(count))

test.each([undefined, '', 'hundreds', '1.2k', 'about 300', '98%'])('%j counts nothing', (claim) =>
  expect(countIn(claim)).toBeUndefined(),
)
