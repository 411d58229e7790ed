import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SanityDocument } from '@sanity/client'
import type { TestLake } from 'oxbow/testing'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestLake } from '../testing/test-lake.ts'
import { exportContent, importContent } from './content-archive.ts'

const FULL = '/dev/full'
/** More than go into one transaction. */
const MANY = 500

let source: TestLake
let target: TestLake
let folder: string
let archive: string

beforeAll(async () => {
  source = await startTestLake()
  folder = await mkdtemp(path.join(tmpdir(), 'content-'))
  archive = path.join(folder, 'content.tar.gz')
  await fill(source)
  await exported()
})

beforeEach(async () => {
  target = await startTestLake()
})

afterEach(() => target.close())

afterAll(() => source.close())

test('into an empty lake goes every document, drafts included, and every byte of every file; a second time what was changed since is put back', async () => {
  const { client } = target
  const lines = await imported(archive)
  expect(lines.at(-1)).toMatch(/^Imported \d+ documents, drafts included, from /)
  expect(await documentsOf(target)).toEqual(await documentsOf(source))
  const files = await filesOf(target)
  expect(files.size).toBe(2)
  expect(files).toEqual(await filesOf(source))
  await expectPhotoAsTaken()
  await client.patch('price-interior-painting').set({ minimum: 275 }).commit()
  await client.create({ _id: 'faq-own', _type: 'faq', question: 'Do you paint on Sundays?' })
  await imported(archive)
  expect(await client.getDocument('faq-own')).toMatchObject({ question: 'Do you paint on Sundays?' })
  await client.delete('faq-own')
  expect(await documentsOf(target)).toEqual(await documentsOf(source))
})

const whole = '{"_id":"a","_type":"faq"}'
const deep = (levels: number) =>
  `{"_id":"deep","_type":"faq","in":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`
const textOf = (_id: string, length: number) =>
  JSON.stringify({ _id, _type: 'faq', text: 'x'.repeat(length) })

test.each([
  ['a line that is broken', '{"_id":"c",', "line 3 can't be read as JSON"],
  ['a line that is no document', '["a"]', 'line 3 is no document'],
  ['a document without a type', '{"_id":"c"}', 'line 3 is no document'],
  [
    'a strong reference to nothing',
    '{"_id":"c","_type":"faq","of":[{"_ref":"gone"}]}',
    'line 3, the document "c", refers in its field "of.0" to "gone"',
  ],
  [
    'an id that the lake does not take',
    '{"_id":"a b","_type":"faq"}',
    'line 3, the document "a b", is refused:',
  ],
  [
    'a document that is nested too deep for the lake',
    deep(198),
    'line 3, the document "deep", is nested deeper than',
  ],
  [
    'a document that is nested without end',
    deep(1_000_000),
    'line 3, the document "deep", is nested deeper than',
  ],
  [
    'a document that is larger than a request may be',
    textOf('large', 5_000_000),
    'line 3, the document "large", is larger than the lake takes',
  ],
])('%s is told by its line, and nothing is written', async (_, line, problem) => {
  const file = path.join(folder, 'broken.ndjson')
  await writeFile(file, `${whole}\n\n${line}\n`)
  await expect(imported(file)).rejects.toThrow(`The import stopped before anything was written: ${problem}`)
  expect(await target.client.fetch('count(*)')).toBe(0)
})

test('what is nested as deep as the lake takes is imported', async () => {
  const file = path.join(folder, 'deep.ndjson')
  await writeFile(file, deep(197))
  await imported(file)
  expect(await target.client.fetch('count(*)')).toBe(1)
})

test('documents that together are larger than a request may be are imported', async () => {
  const file = path.join(folder, 'large.ndjson')
  await writeFile(file, ['a', 'b', 'c'].map((id) => textOf(id, 2_000_000)).join('\n'))
  await imported(file)
  expect(await target.client.fetch('count(*)')).toBe(3)
})

test('more documents than can be read at once are refused', async () => {
  const file = path.join(folder, 'endless.ndjson')
  await writeFile(file, '')
  await truncate(file, 400_000_001)
  await expect(imported(file)).rejects.toThrow(
    'The import stopped before anything was written: "data.ndjson" in it is larger than 400 MB.',
  )
  expect(await target.client.fetch('count(*)')).toBe(0)
})

test('marks at the beginning of a file or line, other line breaks, and what refers to each other or to what is there, are taken', async () => {
  await target.client.create({ _id: 'there', _type: 'faq' })
  const file = path.join(folder, 'marked.ndjson')
  const refers = (_id: string, _ref: string, more = {}) =>
    JSON.stringify({ _id, _type: 'faq', to: { _ref, ...more } })
  const lines = [
    refers('a', 'b'),
    refers('b', 'a'),
    refers('c', 'there'),
    refers('d', 'gone', { _weak: true }),
  ]
  await writeFile(file, lines.map((line) => `\ufeff${line}\r\n`).join('\r\n'))
  await imported(file)
  expect(await target.client.fetch('*[_id in ["a", "c"]] | order(_id).to._ref')).toEqual(['b', 'there'])
})

