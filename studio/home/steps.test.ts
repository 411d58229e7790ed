import { expect, test } from 'vitest'
import { stepsOf } from './steps.ts'

const sample = (_type: string, count = 1, shown = true) =>
  Array.from({ length: count }, () => ({ _type, sample: true, shown }))

test('a step is done when the website shows nothing made up of its kind, and says till then what it shows', () => {
  const samples = [
    ...sample('price', 70),
    ...sample('review'),
    ...sample('project', 4, false),
    ...sample('rendering', 2),
    ...sample('claim', 9),
  ]
  const own = [{ _type: 'openingHours', sample: false, shown: true }]
  const steps = stepsOf([...sample('business'), ...sample('licence', 3), ...samples, ...own])
  expect(steps.map(({ type, left, what }) => [type, left, what])).toEqual([
    ['business', 13, 'your name, 3 license numbers, and 9 numbers about you'],
    ['openingHours', 0, ''],
    ['price', 70, '70 prices'],
    ['city', 0, ''],
    ['project', 2, '2 pages with renderings'],
    ['review', 1, '1 review'],
  ])
})

test('the step leads to where what is left is changed', () => {
  const placeOf = (...types: string[]) => stepsOf(types.flatMap((type) => sample(type)))[0]?.place
  expect(placeOf('contact', 'homePage')).toMatchObject({ params: { type: 'business' } })
  expect(placeOf('owner', 'claim')).toMatchObject({ params: { type: 'homePage' } })
  expect(placeOf('aboutPage', 'claim')).toMatchObject({ params: { type: 'aboutPage' } })
  expect(placeOf('claim')).toEqual({ path: '/structure/your-numbers' })
})
