import { expect, test } from 'vitest'
import { namesBefore } from './names-before.ts'

const CENTER = 300
const named = (name: string, x: number, y: number) => ({ name, x, y })
const before = (...spots: ReturnType<typeof named>[]) =>
  [...namesBefore(spots, CENTER)].map(({ name }) => name)

test('a name stands on the side away from the center', () => {
  expect(before(named('Gastonia', 181, 185), named('Concord', 393, 122))).toEqual(['Gastonia'])
})

test('a name does not cover another spot', () => {
  expect(before(named('Huntersville', 301, 121), named('Concord', 393, 122))).toEqual(['Huntersville'])
})

test('two towns that are close have their names on two sides', () => {
  expect(before(named('Cornelius', 294, 89), named('Davidson', 299, 84))).toEqual(['Cornelius'])
})
