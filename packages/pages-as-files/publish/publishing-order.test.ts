import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { freshSite } from '../testing/fresh-site.ts'
import { NEVER } from '../testing/publishing.ts'
import { paths } from '../testing/site.ts'

const PLUMBING = '/services/plumbing'
const price = { _id: 'price-a' }
const showing = ['/service-areas/matthews', '/services/painting', PLUMBING, '/']

const site = freshSite()

test('of the pages that show a document its own is made first', async () => {
  const publish = (words: string) => {
    const shown = { service: { _id: 'services-plumbing', words } }
    for (const path of showing)
      site.content.publish(path, path === PLUMBING ? words : 'first words', { shown })
  }
  publish('first words')
  await site.publisher.compare()
  publish('new words')
  site.renderer.rendered.length = 0
  await site.publisher.publish('services-plumbing')
  expect(site.renderer.rendered[0]).toBe(PLUMBING)
  expect(site.renderer.rendered).toHaveLength(showing.length)
})

test('then those that visitors requested last, and then the home page', async () => {
  await change(showing)
  site.publisher.noteRequested(['/service-areas/matthews', '/services/painting', '/no-such-page'])
  await site.publisher.publish(price._id)
  const { rendered } = site.renderer
  expect(rendered).toEqual(['/service-areas/matthews', '/services/painting', '/', PLUMBING])
})

test('the first of them is rendered first, however long the lake takes to answer what it shows', async () => {
  await change(showing)
  const release = site.lake.hold(PLUMBING)
  site.publisher.noteRequested([PLUMBING])
  const before = site.lake.questions
  const report = site.publisher.publish(price._id)
  await expect.poll(() => site.lake.questions - before).toBeGreaterThan(1)
  release()
  await report
  expect(site.renderer.rendered[0]).toBe(PLUMBING)
})

test('a page whose content the lake does not tell holds the others back for a moment, and comes when it is told', async () => {
  await site.startPublishing('1', { ...NEVER, held: 1 })
  await change(showing)
  const release = site.lake.hold(PLUMBING)
  site.publisher.noteRequested([PLUMBING])
  const report = site.publisher.publish(price._id)
  const others = showing.filter((path) => path !== PLUMBING)
  await expect.poll(() => site.renderer.rendered.toSorted()).toEqual(others.toSorted())
  release()
  expect((await report).revalidated.toSorted()).toEqual(showing.toSorted())
})

test('a page that visitors requested but that does not show the document waits for those that do', async () => {
  await change(showing)
  site.content.publish('/gallery', 'first words', { shown: { price: { _id: 'price-b' } } })
  site.content.publishDocument('price-b', 'price')
  site.publisher.noteRequested(['/gallery'])
  await site.publisher.publish(price._id)
  expect(site.renderer.rendered.at(-1)).toBe('/gallery')
})

test('a new page comes before all others, so that no link leads to one that is not there', async () => {
  await change(showing)
  const release = site.renderer.hold()
  const report = site.publish('/services/tiling', 'quite new')
  await expect.poll(() => site.renderer.rendered).toEqual(['/services/tiling'])
  release()
  expect((await report).revalidated).toHaveLength(showing.length + 1)
})

test('of a site of which nothing is published the home page comes first, since visitors wait for it', async () => {
  await site.stopPublishing()
  rmSync(site.folder, { recursive: true })
  await site.startPublishing()
  site.renderer.rendered.length = 0
  await site.publisher.compare()
  expect(site.renderer.rendered[0]).toBe('/')
})

test('of many changes at once each page is rendered as often as it has to be, and not once for each', async () => {
  const business = { _id: 'business' }
  for (const path of paths) site.content.publish(path, 'words', { shown: { business } })
  await site.publisher.compare()
  site.renderer.rendered.length = 0
  const reports = Array.from({ length: 20 }, (_, index) => {
    for (const path of paths) site.content.publish(path, `words ${index}`, { shown: { business } })
    return site.publisher.publish('business')
  })
  await Promise.all(reports)
  for (const path of paths) expect(site.shown(path)).toContain('words 19')
  expect(site.renderer.rendered.length).toBeLessThanOrEqual(3 * paths.length)
})

test('a more urgent page goes before others that wait for their turn already', async () => {
  await change(showing)
  const endFirst = site.renderer.hold()
  site.lake.questions = 0
  const first = site.publisher.publish(price._id)
  await expect.poll(() => [site.renderer.rendered.length, site.lake.questions]).toEqual([1, 3])
  const second = site.publish('/about', 'new words')
  await expect.poll(() => site.publisher.size()).toBe(showing.length + 1)
  const endSecond = site.renderer.hold()
  endFirst()
  await expect.poll(() => site.lake.questions).toBe(4)
  endSecond()
  await Promise.all([first, second])
  expect(site.renderer.rendered.indexOf('/about')).toBe(2)
})

/** Has pages show a document, which then changes. */
async function change(changing: readonly string[]): Promise<void> {
  publishPrice(changing, 1)
  await site.publisher.compare()
  publishPrice(changing, 2)
  site.renderer.rendered.length = 0
}

function publishPrice(showing: readonly string[], cents: number): void {
  site.content.publishDocument(price._id, 'price')
  for (const path of showing)
    site.content.publish(path, 'first words', { shown: { price: { ...price, cents } } })
}
