import { expect, test } from 'vitest'
import { locationOf, redirectAt } from './requested-address.ts'

const redirect = { from: '/old//', to: '/new', permanent: true }

test('capitals, escapes and slashes at the end make no difference, however many slashes there are', () => {
  for (const path of ['/old', '/Old/', '/%6Fld///']) expect(redirectAt(path, [redirect]), path).toBe(redirect)
  // Were each of them a beginning, this would take longer than any test may.
  expect(redirectAt(`/old${'/'.repeat(2_000_000)}x`, [redirect])).toBeUndefined()
  expect(redirectAt('//', [{ ...redirect, from: '/' }])).toBeDefined()
})

test('a header holds nothing but ASCII, and no blank', () =>
  expect(locationOf('/caf\u00e9 bar', '?a=1')).toBe('/caf%C3%A9%20bar?a=1'))
