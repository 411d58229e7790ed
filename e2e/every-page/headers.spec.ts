import { hash } from 'node:crypto'
import path from 'node:path'
import { ask, type RawResponse } from 'pages-as-files/testing'
import { contactCardPath, remindersPath } from '#content/addresses/downloads.ts'
import { fixedPaths } from '#content/addresses/routes.ts'
import type { RunningProduct } from '#scripts/testing/product/running-product.ts'
import { atOnce } from '../fixtures/at-once.ts'
import { cardOf, textOf } from '../fixtures/product/site.ts'
import { expect, test } from '../fixtures/test.ts'

const AT_ONCE = 8
const YEAR = 'public, max-age=31536000, immutable'
const REVALIDATED = 'public, max-age=0, must-revalidate'
/** What stands in a page itself and is no data: its styles, its scripts and what tells browsers to load ahead. */
const INLINE =
  /<(?<name>style|script)(?: data-keep=""| type="speculationrules")?>(?<text>[\s\S]+?)<\/\k<name>>/g

/** What everything that is no style, font or script forbids: source and value, or how the value begins or ends. */
const forbidden: Record<string, RegExp> = {
  'content-security-policy':
    /^default-src 'none'; base-uri 'none'; .*form-action 'self'; .*script-src 'self'[ ;]/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*clipboard-write=\(self\)$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
}
const everywhere: Record<string, RegExp> = {
  'cross-origin-resource-policy': /^same-origin$/,
  'x-content-type-options': /^nosniff$/,
}

type Kind = readonly [
  name: string,
  place: string | ((product: RunningProduct) => Promise<string>),
  status: number,
  caching: string | RegExp,
  method?: string,
]

/** One answer of each kind that the site gives. */
const kinds: readonly Kind[] = [
  ['a page', '/services/painting', 200, REVALIDATED],
  ['a trade in a made-up town', '/service-areas/atlantis/tiling', 200, REVALIDATED],
  ['the sitemap', fixedPaths.sitemap, 200, REVALIDATED],
  ['the icon of an unknown tab', '/favicon.ico', 200, REVALIDATED],
  ['a contact card', contactCardPath, 200, REVALIDATED],
  ['a calendar', remindersPath({ slug: 'pressure-washing' }), 200, REVALIDATED],
  ['an icon', addressIn(/href="(\/icons\/[^"]+)"/), 200, YEAR],
  ['a font', addressIn(/href="([^"]+\.woff2)"/), 200, YEAR],
  ['a script', addressIn(/href="(\/islands\/[^"]+)"/), 200, YEAR],
  ['a picture', addressIn(/src="(\/images\/[^"]+)"/), 200, YEAR],
  ['an unknown page', '/no-such-page', 404, /no-store|must-revalidate/],
  ['an unknown script', '/islands/none.js', 404, REVALIDATED],
  ['an unknown style', '/_next/static/none.css', 404, /must-revalidate/],
  ['a picture far down', '/images/a/b/c.avif', 404, /no-store/],
  ['the way to the page', '/services/painting/', 308, REVALIDATED],
  ['the webhook without a signature', fixedPaths.revalidate, 401, 'no-store', 'POST'],
  ['a page posted to', '/services/painting', 405, 'no-store', 'POST'],
  ['a quote form without a script', '/your-request', 415, 'no-store', 'POST'],
  ['a page asked for its methods', '/about', 204, 'no-store', 'OPTIONS'],
]

/** What other programs open by its type. */
const types: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
}

test('every kind of answer forbids what is not needed, and says how long to keep it', async ({ product }) => {
  for (const [name, place, status, caching, method] of kinds) {
    const address = typeof place === 'string' ? place : await place(product)
    const answer = await ask(product.site, address, { method, headers: { accept: 'text/html' } })
    expect.soft(answer.status, name).toBe(status)
    const isFile = name === 'a font' || name === 'a script'
    expect.soft(faultsOf(answer, isFile ? everywhere : { ...everywhere, ...forbidden }), name).toEqual([])
    const wanted = typeof caching === 'string' ? new RegExp(`^${caching}$`) : caching
    expect.soft(answer.headers['cache-control'] ?? '', name).toMatch(wanted)
    const { 'content-type': type = '' } = answer.headers
    expect.soft(type, name).toBe(types[path.extname(address)] ?? type)
  }
})

test('every page forbids all styles and scripts but its own', async ({ product, pages }) => {
  const faults = await atOnce(AT_ONCE, pages, async ({ path, html }) => {
    const answer = await ask(product.site, path, { method: 'HEAD' })
    const named = uniqueWords(
      String(answer.headers['content-security-policy']).match(/'sha256-[^']+'/g) ?? [],
    )
    const inPage = uniqueWords([...html.matchAll(INLINE)].map(({ groups }) => hashSource(groups?.text ?? '')))
    const isSame = inPage !== '' && inPage === named
    return [
      ...faultsOf(answer, { ...everywhere, ...forbidden }).map((fault) => `${path} ${fault}`),
      ...(isSame ? [] : [`${path} holds ${inPage}, and its policy names ${named}`]),
    ]
  })
  expect(faults).toEqual([])
})

test('the picture for a shared link may be shown by other sites', async ({ product }) => {
  for (const path of ['/services/painting', '/service-areas/atlantis/tiling']) {
    const card = await cardOf(product, path)
    const { status, headers } = await ask(product.site, card)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/jpeg', YEAR])
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    const known = { 'if-none-match': headers.etag ?? '' }
    expect((await ask(product.site, card, { headers: known })).status).toBe(304)
  }
  for (const none of ['/share/current/services/painting.jpg', '/share/none/services/painting.jpg']) {
    const missing = await ask(product.site, none)
    expect([missing.status, missing.headers['cache-control']], none).toEqual([404, 'no-store'])
  }
})

test('search engines are kept out until the site has its public address', async ({ product }) => {
  expect(await textOf(product, '/robots.txt')).toMatch(/Disallow: \/\s*$/)
})

function addressIn(pattern: RegExp) {
  return async (product: RunningProduct) =>
    (pattern.exec(await textOf(product, '/services/painting'))?.[1] ?? '').replaceAll('&amp;', '&')
}

function uniqueWords(all: readonly string[]): string {
  return [...new Set(all)].sort().join(' ')
}

function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}

/** What an answer lacks, and what it should not say. */
function faultsOf({ headers }: RawResponse, wanted: Record<string, RegExp>): string[] {
  return [
    ...Object.entries(wanted)
      .filter(([name, value]) => !value.test(String(headers[name] ?? '')))
      .map(([name]) => `says of ${name}: ${headers[name] ?? 'nothing'}`),
    ...(/unsafe|\*/.test(String(headers['content-security-policy'])) ? ['allows what is unsafe'] : []),
    ...(headers['x-powered-by'] ? ['says what it is made with'] : []),
  ]
}
