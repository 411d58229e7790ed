import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, symlink, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { packTar, type TarEntry } from 'modern-tar'
import type { TestLake } from 'oxbow/testing'
import { close, listen } from 'pages-as-files/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTestLake } from '../testing/test-lake.ts'
import { importContent } from './content-archive.ts'

const NOTHING = 'The import stopped before anything was written: '

let lake: TestLake
let folder: string

beforeEach(async () => {
  lake = await startTestLake()
  folder = await mkdtemp(path.join(tmpdir(), 'content-'))
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await lake.close()
})

test('an archive brings the files that are in it', async () => {
  const document = noteAsking('file@file://./files/terms.txt')
  await importOf([file('data.ndjson', document), file('files/terms.txt', 'terms of business')])
  expect(await lake.client.fetch('*[_id == "note"][0].attached.asset->size')).toBe(17)
  expect(await lake.client.fetch('*[_id == "note"][0].list[0].image.asset')).toBeNull()
})

test.each([
  ['of this machine', 'file@file:///etc/passwd'],
  ['of a folder above it', 'file@file://./../../../etc/passwd'],
  ['of a folder above it, in other letters', 'file@file://./%2e%2e/%2e%2e/etc/passwd'],
  ['of a host', 'file@file://server/etc/passwd'],
  ['that it does not have', 'file@file://./files/other.txt'],
  ['in its address', 'image@data:image/png;base64,AAAA'],
  ['of no kind', '/etc/passwd'],
])('an archive that asks for a file %s is refused, with document, field and remedy', async (_, asked) => {
  const entries = [
    file('data.ndjson', `{"_id":"first","_type":"note"}\n${noteAsking(asked)}`),
    file('files/terms.txt', ''),
  ]
  await expect(importOf(entries)).rejects.toThrow(
    `${NOTHING}the document "note" asks in its field "attached._sanityAsset" for "${asked}"`,
  )
  await expect(importOf(entries)).rejects.toThrow('Put the file into the folder "images" or "files"')
  expect(await lake.client.fetch('count(*)')).toBe(0)
})

test('an archive makes nobody ask an address inside, however deep the document has it', async () => {
  const asked: (string | undefined)[] = []
  const inner = createServer((request, response) => {
    asked.push(request.url)
    response.end('secret')
  })
  const url = `http://127.0.0.1:${await listen(inner)}/secret`
  const document = { _id: 'note', _type: 'note', list: [{ image: { _sanityAsset: `image@${url}` } }] }
  await expect(importOf([file('data.ndjson', JSON.stringify(document))])).rejects.toThrow(
    `${NOTHING}the document "note" asks in its field "list.0.image._sanityAsset" for "image@${url}"`,
  )
  const single = path.join(folder, 'single.ndjson')
  await writeFile(single, JSON.stringify(document))
  await expect(imported(single)).rejects.toThrow(NOTHING)
  expect(asked).toEqual([])
  expect(await lake.client.fetch('count(*)')).toBe(0)
  await close(inner)
})

test.each([
  ['a link', { name: 'files/terms.txt', size: 0, type: 'symlink', linkname: '/etc/passwd' }, 'is a symlink'],
  ['a second name', { name: 'files/terms.txt', size: 0, type: 'link', linkname: '/etc/passwd' }, 'is a link'],
  ['a file above it', { name: '../outside.txt', size: 0, type: 'file' }, 'somewhere else'],
  ['a file at the root', { name: '/tmp/outside.txt', size: 0, type: 'file' }, 'somewhere else'],
] as const)('an archive with %s is refused, and nothing is written anywhere', async (_, header, reason) => {
  const before = await readdir(folder)
  const entries = [{ header }, file('data.ndjson', noteAsking('file@file://./files/terms.txt'))]
  await expect(importOf(entries)).rejects.toThrow(reason)
  expect(await lake.client.fetch('count(*)')).toBe(0)
  expect(await readdir(folder)).toEqual([...before, 'content.tar.gz'])
  expect(['/tmp/outside.txt', path.join(tmpdir(), 'outside.txt')].filter(existsSync)).toEqual([])
})

