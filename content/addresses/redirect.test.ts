import { expect, test } from 'vitest'
import { addressProblem, conflictBetween, redirectsIn, sourceProblem } from './redirect.ts'

const quote = { from: '/free-quote', to: '/contact', permanent: true }

test('a redirect leads to its page, and nowhere while that is not published', () => {
  const nowhere = { from: '/a', page: null, address: null, permanent: true }
  const page = { _type: 'service', slug: 'painting' } as const
  expect(redirectsIn([nowhere, { ...nowhere, page }, { ...nowhere, from: null, address: '/x' }])).toEqual([
    { from: '/a', to: '/services/painting', permanent: true },
  ])
})

test('blanks and signs that nobody sees around an address are none of it', () => {
  const typed = { from: '\u200b/a ', page: null, address: '\u00a0/contact\ufeff', permanent: true }
  expect(redirectsIn([typed])).toEqual([{ from: '/a', to: '/contact', permanent: true }])
})

test.each(['/free-quote', '/old/painting.html', '/a/b/c', '/caf%C3%A9'])('%s may be redirected', (from) =>
  expect(sourceProblem(from)).toBeUndefined(),
)

test.each([
  ...['free-quote', 'https://example.com/a', '//example.com', '/a?b=1', '/a#b', '/a b', '/', '/a/', '/a//b'],
  ...['/sitemap.xml', '/404', '/api/revalidate', '/_next/static', '/images'],
])('%s may not', (from) => expect(sourceProblem(from)).toBeTruthy())

test.each(['/contact', '/#services', 'https://www.example.com/reviews?x=1'])(
  'a redirect may lead to %s',
  (to) => expect(addressProblem(to)).toBeUndefined(),
)

test.each(['contact', '//example.com', 'http://example.com', 'javascript:alert(1)', '/a b', 'https://x'])(
  'a redirect may not lead to %s',
  (to) => expect(addressProblem(to)).toBeTruthy(),
)

test.each(['http://[', '//', '/\\[', 'javascript:alert(1)', 'mailto:a@b.example'])(
  'a redirect to %s, which only a program can write, is as if it were not there',
  (address) => expect(redirectsIn([{ from: '/a', page: null, address, permanent: true }])).toEqual([]),
)

test.each([
  ['/a', '/contact#quote', undefined],
  ['/a', undefined, undefined],
  ['/a', '/A#b', 'goes to itself'],
  ['/free-quote', '/about', 'already a redirect from /free-quote'],
  ['/a', '/free-quote#now', 'goes on to /contact'],
  ['/contact', '/about', '/free-quote goes here'],
])('beside another a redirect from %s to %s has the problem "%s"', (from, to, words) => {
  const conflict = conflictBetween({ from, to }, [quote])
  expect(conflict).toEqual(words && expect.stringContaining(words))
})
