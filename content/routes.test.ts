import { expect, test } from 'vitest'
import { isRoutableType, pathOf, townServicePath } from './routes.ts'

test('each routable document has one path', () => {
  expect(pathOf({ _type: 'homePage', slug: null })).toBe('/')
  expect(pathOf({ _type: 'service', slug: 'maintenance/routine' })).toBe('/services/maintenance/routine')
  expect(pathOf({ _type: 'city', slug: 'mint-hill' })).toBe('/service-areas/mint-hill')
})

test('a main service in a town is below the page of the town', () => {
  const town = { _type: 'city', slug: 'matthews' } as const
  expect(townServicePath(town, { _type: 'service', slug: 'handyman' })).toBe(
    '/service-areas/matthews/handyman',
  )
})

test('a page without a slug is refused with what to fill in', () => {
  expect(() => pathOf({ _type: 'city', slug: null })).toThrow(
    'A city has no slug, so it has no page: open it in the Studio and fill in "Web address".',
  )
})

test('documents without a page are told apart', () => {
  expect(isRoutableType('service')).toBe(true)
  expect(isRoutableType('price')).toBe(false)
})
