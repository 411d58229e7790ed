import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { anyTownPath, tradeInAnyTownAt } from '#content/any-town.ts'
import { contactCardPath, remindersAt, remindersPath } from '#content/downloads.ts'
import { fixedPaths, onceOnSite, pathOf, routableAt } from '#content/routes.ts'
import { queries } from './test-queries.ts'
import { TestSite } from './test-site.ts'

const once = onceOnSite.map((type) => pathOf({ _type: type, slug: null }))
const paths = [...once, '/services/painting', '/services/plumbing', '/service-areas/matthews']
/**
 * With the pages for unknown addresses, for failures and for the answer to a quote form, those of two trades in any town, the
 * contact card, the manifest, and the calendar of the one service that has a schedule.
 */
const all = paths.length + 8

let site: TestSite
let refresh: typeof import('./refresh.ts')['refresh']

beforeAll(async () => {
  site = new TestSite(keyOf)
  for (const [name, value] of Object.entries(await site.open())) vi.stubEnv(name, value)
  refresh = (await import('./refresh.ts')).refresh
})

afterAll(() => {
  site.close()
  vi.unstubAllEnvs()
})

beforeEach(async () => {
  site.lakeIsAway = false
  site.stuck.clear()
  site.published.clear()
  for (const path of [...paths, '/404']) publish(path, 'first words')
  site.build(paths)
  await refresh(queries)
  site.rendered.length = 0
})

test('nothing is rendered again when nothing changed', async () => {
  const report = await refresh(queries)
  expect(report).toEqual({ revalidated: [], unchanged: all, problems: [] })
  expect(site.rendered).toEqual([])
})

test('a page whose content changed is fresh when the report comes, and no other is rendered again', async () => {
  publish('/services/painting', 'new words')
  const report = await refresh(queries, changed('price-a', 'price'))
  expect(report.revalidated).toEqual(['/services/painting'])
  expect(site.shown('/services/painting')).toBe(site.wanted('/services/painting'))
  expect(site.rendered).toEqual(['/services/painting'])
})

test('of the pages that show a document its own is fresh first, and then the home page', async () => {
  const price = { _id: 'price-a' }
  const showing = ['/service-areas/matthews', '/services/painting', '/services/plumbing', '/']
  for (const path of showing) publish(path, 'new words', { price })
  await refresh(queries)
  site.rendered.length = 0
  for (const path of showing) publish(path, 'newer words', { price })
  await refresh(queries, changed('services-plumbing', 'service'))
  expect(site.rendered.slice(0, 2)).toContain('/services/plumbing')
  for (const path of showing) publish(path, 'newest words', { price })
  site.rendered.length = 0
  await refresh(queries, changed('price-a', 'price'))
  expect(site.rendered.slice(0, 2)).toContain('/')
  expect([...site.rendered].sort()).toEqual([...showing].sort())
})

test('a page that a visitor asks for is made fresh before the others, while the visitor waits', async () => {
  const { untilFresh } = await import('./visits.ts')
  const business = { _id: 'business' }
  for (const path of paths) publish(path, 'new words', { business })
  await refresh(queries)
  site.rendered.length = 0
  for (const path of paths) publish(path, 'newer words', { business })
  const held = Promise.withResolvers<void>()
  site.held = held.promise
  const report = refresh(queries, changed('business', 'business'))
  await vi.waitFor(() => expect(site.rendered).toHaveLength(2))
  const visit = untilFresh('/services/plumbing')
  held.resolve()
  await visit
  expect(site.shown('/services/plumbing')).toBe(site.wanted('/services/plumbing'))
  expect((await report).revalidated).toHaveLength(paths.length)
  expect(site.rendered[2]).toBe('/services/plumbing')
})

test('nobody waits for a page that nothing has happened to, nor long for one that can’t be made', async () => {
  const { untilFresh } = await import('./visits.ts')
  await untilFresh('/services/plumbing')
  site.stuck.add('/')
  publish('/', 'new words')
  const report = refresh(queries)
  await vi.waitFor(() => expect(site.rendered).toContain('/'))
  await untilFresh('/')
  expect(site.shown('/')).not.toBe(site.wanted('/'))
  site.stuck.clear()
  await report
})

test('a change that shows nowhere but on one kind of page is not looked for elsewhere', async () => {
  const { unchanged } = await refresh(queries, changed('price-a', 'price'))
  // The page of contacts names no price, nor do those for unknown addresses, for failures and for the answer to a quote form, nor
  // the three files.
  expect(unchanged).toBe(all - 7)
})

test('the page for unknown addresses follows the business too', async () => {
  publish('/404', 'new phone number')
  const { revalidated } = await refresh(queries, changed('business', 'business'))
  expect(revalidated).toEqual(['/404'])
})

