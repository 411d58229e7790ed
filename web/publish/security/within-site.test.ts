import { expect, test } from 'vitest'
import { withinSite } from './within-site.ts'

// A browser takes a backslash for a slash, and tabs and line breaks out of an address, wherever they stand.
test.each([
  '//evil.example/a',
  '/\\evil.example/a',
  '/\t/evil.example/a',
  '\n/\r/evil.example/a',
  'https://evil.example/a',
])('the address %j leads to a page of the site', (address) => {
  expect(new URL(withinSite(address), 'https://site.example').origin).toBe('https://site.example')
})

test('a path stays as it is', () => {
  expect(withinSite('/prices?service=painting#estimate')).toBe('/prices?service=painting#estimate')
})
