import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { slowness } from './fixtures/pace.ts'
import { askRaw } from './fixtures/raw-request.ts'
import { listedPaths } from './fixtures/site.ts'
import type { Stage } from './fixtures/stage.ts'
import { expect, test } from './fixtures/test.ts'

/** A page that can't be made: its document lacks almost everything. Only the site itself and its tests can ask for it. */
const UNMADE = '/services/never-finished'
const unfinished = {
  _id: 'service-never-finished',
  _type: 'service',
  slug: { _type: 'slug', current: 'never-finished' },
}
const MISSING = ['/no-such-page', '/no/such/page', '/services/dentistry', '/service-areas/matthews/dentistry']

test.describe('when the site fails', () => {
  test.use({ javaScriptEnabled: false })

  test.beforeEach(async ({ stage, context }) => {
    const [secret = ''] = stage.environment.webhookSecrets
    await context.setExtraHTTPHeaders({ 'x-own-request': secret })
    await stage.client().createOrReplace(unfinished)
  })

  test.afterEach(async ({ stage }) => {
    await stage.client().delete(unfinished._id)
    await untilForgotten(stage)
  })

  test('a visitor without scripts reads what happened, and can call or go home', async ({ page, stage }) => {
    const response = await page.goto(UNMADE)
    expect(response?.status()).toBe(500)
    expect(response?.headers()['cache-control']).toBe('no-store')
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is out of order')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /^Call \(\d{3}\) \d{3}-\d{4}$/ })).toBeVisible()
    expect(await page.content()).not.toMatch(/<script[^>]+\/_next\//)
    await main.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL(`${stage.site}/`)
  })

  test('a program gets a sentence', async ({ stage }) => {
    const [secret = ''] = stage.environment.webhookSecrets
    const headers = { 'x-own-request': secret, accept: 'application/json' }
    const answer = await askRaw(stage.site, UNMADE, { headers })
    expect(answer.status).toBe(500)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.body).toMatch(/^The site could not answer this\. .+\n$/)
  })
})

test.describe('when the lake does not answer', () => {
  test.use({ javaScriptEnabled: false })

  test.afterEach(async ({ stage }) => {
    await stage.act('startMissing')
    await untilForgotten(stage)
  })

  test('a page that is not kept says so at once, and kept ones are there', async ({ page, stage }) => {
    await stage.act('stopLake')
    await expectHonestAnswer(page, stage, '/services/never-asked-for')
    const { status, headers } = await askRaw(stage.site, `/images/${'0'.repeat(40)}-1x1-jpg/whole/640.avif`)
    expect([status, headers['retry-after']]).toEqual([503, '30'])
  })

  test('so it does when the lake takes questions and answers none', async ({ page, stage }) => {
    await stage.act('stopLake')
    const silent = createServer(() => undefined).listen(stage.environment.lakePort)
    await once(silent, 'listening')
    try {
      await expectHonestAnswer(page, stage, '/services/never-answered')
    } finally {
      silent.closeAllConnections()
      silent.close()
    }
  })
})

/** What was taken back leaves the sitemap a moment later, and later still when the lake was away meanwhile. */
async function untilForgotten(stage: Stage): Promise<void> {
  await expect.poll(() => listedPaths(stage)).not.toContain(UNMADE)
}

async function expectHonestAnswer(page: Page, stage: Stage, path: string): Promise<void> {
  const [secret = ''] = stage.environment.webhookSecrets
  await page.setExtraHTTPHeaders({ 'x-own-request': secret })
  const response = await page.goto(path, { waitUntil: 'commit' })
  expect(response?.request().timing().responseStart).toBeLessThan(4_000 * slowness())
  expect(response?.status()).toBe(503)
  expect(response?.headers()['retry-after']).toBe('30')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is out of order')
  for (const kept of ['/', '/services/painting', '/service-areas/atlantis/tiling'])
    expect((await askRaw(stage.site, kept)).status, kept).toBe(200)
}

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
