import { expect, test } from 'vitest'
import { isRoutableType, pathOf } from './routes.ts'

test('each routable document has one path', () => {
  expect(pathOf({ _type: 'homePage', slug: null })).toBe('/')
  expect(pathOf({ _type: 'service', slug: 'maintenance/routine' })).toBe('/services/maintenance/routine')
  expect(pathOf({ _type: 'city', slug: 'mint-hill' })).toBe('/service-areas/mint-hill')
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
