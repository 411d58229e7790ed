import { fixedPaths } from '#content/addresses/routes.ts'
import type { RunningProduct } from '#scripts/testing/product/running-product.ts'
import { textOf } from '../fixtures/product/site.ts'
import { expect, test } from '../fixtures/test.ts'

const PRICE = 'price-interior-painting'
const SHOWING = ['/', '/services/painting']
const OTHER = ['/services/plumbing', '/contact', '/gallery']

type Entry = { path: string; priority: number; frequency: string; changed: string }

test('every page has the weight that the specification gives it', async ({ product }) => {
  const wrong = (await entriesOf(product)).filter(({ path, priority, frequency }) => {
    const [wantedPriority, wantedFrequency] = weightOf(path)
    return priority !== wantedPriority || frequency !== wantedFrequency
  })
  expect(wrong).toEqual([])
})

test('a page changed when something did that it shows, and not when a menu did', {
  tag: '@changing',
}, async ({ product }) => {
  const price = await product.client().getDocument(PRICE)
  // The first change has the sitemap catch up with earlier tests.
  await changeCovers(product, 'Walls, for a moment')
  const before = await changesOf(product)
  const changedAt = await changeCovers(product, price?.covers)
  const after = await changesOf(product)
  for (const path of SHOWING) expect(after.get(path), path).toBe(changedAt)
  for (const path of OTHER) expect(after.get(path), path).toBe(before.get(path))
})

/** Resolves with the time of the change when the sitemap has it. */
async function changeCovers(product: RunningProduct, covers: unknown): Promise<string> {
  const { _updatedAt } = await product.client().patch(PRICE).set({ covers }).commit()
  const changed = async () => (await changesOf(product)).get('/services/painting')
  await expect.poll(changed, { intervals: [100] }).toBe(_updatedAt)
  return _updatedAt
}

/** Priority and frequency as documented; all others are 0.6, monthly. */
function weightOf(path: string): [number, string] {
  if (path === '/') return [1, 'weekly']
  if (path.startsWith('/services/maintenance')) return [0.8, 'monthly']
  if (/^\/services\/(handyman|renovations|construction)$/.test(path)) return [0.9, 'monthly']
  if (/^\/(service-areas|locations)\/[^/]+$/.test(path)) return [0.8, 'monthly']
  if (path === '/about' || path === '/contact') return [0.7, 'monthly']
  return [0.6, path === '/gallery' ? 'weekly' : 'monthly']
}

async function changesOf(product: RunningProduct): Promise<Map<string, string>> {
  return new Map((await entriesOf(product)).map(({ path, changed }) => [path, changed]))
}

async function entriesOf(product: RunningProduct): Promise<Entry[]> {
  const text = await textOf(product, fixedPaths.sitemap)
  const read = (entry: string, name: string) =>
    new RegExp(`<${name}>([^<]+)</${name}>`).exec(entry)?.[1] ?? ''
  return text
    .split('<url>')
    .slice(1)
    .map((entry) => ({
      path: new URL(read(entry, 'loc')).pathname,
      priority: Number(read(entry, 'priority')),
      frequency: read(entry, 'changefreq'),
      changed: read(entry, 'lastmod'),
    }))
}
