import { fixedPaths } from '#content/addresses/routes.ts'
import { textOf } from '../fixtures/product/site.ts'
import { expect, test } from '../fixtures/test.ts'

test.afterEach(({ product }) => product.act('startMissing'))

test('text of every kind comes in the form that the browser takes', async ({ product }) => {
  const home = await textOf(product, fixedPaths.home)
  const island = /href="(\/islands\/site-[^"]+)"/.exec(home)?.[1]
  const paths = [
    fixedPaths.home,
    '/services/painting',
    fixedPaths.sitemap,
    '/manifest.webmanifest',
    '/icon.svg',
  ]
  for (const path of [...paths, island ?? '', '/no-such-page']) {
    const plain = await packedAs('identity', `${product.site}${path}`)
    expect(plain.headers.get('vary'), path).toContain('Accept-Encoding')
    for (const encoding of ['br', 'gzip']) {
      const answer = await packedAs(encoding, `${product.site}${path}`)
      expect(answer.headers.get('content-encoding'), path).toBe(encoding)
      expect(await answer.text()).toBe(await plain.clone().text())
    }
  }
})

test('a page that the browser has is not sent again, whichever form it has', async ({ product, request }) => {
  const address = `${product.site}/services/painting`
  for (const encoding of ['br', 'gzip', 'identity']) {
    const { headers } = await packedAs(encoding, address)
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const known = { 'accept-encoding': encoding, 'if-none-match': headers.get('etag') ?? '' }
    // Not with fetch, which forbids an answer from any cache when it is given a tag.
    expect((await request.get(address, { headers: known })).status()).toBe(304)
    expect((await request.head(address, { headers: known })).status()).toBe(304)
  }
})

test('a picture comes from the site itself, as one file whatever else is asked', async ({ product }) => {
  const address = /src="(\/images\/[^"]+)"/.exec(await textOf(product, '/services/painting'))?.[1] ?? ''
  expect(address).toMatch(/^(\/[\w-][\w.-]*)+\.avif$/)
  const url = `${product.site}${address}`
  const bodies = await Promise.all(
    ['image/avif,image/webp', 'image/webp', '*/*'].map(async (accept) => {
      const response = await fetch(`${url}?accept=${accept}`, { headers: { accept } })
      expect(response.headers.get('content-type')).toBe('image/avif')
      expect(response.headers.get('cache-control')).toContain('immutable')
      expect(response.headers.get('vary') ?? '').not.toMatch(/accept(?!-)/i)
      return Buffer.from(await response.arrayBuffer()).toString('base64')
    }),
  )
  expect(new Set(bodies).size).toBe(1)
})

test('a picture that was seen once is there while the lake is away', async ({ product, page }) => {
  await page.goto('/services/painting')
  await page.waitForLoadState('networkidle')
  await product.act('stopLake')
  await page.reload()
  const first = page.getByRole('main').getByRole('img').first()
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

function packedAs(encoding: string, url: string): Promise<Response> {
  return fetch(url, { headers: { 'accept-encoding': encoding } })
}
