import { describe, expect, test } from 'vitest'
import { locationOf, redirectAt } from './redirects.ts'

const quote = { from: '/free-quote', to: '/contact', permanent: true }
const old = { from: '/old/painting.html', to: '/services/painting', permanent: false }

describe('a visitor', () => {
  test.each([
    ['/free-quote', quote],
    ['/Free-Quote', quote],
    ['/free-quote/', quote],
    ['/free%2Dquote', quote],
    ['/old/painting.html', old],
    ['/free', undefined],
    ['/%', undefined],
  ])('at %s', (path, redirect) => expect(redirectAt(path, [quote, old])).toBe(redirect))

  test.each([
    ['/contact', '?from=flyer', '/contact?from=flyer'],
    ['/contact', '', '/contact'],
    ['/#services', '?from=flyer', '/?from=flyer#services'],
    ['/contact?b=2', '?a=1', '/contact?b=2'],
    ['https://example.com/x', '?a=1', 'https://example.com/x'],
  ])('who is sent to %s with "%s" gets to %s', (to, search, location) => {
    expect(locationOf({ ...quote, to }, search)).toBe(location)
  })
})
