import { expect, test } from 'vitest'
import { pageTitle } from './page-title.ts'

test('a title is followed by the name that the business has now', () => {
  expect(pageTitle('Fence Repair in Charlotte, NC', 'Plumb & Square')).toBe(
    'Fence Repair in Charlotte, NC | Plumb & Square',
  )
})

test.each([
  ['is too long for both', 'Remodeling in Charlotte, NC: Kitchens, Baths, Whole Homes'],
  ['has an addition of its own', 'Bathroom Remodeling in Matthews, NC | Prices'],
  ['names the business already', 'About Plumb & Square'],
])('a title that %s stays as it is', (_reason, title) => {
  expect(pageTitle(title, 'Plumb & Square')).toBe(title)
})
