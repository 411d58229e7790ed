import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ask, askJson } from '../testing/ask.ts'
import { freshSite } from '../testing/fresh-site.ts'

const PAINTING = '/services/painting'
const painting = 'services-painting'
const site = freshSite({ isDelivered: true })

test('after everything was made it tells of each document in which revision and where visitors find it', async () => {
  expect(await statusOf(painting)).toEqual({
    revision: 'revision-first words',
    since: expect.any(Number),
    count: 1,
    pages: [{ path: PAINTING, isOwn: true }],
    problems: [],
  })
})

test('names the pages that show a document beside its own', async () => {
  await site.publish('/about', 'new words', { shown: { _id: painting } })
  expect(await statusOf(painting)).toMatchObject({
    count: 2,
    pages: [
      { path: PAINTING, isOwn: true },
      { path: '/about', isOwn: false },
    ],
  })
})

test('tells of another revision when its pages show it, and not before', async () => {
  const { since } = await statusOf(painting)
  site.content.publish(PAINTING, 'new words')
  expect(await statusOf(painting)).toMatchObject({ revision: 'revision-first words', since })
  await site.publisher.publish(painting)
  expect(site.shown(PAINTING)).toContain('new words')
  expect(await statusOf(painting)).toMatchObject({ revision: 'revision-new words' })
})

test('a publish that changes no page counts as well', async () => {
  await site.publish('/about', 'other words')
  const first = await statusOf('about')
  await site.publisher.publish('about')
  expect(await statusOf('about')).toEqual(first)
})

test('while its pages are made it tells how many of them are done', async () => {
  const showing = ['/about', '/contact', '/prices']
  const publish = (words: string) => {
    for (const path of showing) site.content.publish(path, words, { shown: { _id: 'business' } })
    site.content.publishDocument('business', 'business')
  }
  publish('first')
  await site.publisher.publish('business')
  expect(await statusOf('business')).not.toHaveProperty('progress')
  publish('second')
  const hold = () => site.renderer.hold()
  let release = hold()
  const report = site.publisher.publish('business')
  for (const done of [0, 1, 2]) {
    await expect.poll(async () => (await statusOf('business')).progress).toEqual({ done, of: 3 })
    const before = release
    if (done < 2) release = hold()
    before()
  }
  await report
  await expect.poll(() => statusOf('business')).not.toHaveProperty('progress')
})

test('a document that was taken back is on no page and in no revision', async () => {
  await site.takeBack(PAINTING)
  expect(await statusOf(painting)).toEqual({
    revision: null,
    since: null,
    count: 0,
    pages: [],
    problems: [],
  })
})

test('names the page that can’t be made and the field to fill in, for the document and among all, until it is made', async () => {
  await site.publish(PAINTING, null)
  const problem = {
    path: PAINTING,
    problem: expect.stringContaining('"words" is empty.'),
    fields: [expect.objectContaining({ id: painting, field: 'words', reason: '"words" is empty.' })],
  }
  expect(await statusOf(painting)).toMatchObject({ problems: [problem] })
  expect(await answerAt('')).toMatchObject([200, { problems: [problem] }])
  await site.publish(PAINTING, 'words again')
  expect(site.shown(PAINTING)).toContain('words again')
  expect(await statusOf(painting)).toMatchObject({ problems: [] })
  expect(await answerAt('')).toEqual([200, { problems: [] }])
})

test('a page on another origin may read it', async () => {
  const { headers } = await ask(site.url, `/api/document-status?document=${painting}`)
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-store',
  })
})

test.each(['a b', '', '*', "'--", 'x'.repeat(200), '.drafts'])('%j names no document', async (id) => {
  expect(await answerAt(`?document=${encodeURIComponent(id)}`)).toEqual([
    400,
    { error: expect.stringMatching(/^Name one document/) },
  ])
})

test('without a manifest it says so', async () => {
  await site.stopPublishing()
  rmSync(join(site.folder, 'manifest.sqlite'))
  await site.startDelivery()
  expect(await answerAt('')).toEqual([503, { error: expect.stringContaining('try again') }])
})

async function statusOf(id: string) {
  const [code, body] = await answerAt(`?document=${id}`)
  expect(code).toBe(200)
  return body
}

function answerAt(search: string) {
  return askJson(site.url, `/api/document-status${search}`)
}
