import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshSite } from '../testing/fresh-site.ts'
import { paths } from '../testing/site.ts'

/**
 * With the pages for unknown addresses, for failures and for the answer to a quote form, those of two trades in any town, the
 * contact card, the manifest, and the calendar of the one service that has a schedule.
 */
const all = paths.length + 8
const PAINTING = '/services/painting'

const site = freshSite()

test('everything is there after the first comparison, without the framework', () => {
  for (const path of [...paths, '/404']) expect(site.shown(path)).toContain('first words')
  expect(site.shown(PAINTING)).not.toContain('/_next/')
})

test('a start that finds everything as it should be renders no page and writes no file', async () => {
  const inodes = () => site.files.map((name) => [name, statSync(join(site.folder, name)).ino])
  const before = inodes()
  const { publisher: next } = await site.startPublishing()
  expect(await next.compare()).toEqual({ revalidated: [], unchanged: all, problems: [], lacks: [] })
  expect([site.renderer.rendered, inodes()]).toEqual([[], before])
})

test('a change that shows nowhere but on some kinds of pages is not looked for elsewhere', async () => {
  site.lake.questions = 0
  site.content.publishDocument('price-a', 'price')
  const { unchanged } = await site.publisher.publish('price-a')
  // The page of contacts names no price, nor do those for unknown addresses, for failures and for the answer to a quote form, nor
  // the three files.
  expect([unchanged, site.lake.questions]).toEqual([all - 7, all - 7])
})

test('a document that was there before is looked for only where it shows, one that is new or gone everywhere', async () => {
  const questionsOf = async (id: string) => {
    site.lake.questions = 0
    await site.publisher.publish(id)
    return site.lake.questions
  }
  site.content.publishDocument('claim-a', 'claim')
  expect(await questionsOf('claim-a')).toBe(all)
  await site.publish('/contact', 'words', { shown: { claim: { _id: 'claim-a' } } })
  site.content.publishDocument('claim-a', 'claim')
  expect(await questionsOf('claim-a')).toBe(1)
  site.content.takeBackDocument('claim-a')
  expect(await questionsOf('claim-a')).toBe(all)
})

test('a document that is new is looked for everywhere until that has succeeded', async () => {
  site.content.publishDocument('claim-a', 'claim')
  site.content.publish(PAINTING, 'new words')
  site.renderer.isAway = true
  await expect(site.publisher.publish('claim-a')).rejects.toThrow('The renderer does not answer')
  site.renderer.isAway = false
  site.content.publishDocument('claim-a', 'claim')
  site.lake.questions = 0
  await site.publisher.publish('claim-a')
  expect(site.lake.questions).toBe(all)
})

test('a page whose document is gone goes with all its forms, and comes back with it', async () => {
  const path = '/services/plumbing'
  expect((await site.takeBack(path)).revalidated).toEqual([path])
  for (const ending of ['', '.br', '.gz']) expect(site.shown(`${path}/index.html${ending}`)).toBeUndefined()
  expect((await site.publish(path, 'back again')).revalidated).toEqual([path])
  expect(site.shown(path)).toContain('back again')
})

test('what is made of content follows it like pages: files, the page for unknown addresses, a trade in any town', async () => {
  const files = ['/404', '/contact.vcf', '/manifest.webmanifest', '/reminders/painting.ics']
  const made = ['/any-town/painting', ...files]
  for (const path of made) site.content.publish(path, 'first words')
  await site.publisher.compare()
  for (const path of made) site.content.publish(path, 'new words')
  const { revalidated } = await site.publisher.publish('business')
  expect(revalidated.toSorted()).toEqual(made.toSorted())
  for (const path of files) expect(site.shown(path)).toContain('new words')
  expect(site.templateOf('/any-town/painting')).toContain('new words')
  site.content.takeBack('/reminders/painting.ics')
  expect((await site.publisher.compare()).revalidated).toEqual(['/reminders/painting.ics'])
  expect(site.shown('/reminders/painting.ics')).toBeUndefined()
})

test('another version of the site renders every page again', async () => {
  const { publisher: next } = await site.startPublishing('2')
  expect((await next.compare()).revalidated.toSorted()).toEqual([...paths, '/404'].toSorted())
  expect(site.renderer.rendered).toHaveLength(paths.length + 1)
})

test('a page is made of what the lake said when it was asked, and of what changed meanwhile after that', async () => {
  const release = site.renderer.hold()
  const first = site.publish(PAINTING, 'second words')
  await expect.poll(() => site.renderer.rendered).toEqual([PAINTING])
  site.lake.questions = 0
  site.content.publish(PAINTING, 'third words')
  release()
  await first
  expect([site.shown(PAINTING)?.includes('second words'), site.lake.questions]).toEqual([true, 0])
  await site.publisher.publish('services-painting')
  expect(site.shown(PAINTING)).toContain('third words')
})
