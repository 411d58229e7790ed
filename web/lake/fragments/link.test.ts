import { expect, test } from 'vitest'
import { content, seededDocument, seededPage } from '#content/seed/tests/testing/seeded-content.ts'
import { homePage } from '../../page-kinds/home/query.ts'
import { nameWithState } from './link.ts'

test.each([
  ['NC', ['Matthews', 'Rock Hill, SC']],
  ['TX', ['Matthews, NC', 'Rock Hill, SC']],
])('to an office in %s, towns of other states are named with them', (region, names) => {
  const moved = content.with({ ...seededDocument('business'), region })
  const { cities, business } = homePage.parser.parse(moved.whole(seededPage('/'))).site
  expect(cities.map((city) => nameWithState(city, business))).toEqual(expect.arrayContaining(names))
})
