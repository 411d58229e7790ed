import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { SanityClient } from '@sanity/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { LakeOptions } from '../../options.ts'
import { type LakeProcess, startLakeProcess } from '../../testing/lake-process.ts'
import { clientOf, standardOptions } from '../../testing/temporary-lake.ts'
import { picture } from '../../testing/temporary-pictures.ts'
import { makeBackup } from '../backups/make-backup.ts'
import { restoreBackup } from './restore.ts'

const EVERYTHING = '*[_type != "noise"] | order(_id)'

let folder: string
let lake: LakeProcess | undefined
let receiver: Server | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lake-'))
})

afterEach(async () => {
  await lake?.kill()
  receiver?.close()
  rmSync(folder, { recursive: true, maxRetries: 5 })
})

test('of a destroyed lake a backup brings back every document, picture, version and message that waited', async () => {
  const client = await start({ webhooks: [siteAt('http://127.0.0.1:1/nobody')] })
  const files = await leaveContent(client)
  const before = await everythingOf(client, files)
  const stop = new AbortController()
  const acknowledged: string[] = []
  const writers = [1, 2, 3].map(() => writeNoise(client, acknowledged, stop.signal))
  await expect.poll(() => acknowledged.length).toBeGreaterThan(30)
  const inBackup = [...acknowledged]
  const made = await makeBackup(place())
  stop.abort()
  await Promise.all(writers)
  expect(acknowledged.length).toBeGreaterThan(inBackup.length)
  expect(made).toMatchObject({ assets: files.length, copied: files.length, lost: [], damaged: 0 })

  await lake?.kill()
  rmSync(place().directory, { recursive: true })
  const restored = await restoreBackup(place(), made.path)
  expect(restored).toMatchObject({ copied: files.length, lost: [], former: undefined })

  const messages: string[] = []
  const again = await start({ webhooks: [siteAt(await listen(messages))] })
  expect(await everythingOf(again, files)).toEqual(before)
  const noise = await again.fetch<string[]>('*[_type == "noise"]._id')
  expect(inBackup.filter((id) => !noise.includes(id))).toEqual([])
  await expect.poll(() => messages).toEqual(expect.arrayContaining(['page', 'deleted', ...inBackup]))
  expect(lake?.log()).toBe('')
})

test('what a restore replaces is kept, whole, in a folder on which a lake can be started', async () => {
  const client = await start()
  await client.create({ _id: 'kept', _type: 'note', title: 'in the backup' })
  const { path } = await makeBackup(place())
  const later = await client.assets.upload('file', Buffer.from('uploaded later'), { filename: 'later.txt' })
  await client.patch('kept').set({ title: 'later' }).commit()
  await expect(restoreBackup(place(), path)).rejects.toThrow('A lake runs on the folder')
  await lake?.kill()

  const { former = '' } = await restoreBackup(place(), path)
  const restored = await start()
  expect(await restored.fetch('*[_type == "note"].title')).toEqual(['in the backup'])
  expect(lake?.log()).toBe('')
  await lake?.kill()

  const formerLake = await start({ directory: former })
  expect(await formerLake.fetch('*[_type == "note"].title')).toEqual(['later'])
  expect(await bytesOf(formerLake, later._id)).toBe('uploaded later')
})

function place() {
  return { directory: join(folder, 'lake'), backupDirectory: join(folder, 'other-disk') }
}

async function start(options: Partial<LakeOptions> = {}): Promise<SanityClient> {
  lake = await startLakeProcess({ ...standardOptions(place().directory), ...place(), ...options })
  return clientOf(lake.url)
}

/** Documents with versions, one of them deleted, and uploads; returns the ids of these. */
async function leaveContent(client: SanityClient): Promise<string[]> {
  const pictures = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((color) => picture(40, 30, color).png().toBuffer()),
  )
  const images = await Promise.all(pictures.map((bytes) => client.assets.upload('image', bytes)))
  const list = await client.assets.upload('file', Buffer.from('a price list'), { filename: 'list.txt' })
  const image = { _type: 'image', asset: { _type: 'reference', _ref: images[0]?._id } }
  await client.create({ _id: 'page', _type: 'page', title: 'First', image })
  for (const title of ['Second', 'Drahtlos – 無線', 'Fourth'])
    await client.patch('page').set({ title }).commit()
  await client.create({ _id: 'drafts.page', _type: 'page', title: 'A draft' })
  await client.create({ _id: 'deleted', _type: 'page', title: 'Soon gone' })
  await client.delete('deleted')
  return [...images, list].map(({ _id }) => _id)
}

/** As the lake answers it: texts, so that they are compared byte by byte. */
async function everythingOf(client: SanityClient, files: readonly string[]) {
  const url = '/data/history/production'
  const documents = withoutAddress(JSON.stringify(await client.fetch(EVERYTHING)))
  const [versions, before] = await Promise.all([
    client.request({ url: `${url}/transactions/page,drafts.page,deleted` }),
    client.request({ url: `${url}/documents/deleted?lastRevision=true` }),
  ])
  const bytes = await Promise.all(files.map((id) => bytesOf(client, id)))
  return { documents, versions, before, bytes }
}

/** The port of a lake is another after each start, and so are the addresses that it gives files. */
function withoutAddress(words: string): string {
  return words.replaceAll(/http:\/\/localhost:\d+/g, '')
}

async function bytesOf(client: SanityClient, id: string): Promise<string> {
  const { url } = (await client.getDocument<{ url: string }>(id)) ?? { url: '' }
  return Buffer.from(await (await fetch(url)).arrayBuffer()).toString('latin1')
}

async function writeNoise(client: SanityClient, acknowledged: string[], until: AbortSignal): Promise<void> {
  while (!until.aborted) acknowledged.push((await client.create({ _type: 'noise' }))._id)
}

function siteAt(url: string) {
  return { name: 'site', url, secret: 'secret', filter: '', projection: '{ _id }', order: 'none' as const }
}

async function listen(messages: string[]): Promise<string> {
  receiver = createServer(async (request, response) => {
    messages.push(JSON.parse(await text(request))._id)
    response.end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => receiver?.once('listening', resolve))
  const address = receiver.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`
}
