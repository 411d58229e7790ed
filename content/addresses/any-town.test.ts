import { expect, test } from 'vitest'
import { anyTown, anyTownPath, fallbackAt, inTown, tradeInAnyTownAt } from './any-town.ts'

test.each([
  ['/service-areas/atlantis', { path: '/service-areas/charlotte' }],
  ['/service-areas/%F0%9F%8F%A0', { path: '/service-areas/charlotte' }],
  ['/service-areas/concord/renovations', { path: '/service-areas/charlotte/renovations' }],
  ['/service-areas/rock-hill/painting', { path: '/any-town/painting', town: 'Rock Hill' }],
  ['/service-areas/concord/dentistry', undefined],
  ['/service-areas/concord/painting/walls', undefined],
  ['/service-areas/concord/', undefined],
  ['/service-areas/', undefined],
  ['/services/unknown', undefined],
  ['/concord/painting', undefined],
])('at %s without a page is shown %o', (path, shown) => expect(fallbackAt(path)).toEqual(shown))

test.each([
  ['concord', 'Concord'],
  ['-fort--mill-', 'Fort Mill'],
  ...['a', '---', 'ROCK', '<script>', 'x'.repeat(41)].map((slug) => [slug, 'Charlotte']),
])('a town at "%s" is called %s', (slug, name) =>
  expect(fallbackAt(`/service-areas/${slug}/painting`)?.town).toBe(name),
)

test('the page of a trade in any town is known by its path', () => {
  expect(tradeInAnyTownAt(anyTownPath('painting'))).toBe('painting')
  expect(tradeInAnyTownAt(anyTownPath('dentistry'))).toBeUndefined()
  expect(tradeInAnyTownAt('/matthews/painting')).toBeUndefined()
})

test('the name of a town takes the place of the one on the page, in text messages too', () => {
  const page = (name: string, escaped: string) => `<h1>Painting in ${name}</h1> sms:?body=in%20${escaped}`
  expect(inTown(page(anyTown, anyTown), 'Rock Hill')).toBe(page('Rock Hill', 'Rock%20Hill'))
})