test.each([
  ['a picture', 'images/zero.jpg', 20],
  ['a file', 'files/zero.bin', 100],
])(
  'an archive with %s that is larger than the lake takes is refused, packed or not',
  async (_, name, most) => {
    const document = '{"_id":"note","_type":"note"}'
    const bytes = Buffer.alloc(most * 1_000_000 + 1)
    const base = path.join(folder, 'export')
    await mkdir(path.dirname(path.join(base, name)), { recursive: true })
    await writeFile(path.join(base, 'data.ndjson'), document)
    await writeFile(path.join(base, name), '')
    await truncate(path.join(base, name), bytes.length)
    const entries = [file('data.ndjson', document), { header: { name, size: bytes.length }, body: bytes }]
    for (const importing of [() => imported(base), () => importOf(entries)])
      await expect(importing()).rejects.toThrow(`${NOTHING}"${name}" in it is larger than ${most} MB.`)
    expect(await lake.client.fetch('count(*)')).toBe(0)
  },
)

test('an import with more files than it may have is refused, packed or not', async () => {
  vi.stubEnv('TMPDIR', folder)
  const entries = [
    file('data.ndjson', '{"_id":"note","_type":"note"}'),
    file('files/1', ''),
    file('files/2', ''),
  ]
  const base = path.join(folder, 'export')
  await mkdir(base)
  for (const name of ['data.ndjson', '1', '2']) await writeFile(path.join(base, name), '')
  for (const importing of [() => importOf(entries, 2), () => imported(base, 2)])
    await expect(importing()).rejects.toThrow(
      `${NOTHING}it has more than 2 files and folders: divide it into several.`,
    )
  expect(await lake.client.fetch('count(*)')).toBe(0)
  expect(await readdir(folder)).toEqual(['content.tar.gz', 'export'])
})

test('what is no archive is refused, and leaves nothing behind', async () => {
  const sentence = `${NOTHING}it is no .tar.gz, .ndjson or folder, as content:export writes them, or only a part of one.`
  vi.stubEnv('TMPDIR', folder)
  for (const bytes of [
    '{"_id":"note","_type":"note"}',
    gzipSync(await packTar([file('a', 'b')])).subarray(0, 40),
  ]) {
    const mistaken = path.join(folder, 'content.tar.gz')
    await writeFile(mistaken, bytes)
    await expect(imported(mistaken)).rejects.toThrow(sentence)
  }
  expect(await readdir(folder)).toEqual(['content.tar.gz'])
})

test('a folder with a link in it is refused', async () => {
  const base = path.join(folder, 'export')
  await mkdir(path.join(base, 'files'), { recursive: true })
  await writeFile(path.join(base, 'data.ndjson'), noteAsking('file@file://./files/terms.txt'))
  await symlink('/etc/passwd', path.join(base, 'files/terms.txt'))
  await expect(imported(base)).rejects.toThrow(`${NOTHING}"files/terms.txt" in it is a link.`)
  expect(await lake.client.fetch('count(*)')).toBe(0)
})

function noteAsking(asked: string): string {
  return JSON.stringify({ _id: 'note', _type: 'note', attached: { _type: 'file', _sanityAsset: asked } })
}

function file(name: string, body: string): TarEntry {
  return { header: { name, size: Buffer.byteLength(body), type: 'file' }, body }
}

async function importOf(entries: TarEntry[], most?: number): Promise<void> {
  const archive = path.join(folder, 'content.tar.gz')
  await writeFile(archive, gzipSync(await packTar(entries)))
  await imported(archive, most)
}

function imported(file: string, most?: number): Promise<void> {
  return importContent({ client: lake.client, file, log: () => undefined, ...(most && { most }) })
}
