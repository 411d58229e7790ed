import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { manifestFile } from '../published/published-file.ts'
import { ask, askJson } from '../testing/ask.ts'
import { freshSite } from '../testing/fresh-site.ts'

const site = freshSite({ isDelivered: true })
const told = () => askJson(site.url, '/up')
const statusAt = async (path: string) => (await ask(site.url, path)).status

test('tells anybody that visitors are served and since when, and no browser keeps that', async () => {
  const before = Date.now()
  await site.startDelivery()
  const { status, headers, text } = await ask(site.url, '/up')
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  const { since, ...rest } = JSON.parse(text)
  expect(Date.parse(since)).toBeGreaterThanOrEqual(before)
  expect(rest).toEqual({ status: 'up', files: expect.any(Number), publishing: 'ready' })
  expect((await ask(site.url, '/up', { method: 'HEAD' })).status).toBe(200)
  expect((await ask(site.url, '/up', { method: 'POST' })).status).toBe(405)
})

test('while the first site is being made there is nothing to serve', async () => {
  await site.stopPublishing()
  rmSync(site.folder, { recursive: true })
  await site.startDelivery()
  const reason = 'Nothing is published: the site is being made, or its manifest can’t be read.'
  expect(await told()).toEqual([503, { status: 'down', reason }])
})

test('before all pages were there once, nobody is told that one is not', async () => {
  await site.stopPublishing()
  // As a full disk stops the first comparison.
  const manifest = new DatabaseSync(manifestFile(site.folder))
  manifest.exec("DELETE FROM counters WHERE name = 'whole'")
  manifest.close()
  await site.startDelivery()
  const statuses = () => Promise.all(['/', '/no-such-page'].map(statusAt))
  expect(await statuses()).toEqual([200, 503])
  const { publisher } = await site.startPublishing()
  await publisher.compare()
  await expect.poll(statuses).toEqual([200, 404])
})

test('published files that are gone are made again, and are a reason while nobody can make them', async () => {
  const loseFiles = () => rmSync(join(site.folder, 'public'), { recursive: true })
  loseFiles()
  expect(await told()).toMatchObject([200, { status: 'up', publishing: 'ready' }])
  await site.stopPublishing()
  loseFiles()
  expect(await told()).toEqual([503, { status: 'down', reason: 'The published files can’t be read.' }])
})

test('a manifest that can not be read is told beside a 200, since visitors are served', async () => {
  expect(await told()).toMatchObject([200, { publishing: 'ready' }])
  await site.stopPublishing()
  rmSync(join(site.folder, 'manifest.sqlite'))
  writeFileSync(join(site.folder, 'manifest.sqlite'), 'no manifest')
  const publishing = 'The manifest of the site can’t be read. Visitors get what was published before.'
  await expect.poll(told).toMatchObject([200, { status: 'up', publishing }])
})

test('while nobody publishes, that is said beside a 200 too', async () => {
  await site.stopPublishing()
  const publishing = 'The process that publishes does not answer. Visitors get what was published before.'
  await expect.poll(told).toMatchObject([200, { status: 'up', publishing }])
})
