import { expect, test } from 'vitest'
import { anyTownPath, standIn, townNameFrom, tradeInAnyTownAt } from './any-town.ts'

test('an unknown town shows the main town', () => {
  expect(standIn('/service-areas/atlantis')).toBe('/service-areas/charlotte')
  expect(standIn('/service-areas/%F0%9F%8F%A0')).toBe('/service-areas/charlotte')
})

test('a main service in a town without a page of it is that of the main town', () => {
  expect(standIn('/service-areas/concord/renovations')).toBe('/service-areas/charlotte/renovations')
})

test('a trade in a town without a page of it is that of any town', () => {
  expect(standIn('/service-areas/rock-hill/painting')).toBe('/api/any-town/painting/rock-hill')
})

test.each([
  '/service-areas/concord/dentistry',
  '/service-areas/concord/painting/walls',
  '/service-areas/concord/',
  '/service-areas/',
  '/services/unknown',
  '/concord/painting',
])('nothing stands in for %s', (path) => expect(standIn(path)).toBeUndefined())

test.each([
  ['rock-hill', 'Rock Hill'],
  ['concord', 'Concord'],
  ['-fort--mill-', 'Fort Mill'],
  ['a', 'Charlotte'],
  ['---', 'Charlotte'],
  ['ROCK', 'Charlotte'],
  ['<script>', 'Charlotte'],
  ['x'.repeat(41), 'Charlotte'],
])('a town at "%s" is called %s', (slug, name) => expect(townNameFrom(slug)).toBe(name))

test('the page of a trade in any town is known by its path', () => {
  expect(tradeInAnyTownAt(anyTownPath('painting'))).toBe('painting')
  expect(tradeInAnyTownAt(anyTownPath('dentistry'))).toBeUndefined()
  expect(tradeInAnyTownAt('/matthews/painting')).toBeUndefined()
})
