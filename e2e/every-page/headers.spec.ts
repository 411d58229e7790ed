import { createHash } from 'node:crypto'
import { fixedPaths } from '#content/addresses/routes.ts'
import { atOnce } from '../fixtures/at-once.ts'
import type { RunningProduct } from '../fixtures/product/running-product.ts'
import { textOf } from '../fixtures/product/site.ts'
import { askRaw, type RawAnswer } from '../fixtures/requests/raw-request.ts'
import { expect, test } from '../fixtures/test.ts'

const AT_ONCE = 8
const YEAR = 'public, max-age=31536000, immutable'
const REVALIDATED = 'public, max-age=0, must-revalidate'
/** What stands in a page itself and is no data: its styles, its scripts and what tells browsers to load ahead. */
const INLINE =
  /<(?<name>style|script)(?: data-keep=""| type="speculationrules")?>(?<text>[\s\S]+?)<\/\k<name>>/g

/** What everything that is no style, font or script forbids: source and value, or how the value begins or ends. */
const forbidden: Record<string, RegExp> = {
  'content-security-policy': /^default-src 'none'; base-uri 'none'; .*script-src 'self'[ ;]/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*clipboard-write=\(self\)$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
}
const everywhere: Record<string, RegExp> = {
  'cross-origin-resource-policy': /^same-origin$/,
  'x-content-type-options': /^nosniff$/,
}

type Kind = {
  name: string
  path: string | ((product: RunningProduct) => Promise<string>)
  method?: string
  accept?: string
  status: number
  caching: string | RegExp
  isFile?: boolean
}

/** One answer of each kind that the site gives. */
const kinds: readonly Kind[] = [
  { name: 'a page', path: '/services/painting', status: 200, caching: REVALIDATED },
  { name: 'the page of a made-up town', path: '/service-areas/atlantis', status: 200, caching: REVALIDATED },
  {
    name: 'a trade in a made-up town',
    path: '/service-areas/atlantis/tiling',
    status: 200,
    caching: REVALIDATED,
  },
  { name: 'the sitemap', path: fixedPaths.sitemap, status: 200, caching: REVALIDATED },
  { name: 'the rules for robots', path: '/robots.txt', status: 200, caching: REVALIDATED },
  { name: 'the manifest', path: '/manifest.webmanifest', status: 200, caching: REVALIDATED },
  { name: 'an icon', path: '/icon.svg', status: 200, caching: REVALIDATED },
  { name: 'a font', path: addressIn(/href="([^"]+\.woff2)"/), status: 200, caching: YEAR, isFile: true },
  {
    name: 'a script',
    path: addressIn(/href="(\/islands\/[^"]+)"/),
    status: 200,
    caching: YEAR,
    isFile: true,
  },
  { name: 'a picture', path: addressIn(/src="(\/images\/[^"]+)"/), status: 200, caching: YEAR },
  { name: 'an unknown page', path: '/no-such-page', status: 404, caching: /no-store|must-revalidate/ },
  { name: 'an unknown page far down', path: '/no/such/page/at/all', status: 404, caching: /must-revalidate/ },
  { name: 'an unknown service', path: '/services/dentistry', status: 404, caching: REVALIDATED },
  { name: 'an unknown script', path: '/islands/none.js', status: 404, caching: REVALIDATED },
  { name: 'an unknown style', path: '/_next/static/none.css', status: 404, caching: /must-revalidate/ },
  { name: 'an unknown picture', path: '/images/none.avif', status: 404, caching: 'no-store' },
  { name: 'a picture far down', path: '/images/a/b/c.avif', status: 404, caching: /no-store/ },
  { name: 'an unreadable address', path: '/services/%E0%A4%A', status: 404, caching: REVALIDATED },
  { name: 'an unknown interface', path: '/api/none', status: 404, caching: REVALIDATED },
  { name: 'the way to the page', path: '/services/painting/', status: 308, caching: REVALIDATED },
  { name: 'the way from two slashes', path: '//services/painting', status: 308, caching: REVALIDATED },
  {
    name: 'the webhook without a signature',
    path: '/api/revalidate',
    method: 'POST',
    status: 401,
    caching: 'no-store',
  },
  { name: 'the webhook read', path: '/api/revalidate', status: 405, caching: 'no-store' },
  { name: 'a picture deleted', path: '/icon.svg', method: 'DELETE', status: 405, caching: 'no-store' },
  { name: 'a page posted to', path: '/services/painting', method: 'POST', status: 405, caching: 'no-store' },
  {
    name: 'a quote form without a script',
    path: '/your-request',
    method: 'POST',
    status: 415,
    caching: 'no-store',
  },
  { name: 'the way to the quote form', path: '/your-request', status: 307, caching: 'no-store' },
  {
    name: 'a page asked for its methods',
    path: '/about',
    method: 'OPTIONS',
    status: 204,
    caching: 'no-store',
  },
  { name: 'a page put', path: '/', method: 'PUT', status: 405, caching: 'no-store' },
]