test('an archive that was cut off is refused, and nothing is written', async () => {
  const cut = path.join(folder, 'cut.tar.gz')
  const whole = await readFile(archive)
  await writeFile(cut, whole.subarray(0, whole.length / 2))
  await expect(imported(cut)).rejects.toThrow('The import stopped')
  expect(await target.client.fetch('count(*)')).toBe(0)
})

test('a file that is not there is told by its name', async () => {
  const file = path.join(folder, 'gone.tar.gz')
  await expect(imported(file)).rejects.toThrow(`There is no ${file}`)
})

test('an export that can’t have every picture fails, and leaves the last one in place', async () => {
  const before = await readFile(archive)
  const asset = {
    _id: `image-${'0'.repeat(40)}-1x1-jpg`,
    _type: 'sanity.imageAsset',
    path: `images/local/production/${'0'.repeat(40)}-1x1.jpg`,
  }
  await source.client.create(asset)
  await expect(exported()).rejects.toThrow('Files that the lake can’t hand out: 1')
  await source.client.delete(asset._id)
  expect(before.equals(await readFile(archive))).toBe(true)
  expect(await readdir(folder)).not.toContain('content.tar.gz.part')
})

// Linux has a file that is always full; elsewhere there is nothing to fill.
test.runIf(existsSync(FULL))('a full disk ends the export, and leaves nothing behind', async () => {
  const file = path.join(folder, 'full.tar.gz')
  await symlink(FULL, `${file}.part`)
  await expect(exported(file)).rejects.toThrow('ENOSPC')
  expect((await readdir(folder)).filter((name) => name.startsWith('full'))).toEqual([])
})

/** Documents of which one refers to others and to a picture, a draft, a picture and a file. */
async function fill({ client }: TestLake): Promise<void> {
  const picture = await client.assets.upload('image', await photoWithPlace(), { filename: 'porch.jpg' })
  await client.assets.upload('file', Buffer.from('terms of business'), { filename: 'terms.txt' })
  const to = (_ref: string) => ({ _type: 'reference', _ref })
  const service = {
    _type: 'service',
    cardPrice: to('price-interior-painting'),
    questions: [{ ...to('faq-7'), _key: 'a' }],
    picture: { _type: 'image', asset: to(picture._id) },
  }
  const transaction = client.transaction()
  for (let number = 0; number < MANY; number += 1)
    transaction.create({ _id: `faq-${number}`, _type: 'faq', question: `Question ${number}?` })
  transaction.create({ _id: 'price-interior-painting', _type: 'price', minimum: 250 })
  transaction.create({ ...service, _id: 'service-painting', title: 'Painting' })
  transaction.create({ ...service, _id: 'drafts.service-painting', title: 'Painting and papering' })
  await transaction.commit()
}

/** A photo keeps what the camera wrote into it, and so its id. */
async function expectPhotoAsTaken(): Promise<void> {
  const photo = await photoWithPlace()
  const sha1 = hash('sha1', photo)
  const url = await target.client.fetch('*[sha1hash == $sha1][0].url', { sha1 })
  const headers = { authorization: `Bearer ${target.client.config().token}` }
  const original = await fetch(`${url}?dlRaw=true`, { headers })
  expect(photo.equals(Buffer.from(await original.arrayBuffer()))).toBe(true)
}

async function exported(file = archive): Promise<void> {
  await exportContent({ client: source.client, file, log: () => undefined })
}

async function imported(file: string): Promise<string[]> {
  const lines: string[] = []
  await importContent({ client: target.client, file, log: (line) => lines.push(line) })
  return lines
}

/** Every document but what a lake makes anew for each write and upload. */
async function documentsOf({ client }: TestLake): Promise<unknown[]> {
  const documents = await client.fetch<SanityDocument[]>('*[] | order(_id)')
  return documents.map(({ _rev, _updatedAt, uploadId, url, ...document }) =>
    document._type.startsWith('sanity.') ? { ...document, _createdAt: '' } : document,
  )
}

/** What stands for the bytes of every picture and file, by the id of its document. */
async function filesOf({ client }: TestLake): Promise<Map<string, string>> {
  const query = '*[_type in ["sanity.imageAsset", "sanity.fileAsset"]]{_id, url}'
  const files = await client.fetch<{ _id: string; url: string }[]>(query)
  const bytes = files.map(async ({ _id, url }) => {
    const body = await (await fetch(url)).arrayBuffer()
    return [_id, hash('sha256', Buffer.from(body))] as const
  })
  return new Map(await Promise.all(bytes))
}

/** As a phone makes it, with the place in it. */
function photoWithPlace(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 30, channels: 3, background: '#888' } })
    .withExif({ IFD3: { GPSLatitude: '35/1 13/1 38/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
}