test('a page that lost a field stays as it is and is told with the field', async () => {
  const before = site.shown('/')
  site.published.set(keyOf('/'), { site: {}, page: { _id: 'homePage', _type: 'homePage', words: null } })
  const { problems, unchanged } = await refresh(queries)
  expect(problems).toEqual([{ path: '/', problem: expect.stringContaining('"words" is empty') }])
  expect(unchanged).toBe(all - 1)
  expect([site.shown('/'), site.rendered]).toEqual([before, []])
})

test('a page whose document is gone goes, and comes back with it', async () => {
  const { lookUp } = await import('./site-addresses.ts')
  site.published.delete(keyOf('/services/plumbing'))
  expect((await refresh(queries)).revalidated).toEqual(['/services/plumbing'])
  expect(site.shown('/services/plumbing')).toBeNull()
  expect(await lookUp('/services/plumbing')).toEqual({ hasPage: false })
  publish('/services/plumbing', 'back again')
  expect((await refresh(queries)).revalidated).toEqual(['/services/plumbing'])
  expect(await lookUp('/services/plumbing')).toEqual({ hasPage: true })
})

test('a document that was published after the build gets its page', async () => {
  publish('/services/tiling', 'quite new')
  const { revalidated } = await refresh(queries, changed('service-tiling', 'service'))
  expect(revalidated).toEqual(['/services/tiling'])
  expect(site.shown('/services/tiling')).toBe(site.wanted('/services/tiling'))
})

test('while the lake is away nothing changes, and the caller is told to ask again', async () => {
  publish('/', 'new words')
  site.lakeIsAway = true
  await expect(refresh(queries)).rejects.toThrow()
  expect(site.rendered).toEqual([])
})

test('a change that comes while another is being worked on is not missed', async () => {
  publish('/', 'second words')
  const first = refresh(queries, changed('homePage', 'homePage'))
  publish('/', 'third words')
  const second = refresh(queries, changed('homePage', 'homePage'))
  await Promise.all([first, second])
  expect(site.shown('/')).toBe(site.wanted('/'))
})

test('a change from before the site was last looked at needs no work', async () => {
  site.lakeIsAway = true
  const report = await refresh(queries, changed('price-a', 'price', Date.now() - 60_000))
  expect(report).toEqual({ revalidated: [], unchanged: 0, problems: [] })
})

test('the page of a trade in any town follows what it shows, and nothing else is taken for it', async () => {
  const path = anyTownPath('painting')
  publish(path, 'first words')
  site.build([...paths, path])
  await refresh(queries)
  publish(path, 'new words')
  expect((await refresh(queries, changed('price-a', 'price'))).revalidated).toEqual([path])
  expect(site.shown(path)).toBe(site.wanted(path))
})

test('files that are made of content follow it like pages, and a calendar goes with its service', async () => {
  const files = [contactCardPath, fixedPaths.manifest, remindersPath({ slug: 'painting' })]
  for (const path of files) publish(path, 'first words')
  site.build([...paths, ...files])
  await refresh(queries)
  for (const path of files) publish(path, 'new words')
  expect((await refresh(queries, changed('business', 'business'))).revalidated).toEqual(files)
  for (const path of files) expect(site.shown(path)).toBe(site.wanted(path))
  site.published.delete(keyOf('/reminders/painting.ics'))
  expect((await refresh(queries)).revalidated).toEqual(['/reminders/painting.ics'])
})

test('a page that was rendered from old content is rendered once more', async () => {
  site.stuck.add('/')
  publish('/', 'new words')
  const report = refresh(queries)
  await vi.waitFor(() => expect(site.rendered).toContain('/'))
  site.stuck.clear()
  expect((await report).revalidated).toEqual(['/'])
})

function changed(id: string, type: 'price' | 'business' | 'service' | 'homePage', at = Date.now()) {
  return { id, type, at }
}

function keyOf(path: string): string {
  if (path === contactCardPath) return 'contactCard'
  if (path === fixedPaths.manifest) return 'manifest'
  const scheduled = remindersAt(path)
  if (scheduled) return `reminders ${scheduled}`
  const trade = tradeInAnyTownAt(path)
  if (trade) return `anyTown ${trade}`
  const document = routableAt(path)
  return document ? `${document._type} ${document.slug ?? ''}`.trim() : 'notFound'
}

function publish(path: string, words: string, shown: object = {}): void {
  const _id = path.slice(1).replaceAll('/', '-') || 'homePage'
  site.published.set(keyOf(path), { site: shown, page: { _id, _type: 'page', words } })
}
