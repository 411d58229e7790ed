import { expect, test } from 'vitest'
import { anyTown, anyTownAddress, anyTownPath, fallbackAt, inTown, tradeInAnyTownAt } from './any-town.ts'

test('an unknown town shows the main town', () => {
  expect(fallbackAt('/service-areas/atlantis')).toEqual({ path: '/service-areas/charlotte' })
  expect(fallbackAt('/service-areas/%F0%9F%8F%A0')).toEqual({ path: '/service-areas/charlotte' })
})

test('a main service in a town without a page of it is that of the main town', () => {
  expect(fallbackAt('/service-areas/concord/renovations')).toEqual({
    path: '/service-areas/charlotte/renovations',
  })
})

test('a trade in a town without a page of it is that of any town', () => {
  expect(fallbackAt('/service-areas/rock-hill/painting')).toEqual({
    path: '/any-town/painting',
    town: 'Rock Hill',
  })
})

test.each([
  '/service-areas/concord/dentistry',
  '/service-areas/concord/painting/walls',
  '/service-areas/concord/',
  '/service-areas/',
  '/services/unknown',
  '/concord/painting',
])('nothing is shown in place of %s', (path) => expect(fallbackAt(path)).toBeUndefined())

test.each([
  ['rock-hill', 'Rock Hill'],
  ['concord', 'Concord'],
  ['-fort--mill-', 'Fort Mill'],
  ['a', 'Charlotte'],
  ['---', 'Charlotte'],
  ['ROCK', 'Charlotte'],
  ['<script>', 'Charlotte'],
  ['x'.repeat(41), 'Charlotte'],
])('a town at "%s" is called %s', (slug, name) =>
  expect(fallbackAt(`/service-areas/${slug}/painting`)?.town).toBe(name),
)

test('the page of a trade in any town is known by its path', () => {
  expect(tradeInAnyTownAt(anyTownPath('painting'))).toBe('painting')
  expect(tradeInAnyTownAt(anyTownPath('dentistry'))).toBeUndefined()
  expect(tradeInAnyTownAt('/matthews/painting')).toBeUndefined()
})

test('the address on the page is that of the town', () => {
  expect(inTown(`<link href="https://a.example${anyTownAddress('painting')}">`, 'Rock Hill')).toBe(
    '<link href="https://a.example/service-areas/rock-hill/painting">',
  )
})

test('the name of a town takes the place of the one on the page, in the address of a text message too', () => {
  expect(inTown(`<h1>Painting in ${anyTown}</h1> sms:?body=in%20${anyTown}`, 'Rock Hill')).toBe(
    '<h1>Painting in Rock Hill</h1> sms:?body=in%20Rock%20Hill',
  )
})
