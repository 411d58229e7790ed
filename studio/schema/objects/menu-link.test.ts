import { describe, expect, test } from 'vitest'
import { menuLink } from './menu-link.ts'

describe('A link in a menu is called', () => {
  test('what menus call a page that has no name of its own, never by a type', () => {
    expect(titleOf({ reference: {}, type: 'galleryPage' })).toBe('Gallery')
    expect(titleOf({ reference: {}, type: 'homePage' })).toBe('Home')
  })

  test('by the name of its page, or by its own words', () => {
    expect(titleOf({ reference: {}, type: 'service', title: 'Painting' })).toBe('Painting')
    expect(titleOf({ reference: {}, type: 'service', title: 'Painting', label: 'Painters' })).toBe('Painters')
  })

  test('new while no page is chosen, and not published when its page is not', () => {
    expect(titleOf({})).toBe('New link')
    expect(titleOf({ reference: {} })).toBe('A page that isn’t published')
  })
})

function titleOf(selected: Record<string, unknown>): unknown {
  return menuLink.preview?.prepare?.(selected)?.title
}
