import { expect, test } from 'vitest'
import { isRoutableType, pathOf, routableAt, townServicePath } from './routes.ts'

test('each routable document has one path', () => {
  expect(pathOf({ _type: 'homePage', slug: null })).toBe('/')
  expect(pathOf({ _type: 'areasPage', slug: null })).toBe('/service-areas')
  expect(pathOf({ _type: 'service', slug: 'maintenance/routine' })).toBe('/services/maintenance/routine')
  expect(pathOf({ _type: 'city', slug: 'mint-hill' })).toBe('/service-areas/mint-hill')
})

test('a main service in a town is below the page of the town', () => {
  const town = { _type: 'city', slug: 'matthews' } as const
  expect(townServicePath(town, { _type: 'service', slug: 'handyman' })).toBe(
    '/service-areas/matthews/handyman',
  )
})

test('a path leads back to its document', () => {
  const documents = [
    { _type: 'homePage', slug: null },
    { _type: 'aboutPage', slug: null },
    { _type: 'service', slug: 'maintenance/routine' },
    { _type: 'city', slug: 'mint-hill' },
    { _type: 'areaService', slug: 'mint-hill/handyman' },
    { _type: 'townPage', slug: 'matthews' },
    { _type: 'townService', slug: 'matthews/kitchen-remodeling' },
    { _type: 'locationPage', slug: 'mint-hill' },
  ] as const
  expect(documents.map((document) => routableAt(pathOf(document)))).toEqual(documents)
})

test('a trade and a main service in a town share their addresses, so one stands for both', () => {
  const trade = { _type: 'cityService', slug: 'matthews/painting' } as const
  expect(routableAt(pathOf(trade))).toEqual({ ...trade, _type: 'areaService' })
})

test.each(['/404', '/services', '/services/', '/service-areas/a/b/c', '/cities/a/b', '/nothing', ''])(
  'no document can have the path "%s"',
  (path) => expect(routableAt(path)).toBeUndefined(),
)

test('a page without a slug is refused with what to fill in', () => {
  expect(() => pathOf({ _type: 'city', slug: null })).toThrow(
    'A city has no slug, so it has no page: open it in the Studio and fill in "Web address".',
  )
})

test('documents without a page are told apart', () => {
  expect(isRoutableType('service')).toBe(true)
  expect(isRoutableType('price')).toBe(false)
})
