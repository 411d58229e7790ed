import { expect, test } from 'vitest'
import { pathOf, routableAt } from './routes.ts'

test.each([
  ['/', { _type: 'homePage', slug: null }],
  ['/service-areas', { _type: 'areasPage', slug: null }],
  ['/services/maintenance/routine', { _type: 'service', slug: 'maintenance/routine' }],
  ['/service-areas/mint-hill', { _type: 'city', slug: 'mint-hill' }],
  ['/matthews/kitchen-remodeling', { _type: 'townService', slug: 'matthews/kitchen-remodeling' }],
  ['/cities/matthews', { _type: 'townPage', slug: 'matthews' }],
  ['/locations/mint-hill', { _type: 'locationPage', slug: 'mint-hill' }],
] as const)('%s is the path of its document, and leads back to it', (path, document) => {
  expect(pathOf(document)).toBe(path)
  expect(routableAt(path)).toEqual(document)
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
