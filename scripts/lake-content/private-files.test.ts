import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { close, listen } from 'pages-as-files/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LiveProcess } from '../product/processes/live-process.ts'
import { LakeOnDisk, lakeVariables } from '../testing/lake-process.ts'

let lake: LakeOnDisk
let usual: number

beforeEach(async () => {
  usual = process.umask()
  lake = await LakeOnDisk.open()
})

afterEach(() => {
  process.umask(usual)
  lake.remove()
})

test('whatever the umask, nobody else can read content, sessions or backups, nor what an earlier version left open', async () => {
  process.umask(0)
  const { directory } = lake
  await lake.start()
  await writeContent()
  await lake.run('content/backup')
  expect(openPathsIn(directory)).toEqual([])
  const files = ['lake.sqlite', 'lake.sqlite-wal', 'lake.sqlite-shm', 'lake.sqlite-last', 'assets']
  expect(readdirSync(directory)).toEqual(expect.arrayContaining(files))
  await lake.stop()
  await lake.run('content/restore', newestIn(path.join(directory, 'backups')), '--yes')
  expect(readdirSync(path.join(directory, 'before-restore'))).toHaveLength(1)
  expect(openPathsIn(directory)).toEqual([])
  for (const file of pathsIn(directory)) chmodSync(file, statSync(file).isDirectory() ? 0o755 : 0o644)
  await lake.start()
  expect(openPathsIn(directory)).toEqual([])
})

test('in a folder for backups elsewhere only the backups are closed', async () => {
  const backups = path.join(lake.folder, 'disk')
  mkdirSync(backups)
  writeFileSync(path.join(backups, 'holiday.jpg'), '', { mode: 0o644 })
  await lake.start({ BACKUP_DIRECTORY: backups })
  await writeContent()
  await lake.stop()
  const older = '2026-01-02T03-04-05Z.sqlite'
  writeFileSync(path.join(backups, older), '', { mode: 0o644 })
  await lake.start({ BACKUP_DIRECTORY: backups })
  // The old backup makes one due, which the lake makes by itself.
  await expect.poll(() => newestIn(backups) > older).toBe(true)
  expect(openPathsIn(backups)).toEqual([backups, path.join(backups, 'holiday.jpg')])
})

test('an import that is stopped leaves no copy of what it was to write', async () => {
  const temporary = path.join(lake.folder, 'tmp')
  const file = path.join(lake.folder, 'content.ndjson')
  mkdirSync(temporary)
  writeFileSync(file, '{"_id":"note","_type":"note"}')
  const asked = Promise.withResolvers<void>()
  const silent = createServer((request, response) => {
    if (request.url?.includes('/data/query/')) response.end('{"result":null}')
    else asked.resolve()
  })
  const variables = lakeVariables({ port: await listen(silent), directory: lake.directory })
  const stopped = new LiveProcess({
    name: 'the import',
    arguments: ['scripts/commands/content/content-import.ts', file],
    variables: { ...variables, TMPDIR: temporary },
  })
  await asked.promise
  expect(readdirSync(temporary)).toHaveLength(1)
  await stopped.stop()
  expect(readdirSync(temporary)).toEqual([])
  await close(silent)
})

async function writeContent(): Promise<void> {
  const { client } = lake
  await client.createOrReplace({ _id: 'drafts.note', _type: 'note', title: 'for us alone' })
  await client.assets.upload('file', Buffer.from('terms of business'), { filename: 'terms.txt' })
}

function newestIn(backups: string): string {
  return (
    readdirSync(backups)
      .filter((name) => name.endsWith('.sqlite'))
      .sort()
      .at(-1) ?? ''
  )
}

function pathsIn(place: string): string[] {
  const inside = readdirSync(place, { recursive: true }).map((name) => path.join(place, String(name)))
  return [place, ...inside]
}

/** What others than its owner may read, write or enter. */
function openPathsIn(place: string): string[] {
  return pathsIn(place).filter((file) => (statSync(file).mode & 0o077) !== 0)
}
