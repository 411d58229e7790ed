import { globSync, readFileSync, truncateSync } from 'node:fs'
import path from 'node:path'
import { atOnce } from '../fixtures/at-once.ts'
import { everyPath } from '../fixtures/product/site.ts'
import { askRaw } from '../fixtures/requests/raw-request.ts'
import { expect, test } from '../fixtures/test.ts'

const PAGE = '/services/painting'
const root = path.resolve(import.meta.dirname, '../..')

test.afterEach(({ product }) => product.act('startMissing'))

test('who asks for half a page that can’t be made again reads what happened', async ({
  browser,
  product,
}) => {
  await product.act('killSite')
  // As a full disk or a power cut leaves the page and its compressed forms.
  const file = path.resolve(root, product.environment.siteDirectory, `public${PAGE}/index.html`)
  for (const form of globSync(`${file}*`)) truncateSync(form, Math.floor(readFileSync(form).length / 2))
  await product.act('startDelivery')
  const page = await browser.newPage({ javaScriptEnabled: false })
  const response = await page.goto(product.site + PAGE)
  expect(response?.status()).toBe(503)
  expect(response?.headers()['retry-after']).toBe('30')
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is out of order')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /^Call \(\d{3}\) \d{3}-\d{4}$/ })).toBeVisible()
  expect(await page.content()).not.toMatch(/<script[^>]+\/_next\//)
  await main.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(`${product.site}/`)
  await page.close()
})

test('everything is served while lake, renderer and publisher are dead', async ({ product }) => {
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
