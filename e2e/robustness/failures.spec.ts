import { globSync, readFileSync, truncateSync } from 'node:fs'
import path from 'node:path'
import { atOnce } from '../fixtures/at-once.ts'
import type { RunningProduct } from '../fixtures/product/running-product.ts'
import { everyPath } from '../fixtures/product/site.ts'
import { askRaw } from '../fixtures/requests/raw-request.ts'
import { expect, test } from '../fixtures/test.ts'

const PAGE = '/services/painting'
const MISSING = ['/no-such-page', '/no/such/page', '/services/dentistry', '/service-areas/matthews/dentistry']

test.afterEach(({ product }) => product.act('startMissing'))

test('half a page, as a full disk or a power cut leaves it, is made again before a visitor gets it', async ({
  product,
}) => {
  const whole = (await askRaw(product.site, PAGE)).body
  await product.act('killDelivery')
  halve(product)
  await product.act('startDelivery')
  for (const encoding of ['identity', 'br', 'gzip'])
    expect((await fetch(`${product.site}${PAGE}`, { headers: { 'accept-encoding': encoding } })).status).toBe(
      200,
    )
  const { body } = await askRaw(product.site, PAGE)
  expect(tagsIn(body)).toEqual(tagsIn(whole))
  expect(readFileSync(fileOf(product), 'utf8')).toBe(body)
})

test('half a page that is found by a publisher when it starts is made again', async ({ product }) => {
  const whole = (await askRaw(product.site, PAGE)).body
  await product.act('killSite')
  halve(product)
  await product.act('startMissing')
  expect(tagsIn(readFileSync(fileOf(product), 'utf8'))).toEqual(tagsIn(whole))
})

test.describe('when half a page can’t be made again', () => {
  test.use({ javaScriptEnabled: false })

  test.beforeEach(async ({ product }) => {
    await product.act('killSite')
    halve(product)
    await product.act('startDelivery')
  })

  test('a visitor without scripts reads what happened, and can call or go home', async ({
    page,
    product,
  }) => {
    const response = await page.goto(PAGE)
    expect(response?.status()).toBe(503)
    expect(response?.headers()['retry-after']).toBe('30')
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is out of order')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /^Call \(\d{3}\) \d{3}-\d{4}$/ })).toBeVisible()
    expect(await page.content()).not.toMatch(/<script[^>]+\/_next\//)
    await main.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL(`${product.site}/`)
  })

  test('a program gets a sentence', async ({ product }) => {
    const answer = await askRaw(product.site, PAGE, { headers: { accept: 'application/json' } })
    expect(answer.status).toBe(503)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.body).toMatch(/^Something went wrong on our end\. .+\n$/)
  })
})

test('every page, redirect, fallback and error is served while lake, renderer and publisher are dead', async ({
  product,
}) => {
  const paths = await everyPath(product)
  for (const act of ['killPublisher', 'killRenderer', 'killLake', 'killDelivery'] as const)
    await product.act(act)
  await product.act('startDelivery')
  const failing = await atOnce(4, paths, async (one) => {
    const { status, body } = await askRaw(product.site, one)
    return status === 200 && body.endsWith('</html>') ? [] : [`${one} answers ${status}`]
  })
  expect(failing).toEqual([])
  const kinds = {
    '/estimate': 308,
    '/service-areas/atlantis': 200,
    '/service-areas/atlantis/tiling': 200,
    '/no-such-page': 404,
    '/contact.vcf': 200,
    '/sitemap.xml': 200,
    '/icon.svg': 200,
  }
  for (const [one, status] of Object.entries(kinds))
    expect((await askRaw(product.site, one)).status, one).toBe(status)
})

test('an address that leads nowhere says so at any depth', async ({ product }) => {
  for (const path of MISSING)
    for (const method of ['GET', 'HEAD']) {
      const { status, body } = await askRaw(product.site, path, { method })
      expect(status, `${method} ${path}`).toBe(404)
      if (method === 'GET') expect(body).toContain('Oops! Page not found')
    }
})

test('what is no page is refused in a short sentence', async ({ product }) => {
  for (const path of [
    '/images/none.avif',
    '/images/a/b.avif',
    `/images/${'0'.repeat(40)}-1x1-jpg/whole/640.avif`,
    '/share/none.jpg',
    '/share/current/none.jpg',
    '/share/current/services/none.jpg',
    '/share/current/about',
  ]) {
    const { status, headers, body } = await askRaw(product.site, path)
    expect(status, path).toBe(404)
    expect(headers['content-type'], path).toMatch(/^text\/plain/)
    expect(body.length, path).toBeLessThan(100)
  }
})

function fileOf({ environment }: RunningProduct): string {
  const root = path.resolve(import.meta.dirname, '../..')
  return path.resolve(root, environment.siteDirectory, `public${PAGE}/index.html`)
}

/** All of a page in no order: React puts links into the head as they come, and they come in another order each time. */
function tagsIn(html: string): string[] {
  return html.split(/(?=<)/).sort()
}

/** The page and its compressed forms, as a power cut may leave them. */
function halve(product: RunningProduct): void {
  for (const file of globSync(`${fileOf(product)}*`))
    truncateSync(file, Math.floor(readFileSync(file).length / 2))
}
