import { mkdirSync, mkdtempSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, test } from 'vitest'
import { copySite } from './copy-site.ts'
import { manifestFile, publicFolder } from './published-file.ts'

let from: string
let to: string

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  from = join(folder, 'from')
  to = join(folder, 'to')
  mkdirSync(join(publicFolder(from), 'prices'), { recursive: true })
})

test('the copy has the files and what is known of them, takes no room, and stays as it is when the site goes on', async () => {
  writeFileSync(page(from), 'before')
  const manifest = new DatabaseSync(manifestFile(from))
  manifest.exec("CREATE TABLE entries (path TEXT); INSERT INTO entries VALUES ('/prices')")
  writeFileSync(join(publicFolder(from), 'half.html.part'), 'half')
  await copySite(from, to)
  expect(statSync(page(to)).ino).toBe(statSync(page(from)).ino)

  writeFileSync(`${page(from)}.part`, 'after')
  renameSync(`${page(from)}.part`, page(from))
  manifest.exec("INSERT INTO entries VALUES ('/later')")
  manifest.close()
  expect(readFileSync(page(to), 'utf8')).toBe('before')
  const copied = new DatabaseSync(manifestFile(to))
  expect(copied.prepare('SELECT path FROM entries').all()).toEqual([{ path: '/prices' }])
  copied.close()
  expect(statSync(join(publicFolder(to), 'half.html.part'), { throwIfNoEntry: false })).toBeUndefined()
})

test('what a version published before it was replaced is gone, and of a site that is not there nothing is copied', async () => {
  mkdirSync(join(publicFolder(to), 'prices'), { recursive: true })
  writeFileSync(page(to), 'old')
  await copySite(from, to)
  expect(statSync(page(to), { throwIfNoEntry: false })).toBeUndefined()
})

function page(site: string): string {
  return join(publicFolder(site), 'prices/index.html')
}
