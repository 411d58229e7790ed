import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLake } from '../../create-lake.ts'
import { startLake } from '../../server.ts'
import { startLakeProcess } from '../../testing/lake-process.ts'
import { clientOf, standardOptions } from '../../testing/temporary-lake.ts'
import { restoreBackup } from '../restore/restore.ts'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lake-'))
})

afterEach(() => rmSync(directory, { recursive: true, maxRetries: 5 }))

test('a damaged database names the backup to go back to, which brings back what it holds', async () => {
  const lake = await startLake(standardOptions(directory))
  await clientOf(lake.url).create({ _id: 'kept', _type: 'note', title: 'as it was' })
  await lake.lake.backups.make()
  await clientOf(lake.url).patch('kept').set({ title: 'later' }).commit()
  await lake.close()
  writeFileSync(file(), 'no database')
  const [copy = ''] = readdirSync(join(directory, 'backups'))
  expect(() => createLake(standardOptions(directory))).toThrow(
    `run "npm run restore -- ${join(directory, 'backups', copy)}", then start again.`,
  )
  await restoreBackup({ directory }, join(directory, 'backups', copy))
  const again = await startLakeProcess(standardOptions(directory))
  const client = clientOf(again.url)
  expect(await client.getDocument('kept')).toMatchObject({ title: 'as it was' })
  await client.patch('kept').set({ title: 'anew' }).commit()
  expect(again.log()).toBe('')
  await again.kill()
})

describe('a database that can not be used stops the start in one sentence and stays as it is', () => {
  test.each([
    [
      'text',
      (path: string) => writeFileSync(path, 'no database at all, but long enough for one. '.repeat(30)),
    ],
    ['a damaged first page', (path: string) => overwrite(path, 100)],
    ['a damaged head', (path: string) => overwrite(path, 0)],
    ['the page of all documents', (path: string) => overwrite(path, positionOf(path, 'documents'))],
  ])('%s', async (_, damage) => {
    await leaveContent()
    damage(file())
    const damaged = readFileSync(file())
    expect(() => createLake(standardOptions(directory))).toThrow(
      new RegExp(`^${file()} is .*Nothing was overwritten\\. There is no backup in ${directory}/backups: `),
    )
    expect(readFileSync(file())).toEqual(damaged)
  })
})

test.each([
  ['missing', () => rmSync(file())],
  ['empty', () => writeFileSync(file(), '')],
])('a database that is %s though it had content is not taken for a new one', async (_, damage) => {
  await leaveContent()
  damage()
  expect(() => createLake(standardOptions(directory))).toThrow(
    `${file()} is missing or empty, though there was content in it. Nothing was overwritten.`,
  )
})

test('writes that are gone with the write-ahead log are counted, once', async () => {
  await leaveContent()
  const lake = await startLakeProcess(standardOptions(directory))
  for (const _id of ['a', 'b', 'c']) await clientOf(lake.url).create({ _id, _type: 'note' })
  await lake.kill()
  rmSync(`${file()}-wal`)
  rmSync(`${file()}-shm`)
  const again = await startLakeProcess(standardOptions(directory))
  expect(await clientOf(again.url).fetch('*._id')).toEqual(['kept'])
  expect(again.log()).toMatch(
    /^The newest 3 changes of the content, up to \S+Z, are no longer in the database/,
  )
  await again.kill()
  const third = await startLakeProcess(standardOptions(directory))
  expect(third.log()).toBe('')
  await third.kill()
})

async function leaveContent(): Promise<void> {
  const lake = await startLake(standardOptions(directory))
  await clientOf(lake.url).create({ _id: 'kept', _type: 'note' })
  await lake.close()
}

/** Where the first page of a table is. */
function positionOf(path: string, table: string): number {
  const database = new DatabaseSync(path)
  const page = database.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(table)?.rootpage
  database.close()
  return (Number(page) - 1) * 4096
}

function overwrite(path: string, position: number): void {
  const handle = openSync(path, 'r+')
  writeSync(handle, Buffer.alloc(3000, 1), 0, 3000, position)
  closeSync(handle)
}

function file(): string {
  return join(directory, 'lake.sqlite')
}
