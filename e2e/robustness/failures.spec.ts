import { globSync, readFileSync, truncateSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { ask } from 'pages-as-files/testing'
import type { RunningProduct } from '#scripts/testing/product/running-product.ts'
import { atOnce } from '../fixtures/at-once.ts'
import { everyPath } from '../fixtures/product/site.ts'
import { expect, test } from '../fixtures/test.ts'

const PAGE = '/services/painting'
const KINDS = {
  '/estimate': 308,
  '/service-areas/atlantis': 200,
  '/service-areas/atlantis/tiling': 200,
  '/no-such-page': 404,
  '/contact.vcf': 200,
  '/sitemap.xml': 200,
  '/favicon.ico': 200,
}

test.use({ javaScriptEnabled: false })
test.afterEach(({ product }) => product.startMissing())

test('alone, delivery serves all, and half a page says what happened', async ({ page, product }) => {
  const paths = await everyPath(product)
  await product.killSite()
  await product.parts.lake.kill()
  cutInHalf(PAGE, product)
  await product.parts.delivery.start()
  const failing = await atOnce(4, paths, async (one) => {
    const { status, text } = await ask(product.site, one)
    return status === 200 && text.endsWith('</html>') ? [] : [`${one} answers ${status}`]
  })
  expect(failing).toEqual([`${PAGE} answers 503`])
  for (const [one, status] of Object.entries(KINDS))
    expect((await ask(product.site, one)).status, one).toBe(status)
  await saysWhatHappened(page)
})

/** As a full disk or a power cut leaves the page and its compressed forms. */
function cutInHalf(page: string, { environment }: RunningProduct): void {
  const file = path.join(environment.siteDirectory, `public${page}/index.html`)
  for (const form of globSync(`${file}*`)) truncateSync(form, Math.floor(readFileSync(form).length / 2))
}

async function saysWhatHappened(page: Page): Promise<void> {
  const response = await page.goto(PAGE)
  expect(response?.status()).toBe(503)
  expect(response?.headers()['retry-after']).toBe('30')
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  const main = page.getByRole('main')
  await expect(main.getByText('503 Service Unavailable')).toBeVisible()
  await expect(main.getByRole('link', { name: /^Call \(\d{3}\) \d{3}-\d{4}$/ })).toBeVisible()
  expect(await page.content()).not.toMatch(/<script[^>]+\/_next\//)
  await main.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
}
