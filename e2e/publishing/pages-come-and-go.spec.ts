import { encodeSignatureHeader } from '@sanity/webhook'
import { fixedPaths, pathOf } from '#content/addresses/routes.ts'
import { renderedPages } from '../fixtures/product/rendered.ts'
import type { RunningProduct } from '../fixtures/product/running-product.ts'
import { statusOf, textOf, untilShown } from '../fixtures/product/site.ts'
import { expect, test } from '../fixtures/test.ts'

const PRICE = 'price-interior-painting'
const SHOWING = '/services/painting'
const CHARLOTTE = pathOf({ _type: 'city', slug: 'charlotte' })

test('a town that is published after the build has its page at once, and the fallback page when it is taken back', {
  tag: '@changing',
}, async ({ product }) => {
  const name = `davidson-village-${Date.now().toString(36)}`
  const path = pathOf({ _type: 'city', slug: name })
  expect(await canonicalOf(product, path)).toBe(CHARLOTTE)
  const town = await product.client().getDocument('city-davidson')
  expect(town).toBeDefined()
  const copy = { ...town, _type: 'city', _id: `city-${name}`, name: 'Davidson Village' }
  await product.client().create({ ...copy, slug: { _type: 'slug', current: name } })
  await expect.poll(() => textOf(product, path)).toContain('Davidson Village')
  const page = await textOf(product, path)
  expect(page).toContain('Davidson Village')
  expect(page).not.toMatch(/<script[^>]+\/_next\//)
  await expect.poll(() => textOf(product, fixedPaths.sitemap)).toContain(path)

  await product.client().delete(copy._id)
  await expect.poll(() => canonicalOf(product, path)).toBe(CHARLOTTE)
  await expect.poll(() => textOf(product, fixedPaths.sitemap)).not.toContain(path)
})

test('a town of the build has the fallback page and no link while it is taken back, and both again after that', {
  tag: '@changing',
}, async ({ product }) => {
  const path = pathOf({ _type: 'city', slug: 'mount-holly' })
  const isInMenus = async () => (await textOf(product, fixedPaths.home)).includes(`href="${path}"`)
  expect([await canonicalOf(product, path), await isInMenus()]).toEqual([path, true])
  const client = product.client()
  const town = await client.getDocument('city-mount-holly')
  if (!town) throw new Error('The seed has no Mount Holly.')
  await client.delete(town._id)
  await expect.poll(() => canonicalOf(product, path)).toBe(CHARLOTTE)
  await expect.poll(isInMenus).toBe(false)
  await client.create(town)
  await expect.poll(() => canonicalOf(product, path)).toBe(path)
  await expect.poll(isInMenus).toBe(true)
})

test('a text that the owner adds to a page is on it, and gone when it is taken away', {
  tag: '@changing',
}, async ({ product }) => {
  const words = 'We ring the bell, then we wait.'
  const block = { _type: 'block', _key: 'block', children: [{ _type: 'span', _key: 'span', text: words }] }
  const text = { _type: 'prose', _key: 'own-words', heading: 'How we arrive', text: [block] }
  const page = product.client().patch('service-painting')
  await page.append('sections', [text]).commit()
  await untilShown(product, [SHOWING], words, 5_000)
  expect(await textOf(product, SHOWING)).toContain('How we arrive')
  await product.client().patch('service-painting').unset(['sections[_key=="own-words"]']).commit()
  await expect.poll(() => textOf(product, SHOWING)).not.toContain(words)
})

test('a page whose content lost a field stays as it was, and the site says what to fill in', {
  tag: '@changing',
}, async ({ product }) => {
  await untilShown(product, [SHOWING], '$2.50', 10_000)
  await product.client().patch(PRICE).unset(['minimum']).commit()
  const { problems } = await askToRefresh(product, { _id: PRICE, _type: 'price' })
  const problem = problems.find(({ path }) => path === SHOWING)?.problem ?? ''
  expect(problem).toContain('"minimum" is empty')
  expect(problem).toContain(`${product.studio}/intent/edit/id=${PRICE};type=price;path=minimum`)
  expect(await textOf(product, SHOWING)).toContain('$2.50')

  await product.client().patch(PRICE).set({ minimum: 250 }).commit()
  expect((await askToRefresh(product, { _id: PRICE, _type: 'price' })).problems).toEqual([])
})

test('made-up addresses lead nowhere', async ({ product }) => {
  const folders = ['/services', '/services/maintenance', '/service-areas/matthews', '/cities', '/locations']
  for (const folder of [...folders, '/matthews', '/nowhere'])
    expect(await statusOf(product, `${folder}/made-up`), folder).toBe(404)
})

test('a made-up town shows the main town and its trades under the name in the address', async ({ page }) => {
  await page.goto('/service-areas/atlantis')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/service-areas\/charlotte$/)
  await page.goto('/service-areas/concord/renovations')
  const renovations = /\/service-areas\/charlotte\/renovations$/
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', renovations)
  await page.goto('/service-areas/new-atlantis/painting')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Painting in New Atlantis')
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /^noindex/)
  const painting = /\/service-areas\/new-atlantis\/painting$/
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', painting)
})

test('made-up addresses leave nothing behind', async ({ product }) => {
  const addresses = (made: string) => [
    `/services/${made}`,
    `/service-areas/${made}`,
    `/service-areas/${made}/painting`,
    `/service-areas/${made}/maintenance`,
    `/${made}/painting`,
  ]
  const ask = (made: string) => Promise.all(addresses(made).map((path) => statusOf(product, path)))
  expect(await ask('asked-before')).toEqual([404, 200, 200, 200, 404])
  const known = [...renderedPages(product).keys()]
  for (let number = 1; number <= 20; number++) await ask(`made-up-${'x'.repeat(number)}`)
  expect([...renderedPages(product).keys()].sort()).toEqual(known.sort())
})

/** The path that search engines are told to list instead of this one. */
async function canonicalOf(product: RunningProduct, path: string): Promise<string | undefined> {
  const [, address] = /rel="canonical" href="([^"]+)"/.exec(await textOf(product, path)) ?? []
  return address && new URL(address).pathname
}

/** What the lake posts after a publish; the answer is the site's own report. */
async function askToRefresh(product: RunningProduct, change: { _id: string; _type: string }) {
  const body = JSON.stringify(change)
  const [secret = ''] = product.environment.webhookSecrets
  const response = await fetch(`${product.site}${fixedPaths.revalidate}`, {
    method: 'POST',
    headers: { 'sanity-webhook-signature': await encodeSignatureHeader(body, Date.now(), secret) },
    body,
  })
  expect(response.status).toBe(200)
  const report: { problems: { path: string; problem: string }[] } = await response.json()
  return report
}
