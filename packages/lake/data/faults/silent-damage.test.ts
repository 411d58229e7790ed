import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type TemporaryLake, temporaryLake } from '../../testing/temporary-lake.ts'
import { makeBackup } from '../backups/make-backup.ts'
import { restoreBackup } from '../restore/restore.ts'

/** In the history alone, once there is another version. */
const MARK = 'the former words of this note'
const LONG = `${'x'.repeat(100_000)} ${MARK} ${'x'.repeat(100_000)}`
const PAGE = 4_096

let lake: TemporaryLake
let log: string[]

beforeEach(async () => {
  log = []
  vi.spyOn(console, 'warn').mockImplementation((line) => log.push(String(line)))
  lake = await temporaryLake()
  await lake.client.create({ _id: 'note', _type: 'note', text: LONG })
  await lake.client.patch('note').set({ text: 'the newest words' }).commit()
})

afterEach(async () => {
  await lake.end()
  vi.restoreAllMocks()
})

test('a thousand bytes that change in the middle of the database are told with the next backup, on /up and in the Studio', async () => {
  await lake.close()
  const file = join(lake.directory, 'lake.sqlite')
  scribble(file)
  await lake.restart()
  await expect.poll(() => fetch(`${lake.url}/up`).then(({ status }) => status)).toBe(503)
  expect((await lake.client.getDocument('note'))?.text).toBe('the newest words')
  const reason = expect.stringMatching(/^The daily backup found damage in the database\. .*npm run restore/)
  expect(await (await fetch(`${lake.url}/up`)).json()).toEqual({ status: 'down', reason })
  expect(await lake.client.request({ url: '/backups' })).toMatchObject({ trouble: reason })
  expect(log).toContainEqual(reason)
})

test('a backup has its hash beside it, as sha256sum reads it, and both go when it is no longer kept', async () => {
  const { path } = await makeBackup({ directory: lake.directory })
  const backups = join(lake.directory, 'backups')
  const days = Array.from({ length: 20 }, (_, day) => `2020-01-${day + 10}T03-04-05Z.sqlite`)
  for (const name of days)
    for (const end of ['', '.sha256']) writeFileSync(join(backups, `${name}${end}`), '')
  const checked = spawnSync('sha256sum', ['-c', `${path}.sha256`], { cwd: backups, encoding: 'utf8' })
  expect(checked.stdout).toMatch(/Z\.sqlite: OK\n$/)
  await expect.poll(() => nextSecond(path)).toBe(true)
  await makeBackup({ directory: lake.directory })
  const names = readdirSync(backups).filter((name) => name !== 'assets')
  expect(names.filter((name) => name.endsWith('.sqlite')).map((name) => `${name}.sha256`)).toEqual(
    names.filter((name) => name.endsWith('.sha256')),
  )
  expect(names).not.toContain(days[0])
})

test('a backup that was changed since it was made is refused, unless that is wanted', async () => {
  const { path } = await makeBackup({ directory: lake.directory })
  await lake.close()
  scribble(path)
  const place = { directory: lake.directory }
  await expect(restoreBackup(place, path)).rejects.toThrow(
    /was changed or damaged since it was made: its SHA-256 is not the one in .*\.sqlite\.sha256\. Choose another backup, or add --changed/,
  )
  rmSync(`${path}.sha256`)
  await expect(restoreBackup(place, path)).resolves.toMatchObject({ documents: 1, damaged: 1 })
  await lake.restart()
})

test.each([
  ['a trigger', 'CREATE TRIGGER surprise AFTER DELETE ON person_sessions BEGIN DELETE FROM documents; END'],
  ['a view', 'CREATE VIEW surprise AS SELECT * FROM documents'],
  ['a table of somebody else', 'CREATE TABLE surprise (words TEXT)'],
  ['a table that is a program', 'CREATE VIRTUAL TABLE surprise USING fts5(words)'],
])('a backup with %s is refused', async (_, statement) => {
  const { path } = await makeBackup({ directory: lake.directory })
  await lake.close()
  const database = new DatabaseSync(path)
  database.exec(statement)
  database.close()
  rmSync(`${path}.sha256`)
  await expect(restoreBackup({ directory: lake.directory }, path)).rejects.toThrow(
    /can't be restored: it has a \w+ named "surprise\w*", which this program never makes/,
  )
  expect(existsSync(join(lake.directory, 'before-restore'))).toBe(false)
  await lake.restart()
})

/** Random bytes in the place of words that are in the history alone. */
function scribble(file: string): void {
  const bytes = readFileSync(file)
  const at = bytes.indexOf(MARK)
  expect(at).toBeGreaterThan(0)
  // Within one page, after the number of the next, so that no search through the tree meets it.
  randomBytes(1_000).copy(bytes, Math.ceil(at / PAGE) * PAGE + 100)
  writeFileSync(file, bytes)
}

/** Backups are named by the second. */
function nextSecond(path: string): boolean {
  return new Date().toISOString().slice(0, 19).replaceAll(':', '-') > path.slice(-27, -8)
}