test.describe('every kind of answer forbids what the site does not need, and says how long it may be kept', () => {
  for (const { name, path, method, status, caching, isFile } of kinds) {
    test(`${name}`, async ({ product }) => {
      const address = typeof path === 'string' ? path : await path(product)
      const answer = await askRaw(product.site, address, { method, headers: { accept: 'text/html' } })
      expect(answer.status).toBe(status)
      expect(faultsOf(answer, isFile ? everywhere : { ...everywhere, ...forbidden })).toEqual([])
      expect(answer.headers['cache-control'] ?? '').toMatch(
        typeof caching === 'string' ? new RegExp(`^${caching}$`) : caching,
      )
    })
  }
})

test('every page forbids what the site does not need', async ({ product, pages }) => {
  const faults = await atOnce(AT_ONCE, pages, async ({ path }) => {
    const answer = await askRaw(product.site, path, { method: 'HEAD' })
    return faultsOf(answer, { ...everywhere, ...forbidden }).map((fault) => `${path} ${fault}`)
  })
  expect(faults).toEqual([])
})

test('each page’s policy names the styles and scripts that stand in it, and nothing else', async ({
  product,
  pages,
}) => {
  const faults = await atOnce(AT_ONCE, pages, async ({ path, html }) => {
    const { headers } = await askRaw(product.site, path, { method: 'HEAD' })
    const named = uniqueWords(headers['content-security-policy']?.match(/'sha256-[^']+'/g) ?? [])
    const inPage = uniqueWords([...html.matchAll(INLINE)].map(({ groups }) => hashSource(groups?.text ?? '')))
    const isSame = inPage !== '' && inPage === named
    return isSame ? [] : [`${path} holds ${inPage}, and its policy names ${named}`]
  })
  expect(faults).toEqual([])
})

test('the picture for a shared link may be shown by other sites, and by nobody else’s rules', async ({
  product,
}) => {
  const card = new URL(await addressIn(/property="og:image" content="([^"]+)"/)(product)).pathname
  const { status, headers } = await askRaw(product.site, card)
  expect(status).toBe(200)
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(headers['cache-control']).toBe(YEAR)
  for (const none of ['/share/current/services/painting.jpg', '/share/none/services/painting.jpg']) {
    const missing = await askRaw(product.site, none)
    expect([missing.status, missing.headers['cache-control']], none).toEqual([404, 'no-store'])
  }
})

test('an answer says what its address is for when it was asked for in another way', async ({ product }) => {
  const [page, webhook] = ['/services/painting', fixedPaths.revalidate]
  for (const [path, allowed, methods] of [
    [page, 'GET, HEAD', ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']],
    [webhook, 'POST', ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']],
  ] as const)
    for (const method of methods) {
      const { status, headers } = await askRaw(product.site, path, { method })
      expect([method, status, headers.allow]).toEqual([method, method === 'OPTIONS' ? 204 : 405, allowed])
    }
})

test('under a public address browsers come back by https only, to whatever they ask for', {
  tag: '@changing',
}, async ({ product }) => {
  const site = await product.openPublicSite()
  for (const { path, method } of kinds) {
    const address = typeof path === 'string' ? path : await path(product)
    const { headers } = await askRaw(site, address, { method })
    expect(headers['strict-transport-security'], address).toBe('max-age=63072000')
    const policy = headers['content-security-policy']
    if (policy) expect(policy, address).toMatch(/; upgrade-insecure-requests$/)
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
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** What an answer lacks, and what it should not say. */
function faultsOf({ headers }: RawAnswer, wanted: Record<string, RegExp>): string[] {
  return [
    ...Object.entries(wanted)
      .filter(([name, value]) => !value.test(headers[name] ?? ''))
      .map(([name]) => `says of ${name}: ${headers[name] ?? 'nothing'}`),
    ...(/unsafe|\*/.test(headers['content-security-policy'] ?? '') ? ['allows what is unsafe'] : []),
    ...(headers['x-powered-by'] ? ['says what it is made with'] : []),
  ]
}
