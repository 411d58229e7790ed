import { expect, test } from 'vitest'
import { stepsOf } from './steps.ts'

const sample = (_type: string, count = 1) => Array.from({ length: count }, () => ({ _type, sample: true }))

test('a step is done when nothing of its kind is made up, and says till then what is', () => {
  const samples = [...sample('business'), ...sample('price', 70), ...sample('review'), ...sample('claim', 9)]
  const own = [{ _type: 'openingHours', sample: false }]
  expect(stepsOf([...samples, ...own]).map(({ type, left, what }) => [type, left, left > 0 && what])).toEqual(
    [
      ['business', 1, 'your name'],
      ['openingHours', 0, false],
      ['price', 70, '70 prices'],
      ['city', 0, false],
      ['project', 0, false],
      ['review', 1, '1 review'],
    ],
  )
})
