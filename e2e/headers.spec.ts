import { fixedPaths } from '#content/routes.ts'
import { textOf } from './fixtures/site.ts'
import { expect, test } from './fixtures/test.ts'

test.describe('every answer', () => {
  for (const path of [fixedPaths.home, '/services/painting', '/no-such-page', fixedPaths.sitemap]) {
    test(`${path} forbids what the site does not need`, async ({ stage }) => {
      const { headers } = await fetch(`${stage.site}${path}`)
      const policy = headers.get('content-security-policy')?.split('; ') ?? []
      expect(policy).toEqual(
        expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'", "style-src 'self'"]),
      )
      expect(policy.join(' ')).not.toContain('unsafe')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('permissions-policy')).toContain('geolocation=()')
      expect(headers.get('x-powered-by')).toBeNull()
    })
  }
})

test('a file that a page fetches is what it says it is, and serves this site alone', async ({ stage }) => {
  const style = /href="([^"]+\.css[^"]*)"/.exec(await textOf(stage, fixedPaths.home))?.[1] ?? ''
  const { headers, status } = await fetch(`${stage.site}${style}`)
  expect(status).toBe(200)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('cache-control')).toContain('immutable')
})

test('text of every kind comes in the form that the browser takes', async ({ stage }) => {
  const home = await textOf(stage, fixedPaths.home)
  const [style, island] = [/href="([^"]+\.css[^"]*)"/, /src="(\/islands\/site-[^"]+)"/].map(
    (p) => p.exec(home)?.[1],
  )
  const paths = [
    fixedPaths.home,
    '/services/painting',
    fixedPaths.sitemap,
    '/manifest.webmanifest',
    '/icon.svg',
  ]
  for (const path of [...paths, style ?? '', island ?? '', '/no-such-page']) {
    const plain = await packedAs('identity', `${stage.site}${path}`)
    expect(plain.headers.get('vary'), path).toContain('Accept-Encoding')
    for (const encoding of ['br', 'gzip']) {
      const answer = await packedAs(encoding, `${stage.site}${path}`)
      expect(answer.headers.get('content-encoding'), path).toBe(encoding)
      expect(await answer.text()).toBe(await plain.clone().text())
    }
  }
})

test('a page that the browser has is not sent again, whichever form it has', async ({ stage, request }) => {
  const address = `${stage.site}/services/painting`
  for (const encoding of ['br', 'gzip', 'identity']) {
    const { headers } = await packedAs(encoding, address)
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const known = { 'accept-encoding': encoding, 'if-none-match': headers.get('etag') ?? '' }
    // Not with fetch, which forbids an answer from any cache when it is given a tag.
    expect((await request.get(address, { headers: known })).status()).toBe(304)
    expect((await request.head(address, { headers: known })).status()).toBe(304)
  }
})

test('the webhook is only for posting', async ({ stage }) => {
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const response = await fetch(`${stage.site}${fixedPaths.revalidate}`, { method })
    expect(response.status).toBe(405)
  }
})

test('a picture comes from the site itself in the format that the browser knows', async ({ stage }) => {
  const address = /src="(\/images\/[^"]+)"/.exec(await textOf(stage, '/services/painting'))?.[1] ?? ''
  const url = `${stage.site}${address.replaceAll('&amp;', '&')}`
  const formats = {
    'image/avif,image/webp': 'image/avif',
    'image/webp': 'image/webp',
    'image/*': 'image/jpeg',
  }
  for (const [accept, type] of Object.entries(formats)) {
    const { headers } = await fetch(url, { headers: { accept } })
    expect(headers.get('content-type')).toBe(type)
    expect(headers.get('cache-control')).toContain('immutable')
  }
  expect((await fetch(`${url}&blur=50`)).status).toBe(404)
})

test('a picture that was seen once is there while the lake is away', async ({ stage, page }) => {
  await page.goto('/services/painting')
  await page.waitForLoadState('networkidle')
  await stage.act('stopLake')
  await page.reload()
  const first = page.getByRole('main').getByRole('img').first()
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await stage.act('startMissing')
})

test('search engines are kept out until the site has its public address', async ({ stage }) => {
  expect(await textOf(stage, '/robots.txt')).toMatch(/Disallow: \/\s*$/)
})

function packedAs(encoding: string, url: string): Promise<Response> {
  return fetch(url, { headers: { 'accept-encoding': encoding } })
}
