import { expect, test } from 'vitest'
import { namePlaces } from './name-places.ts'

const SIGHT = { center: 300, from: 80, to: 520 }
const named = (name: string, x: number, y: number) => ({ name, x, y })
const placesOf = (...spots: ReturnType<typeof named>[]) => [...namePlaces(spots, SIGHT).values()]

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

test('a long name stands where no edge of the map cuts it', () => {
  expect(placesOf(named('Gastonia Township', 181, 185))).toEqual(['after'])
  expect(placesOf(named('Mount Pleasant Mills', 430, 150))).toEqual(['before'])
  expect(placesOf(named('Kings Mountain', 160, 185), named('Bessemer City', 250, 185))).toEqual([
    'below',
    'after',
  ])
})
