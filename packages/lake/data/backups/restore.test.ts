import { spawnSync } from 'node:child_process'
import fs, { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { SanityClient } from '@sanity/client'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { assetPathIn } from '../../documents/asset-name.ts'
import type { LakeOptions } from '../../options.ts'
import { type TemporaryLake, temporaryFolder, temporaryLake } from '../../testing/temporary-lake.ts'
import { picture } from '../../testing/temporary-pictures.ts'
import { TestReceiver } from '../../testing/test-receiver.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore.ts'

const EVERYTHING = '*[_type != "noise"] | order(_id)'
const LONG_AGO = new Date('2020-01-01')

let place: { directory: string; backupDirectory: string }

beforeEach(() => {
  const folder = temporaryFolder()
  place = { directory: join(folder, 'lake'), backupDirectory: join(folder, 'other-disk') }
})

test('of a destroyed lake a backup brings back every document, picture, version and message that waited', async () => {
  const receiver = new TestReceiver()
  onTestFinished(() => receiver.end())
  await receiver.listen()
  const webhook = receiver.webhook({ projection: '{ _id }', order: 'none' })
  const lake = await started({ webhooks: [{ ...webhook, url: 'http://127.0.0.1:1/nobody' }] })
  const files = await leaveContent(lake.client)
  const before = await everythingOf(lake.client, files)
  let isWriting = true
  const acknowledged: string[] = []
  const write = async () => {
    while (isWriting) acknowledged.push((await lake.client.create({ _type: 'noise' }))._id)
  }
  const writers = [write(), write(), write()]
  await expect.poll(() => acknowledged.length).toBeGreaterThan(30)
  const inBackup = [...acknowledged]
  const made = await makeBackup(place)
  isWriting = false
  await Promise.all(writers)
  expect(acknowledged.length).toBeGreaterThan(inBackup.length)
  expect(made).toMatchObject({ assets: files.length, copied: files.length, lost: [], damaged: 0 })

  await lake.end()
  const restored = await restoreBackup(place, made.path)
  expect(restored).toMatchObject({ copied: files.length, lost: [], former: undefined })
  await using again = await started({ webhooks: [webhook] })
  expect(await everythingOf(again.client, files)).toEqual(before)
  const noise = await again.client.fetch<string[]>('*[_type == "noise"]._id')
  expect(inBackup.filter((id) => !noise.includes(id))).toEqual([])
  const told = () => receiver.messages.map(({ body }) => body._id)
  await expect.poll(told).toEqual(expect.arrayContaining(['page', 'deleted', ...inBackup]))
})

test('what a restore replaces is kept, whole, in a folder on which a lake can be started', async () => {
  const lake = await started()
  await lake.client.create({ _id: 'kept', _type: 'note', title: 'in the backup' })
  const { path } = await makeBackup(place)
  const later = await upload(lake.client, 'uploaded later')
  await lake.client.patch('kept').set({ title: 'later' }).commit()
  await expect(restoreBackup(place, path)).rejects.toThrow('A lake runs on the folder')
  await lake.close()

  const { former = '' } = await restoreBackup(place, path)
  await using restored = await started()
  expect(await restored.client.fetch('*[_type == "note"].title')).toEqual(['in the backup'])
  await using formerLake = await started({ directory: former })
  expect(await formerLake.client.fetch('*[_type == "note"].title')).toEqual(['later'])
  expect(await bytesOf(formerLake.client, later._id)).toBe('uploaded later')
})

describe('an uploaded file', () => {
  let lake: TemporaryLake
  /** Of a price list, in the lake and in its backups. */
  let name: string
  let [file, copy] = ['', '']

  beforeEach(async () => {
    lake = await started()
    name = (await upload(lake.client, 'a price list')).path.split('/').at(-1) ?? ''
    file = assetPathIn(join(place.directory, 'assets'), name)
    copy = assetPathIn(join(place.backupDirectory, 'assets'), name)
    return () => lake.end()
  })

  test('that is damaged in the lake is told, and the one of an earlier backup stays and comes back', async () => {
    await makeBackup(place)
    fs.truncateSync(file, 3)
    const second = await makeBackup(place)
    expect(second).toMatchObject({ assets: 1, copied: 0, lost: [name] })
    await lake.close()
    expect(await restoreBackup(place, second.path)).toMatchObject({ copied: 1, lost: [] })
    expect(fs.readFileSync(file, 'utf8')).toBe('a price list')
  })

  test('with other bytes of the same size is not taken for the right one', async () => {
    const { path } = await makeBackup(place)
    await lake.close()
    writeFileSync(file, 'a price lisp')
    expect(await restoreBackup(place, path)).toMatchObject({ copied: 1, lost: [] })
    for (const each of [file, copy]) writeFileSync(each, 'a price lisp')
    expect(await restoreBackup(place, path)).toMatchObject({ copied: 0, lost: [name] })
  })

  test('is kept as long as a backup that needs it, and no longer', async () => {
    const first = await makeBackup(place)
    await lake.client.delete(`file-${name.replace('.', '-')}`)
    // As the lake does when its history has forgotten the document.
    rmSync(file)
    await makeBackup(place)
    expect(existsSync(copy)).toBe(true)
    rmSync(first.path)
    fs.utimesSync(copy, LONG_AGO, LONG_AGO)
    await makeBackup(place)
    expect(existsSync(copy)).toBe(false)
  })
})

test('a backup has its hash beside it, as sha256sum reads it, and both go when it is no longer kept', async () => {
  const lake = await started()
  await lake.close()
  const cwd = place.backupDirectory
  fs.mkdirSync(cwd, { recursive: true })
  for (let day = 10; day < 30; day += 1)
    for (const end of ['', '.sha256']) writeFileSync(join(cwd, `2020-01-${day}T03-04-05Z.sqlite${end}`), '')
  const { path } = await makeBackup(place)
  const checked = spawnSync('sha256sum', ['-c', `${path}.sha256`], { cwd, encoding: 'utf8' })
  expect(checked.stdout).toMatch(/Z\.sqlite: OK\n$/)
  const names = fs.readdirSync(cwd).filter((each) => each !== 'assets')
  const copies = names.filter((each) => each.endsWith('.sqlite'))
  expect(names).toEqual(copies.flatMap((each) => [each, `${each}.sha256`]))
  expect(copies).not.toContain('2020-01-10T03-04-05Z.sqlite')
})

test.each([
  ['a trigger', 'CREATE TRIGGER surprise AFTER DELETE ON person_sessions BEGIN DELETE FROM documents; END'],
  ['a view', 'CREATE VIEW surprise AS SELECT * FROM documents'],
  ['a table of somebody else', 'CREATE TABLE surprise (words TEXT)'],
  ['a table that is a program', 'CREATE VIRTUAL TABLE surprise USING fts5(words)'],
])('a backup with %s is refused', async (_, statement) => {
  const lake = await started()
  await lake.close()
  const { path } = await makeBackup(place)
  const database = new DatabaseSync(path)
  database.exec(statement)
  database.close()
  rmSync(`${path}.sha256`)
  await expect(restoreBackup(place, path)).rejects.toThrow(
    /can't be restored: it has a \w+ named "surprise\w*", which this program never makes/,
  )
  expect(existsSync(join(place.directory, 'before-restore'))).toBe(false)
})

function started(options: Partial<LakeOptions> = {}): Promise<TemporaryLake> {
  return temporaryLake({ ...place, ...options })
}

function upload({ assets }: SanityClient, words: string) {
  return assets.upload('file', Buffer.from(words), { filename: 'words.txt' })
}

/** Documents with versions, one of them deleted, and uploads; returns the ids of these. */
async function leaveContent(client: SanityClient): Promise<string[]> {
  const pictures = await Promise.all(['#f00', '#0f0'].map((color) => picture(40, 30, color).png().toBuffer()))
  const images = await Promise.all(pictures.map((bytes) => client.assets.upload('image', bytes)))
  const list = await upload(client, 'a price list')
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
  // The port of a lake is another after each start, and so are the addresses that it gives files.
  const documents = JSON.stringify(await client.fetch(EVERYTHING)).replaceAll(/http:\/\/localhost:\d+/g, '')
  const versions = await client.request({ url: `${url}/transactions/page,drafts.page,deleted` })
  const before = await client.request({ url: `${url}/documents/deleted?lastRevision=true` })
  const bytes = await Promise.all(files.map((id) => bytesOf(client, id)))
  return { documents, versions, before, bytes }
}

async function bytesOf(client: SanityClient, id: string): Promise<string> {
  const { url } = (await client.getDocument<{ url: string }>(id)) ?? { url: '' }
  return Buffer.from(await (await fetch(url)).arrayBuffer()).toString('latin1')
}
