import { globSync, readFileSync, truncateSync } from 'node:fs'
import path from 'node:path'
import { atOnce } from './fixtures/at-once.ts'
import { askRaw } from './fixtures/raw-request.ts'
import { everyPath } from './fixtures/site.ts'
import type { Stage } from './fixtures/stage.ts'
import { expect, test } from './fixtures/test.ts'

const PAGE = '/services/painting'
const MISSING = ['/no-such-page', '/no/such/page', '/services/dentistry', '/service-areas/matthews/dentistry']

test.afterEach(({ stage }) => stage.act('startMissing'))

test('half a page, as a full disk or a power cut leaves it, is made again before a visitor gets it', async ({
  stage,
}) => {
  const whole = (await askRaw(stage.site, PAGE)).body
  await stage.act('killDelivery')
  halve(stage)
  await stage.act('startDelivery')
  for (const encoding of ['identity', 'br', 'gzip'])
    expect((await fetch(`${stage.site}${PAGE}`, { headers: { 'accept-encoding': encoding } })).status).toBe(
      200,
    )
  const { body } = await askRaw(stage.site, PAGE)
  expect(tagsIn(body)).toEqual(tagsIn(whole))
  expect(readFileSync(fileOf(stage), 'utf8')).toBe(body)
})

test('half a page that is found by a publisher when it starts is made again', async ({ stage }) => {
  const whole = (await askRaw(stage.site, PAGE)).body
  await stage.act('killSite')
  halve(stage)
  await stage.act('startMissing')
  expect(tagsIn(readFileSync(fileOf(stage), 'utf8'))).toEqual(tagsIn(whole))
})

test.describe('when half a page can’t be made again', () => {
  test.use({ javaScriptEnabled: false })

  test.beforeEach(async ({ stage }) => {
    await stage.act('killSite')
    halve(stage)
    await stage.act('startDelivery')
  })

  test('a visitor without scripts reads what happened, and can call or go home', async ({ page, stage }) => {
    const response = await page.goto(PAGE)
    expect(response?.status()).toBe(503)
    expect(response?.headers()['retry-after']).toBe('30')
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is out of order')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /^Call \(\d{3}\) \d{3}-\d{4}$/ })).toBeVisible()
    expect(await page.content()).not.toMatch(/<script[^>]+\/_next\//)
    await main.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL(`${stage.site}/`)
  })

  test('a program gets a sentence', async ({ stage }) => {
    const answer = await askRaw(stage.site, PAGE, { headers: { accept: 'application/json' } })
    expect(answer.status).toBe(503)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.body).toMatch(/^The site could not answer this\. .+\n$/)
  })
})

test('every page, redirect, fallback and error is served while lake, renderer and publisher are dead', async ({
  stage,
}) => {
  const paths = await everyPath(stage)
  for (const act of ['killPublisher', 'killRenderer', 'killLake', 'killDelivery'] as const)
    await stage.act(act)
  await stage.act('startDelivery')
  const failing = await atOnce(4, paths, async (one) => {
    const { status, body } = await askRaw(stage.site, one)
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
    expect((await askRaw(stage.site, one)).status, one).toBe(status)
})

test('an address that leads nowhere says so at any depth', async ({ stage }) => {
  for (const path of MISSING)
    for (const method of ['GET', 'HEAD']) {
      const { status, body } = await askRaw(stage.site, path, { method })
      expect(status, `${method} ${path}`).toBe(404)
      if (method === 'GET') expect(body).toContain('Oops! Page not found')
    }
})

test('what is no page is refused in a short sentence', async ({ stage }) => {
  for (const path of [
    '/images/none.avif',
    '/images/a/b.avif',
    `/images/${'0'.repeat(40)}-1x1-jpg/whole/640.avif`,
    '/share/none.jpg',
    '/share/current/none.jpg',
    '/share/current/services/none.jpg',
    '/share/current/about',
  ]) {
    const { status, headers, body } = await askRaw(stage.site, path)
    expect(status, path).toBe(404)
    expect(headers['content-type'], path).toMatch(/^text\/plain/)
    expect(body.length, path).toBeLessThan(100)
  }
})

function fileOf({ environment }: Stage): string {
  const root = path.resolve(import.meta.dirname, '..')
  return path.resolve(root, environment.siteDirectory, `public${PAGE}/index.html`)
}

/** All of a page in no order: React puts links into the head as they come, and they come in another order each time. */
function tagsIn(html: string): string[] {
  return html.split(/(?=<)/).sort()
}

/** The page and its compressed forms, as a power cut may leave them. */
function halve(stage: Stage): void {
  for (const file of globSync(`${fileOf(stage)}*`))
    truncateSync(file, Math.floor(readFileSync(file).length / 2))
}
