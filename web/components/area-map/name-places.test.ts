import { expect, test } from 'vitest'
import { namePlaces } from './name-places.ts'

const CENTER = 300
const named = (name: string, x: number, y: number) => ({ name, x, y })
const placesOf = (...spots: ReturnType<typeof named>[]) => [...namePlaces(spots, CENTER).values()]

test('a name stands on the side away from the center', () => {
  expect(placesOf(named('Gastonia', 181, 185), named('Concord', 393, 122))).toEqual(['before', 'after'])
})

test('a name does not cover another spot', () => {
  expect(placesOf(named('Huntersville', 301, 121), named('Concord', 393, 122))).toEqual(['before', 'after'])
})

test('two towns that are close have their names on two sides', () => {
  expect(placesOf(named('Cornelius', 294, 89), named('Davidson', 299, 84))).toEqual(['before', 'after'])
})

test('a name between two spots stands below its own', () => {
  const towns = [named('Charlotte', 300, 200), named('Gastonia', 181, 185), named('Belmont', 232, 193)]
  expect(placesOf(...towns)).toEqual(['after', 'before', 'below'])
})
