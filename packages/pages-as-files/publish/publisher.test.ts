import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { idOf } from '../testing/content.ts'
import { freshSite } from '../testing/fresh-site.ts'
import { paths } from '../testing/site.ts'

/**
 * With the pages for unknown addresses, for failures and for the answer to a quote form, those of two trades in any town, the
 * contact card, the manifest, and the calendar of the one service that has a schedule.
 */
const all = paths.length + 8
const PAINTING = '/services/painting'

const site = freshSite()

test('everything is there after the first comparison, and nothing is rendered when nothing changed', async () => {
  for (const path of [...paths, '/404']) expect(site.shown(path)).toContain('first words')
  expect(await site.publisher.compare()).toEqual({ revalidated: [], unchanged: all, problems: [] })
  expect(site.renderer.rendered).toEqual([])
})

test('a start that finds everything as it should be writes no file', async () => {
  const inodes = () => site.files.map((name) => [name, statSync(join(site.folder, name)).ino])
  const before = inodes()
  const { publisher: next } = await site.startPublishing()
  await next.compare()
  expect(inodes()).toEqual(before)
})

test('a page whose content changed is there when the report comes, and no other is rendered again', async () => {
  site.content.publish(PAINTING, 'new words')
  const report = await site.publisher.publish('price-a')
  expect(report.revalidated).toEqual([PAINTING])
  expect(site.shown(PAINTING)).toContain('new words')
  expect(site.renderer.rendered).toEqual([PAINTING])
})

test('what is published of a page has nothing of the framework', () => {
  expect(site.shown(PAINTING)).not.toContain('/_next/')
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
  site.content.publish('/contact', 'words', { shown: { claim: { _id: 'claim-a' } } })
  await site.publisher.publish('contact')
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

test('a page that shows the document is looked at even when its kind does not say so', async () => {
  site.content.publish('/contact', 'words', { shown: { price: { _id: 'price-a' } } })
  await site.publisher.compare()
  site.content.publish('/contact', 'new words')
  expect((await site.publisher.publish('price-a')).revalidated).toEqual(['/contact'])
})

test('the page for unknown addresses follows the business too', async () => {
  site.content.publish('/404', 'new phone number')
  expect((await site.publisher.publish('business')).revalidated).toEqual(['/404'])
  expect(site.shown('/404')).toContain('new phone number')
})

test('a page whose document is gone goes with all its forms, and comes back with it', async () => {
  const path = '/services/plumbing'
  site.content.takeBack(path)
  expect((await site.publisher.publish(idOf(path))).revalidated).toEqual([path])
  for (const ending of ['', '.br', '.gz']) expect(site.shown(`${path}/index.html${ending}`)).toBeUndefined()
  site.content.publish(path, 'back again')
  expect((await site.publisher.publish(idOf(path))).revalidated).toEqual([path])
  expect(site.shown(path)).toContain('back again')
})

test('the page of a trade in any town follows what it shows', async () => {
  const path = '/any-town/painting'
  site.content.publish(path, 'Painting in Anytown')
  await site.publisher.compare()
  site.content.publish(path, 'Painters in Anytown')
  expect((await site.publisher.publish('price-a')).revalidated).toEqual([path])
})

test('files that are made of content follow it like pages, and a calendar goes with its service', async () => {
  const files = ['/contact.vcf', '/manifest.webmanifest', '/reminders/painting.ics']
  for (const path of files) site.content.publish(path, 'first words')
  await site.publisher.compare()
  for (const path of files) site.content.publish(path, 'new words')
  const { revalidated } = await site.publisher.publish('business')
  expect(revalidated.toSorted()).toEqual(files.toSorted())
  for (const path of files) expect(site.shown(path)).toBe('new words')
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
  const held = Promise.withResolvers<void>()
  site.content.publish(PAINTING, 'second words')
  site.renderer.held = held.promise
  const first = site.publisher.publish(idOf(PAINTING))
  await expect.poll(() => site.renderer.rendered).toEqual([PAINTING])
  site.lake.questions = 0
  site.content.publish(PAINTING, 'third words')
  held.resolve()
  await first
  expect([site.shown(PAINTING)?.includes('second words'), site.lake.questions]).toEqual([true, 0])
  await site.publisher.publish(idOf(PAINTING))
  expect(site.shown(PAINTING)).toContain('third words')
})
