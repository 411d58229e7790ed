import { expect, test } from 'vitest'
import { weekSaysSame } from './no-emergencies.ts'

const week = [
  { _key: 'a', day: 'Saturday', opens: '08:00' },
  { _key: 'b', day: 'Sunday', note: 'Emergencies only' },
]

test('a week that is closed but for emergencies needs the words when they are answered', () => {
  expect(weekSaysSame('24/7', week)).toBe(true)
  for (const words of [undefined, '', ' '])
    expect(weekSaysSame(words, week)).toMatch(/^Sunday still says "Emergencies only"/)
  for (const days of [undefined, [], [{ _key: 'c', day: 'Sunday', note: 'Closed for church' }]])
    expect(weekSaysSame(undefined, days)).toBe(true)
})
