import { askRaw } from './fixtures/raw-request.ts'
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
    await context.setExtraHTTPHeaders({ 'x-first-render': secret })
    await stage.client().createOrReplace(unfinished)
  })

  test.afterEach(({ stage }) => stage.client().delete(unfinished._id))

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
    const headers = { 'x-first-render': secret, accept: 'application/json' }
    const answer = await askRaw(stage.site, UNMADE, { headers })
    expect(answer.status).toBe(500)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.body).toMatch(/^The site could not answer this\. .+\n$/)
  })
})

test('an address that leads nowhere says so at any depth, to whoever asks in whatever way', async ({
  stage,
}) => {
  for (const path of MISSING)
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
      const { status, body } = await askRaw(stage.site, path, { method })
      expect(status, `${method} ${path}`).toBe(404)
      if (method === 'GET') expect(body).toContain('Oops! Page not found')
    }
})

test('what is no page is refused in a short sentence', async ({ stage }) => {
  for (const path of [
    '/images/none.jpg',
    '/images/a/b.jpg',
    '/share/none.jpg',
    '/share/services/none.jpg',
    '/share/about',
  ]) {
    const { status, headers, body } = await askRaw(stage.site, path)
    expect(status, path).toBe(404)
    expect(headers['content-type'], path).toMatch(/^text\/plain/)
    expect(body.length, path).toBeLessThan(100)
  }
})
