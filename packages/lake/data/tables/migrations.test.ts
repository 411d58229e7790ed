import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLake } from '../../create-lake.ts'
import { startLake } from '../../server.ts'
import { clientOf, standardOptions } from '../../testing/temporary-lake.ts'
import { restoreBackup } from '../restore/restore.ts'
import { MIGRATIONS } from './migrations.ts'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lake-'))
})

afterEach(() => rmSync(directory, { recursive: true, maxRetries: 5 }))

test('a database of the first version is brought to this one, after a backup of it as it was', async () => {
  leaveFirstVersion()
  const lake = await startLake(standardOptions(directory))
  const client = clientOf(lake.url)
  expect(await client.getDocument('old')).toMatchObject({ title: 'of the first version' })
  await client.patch('old').set({ title: 'changed' }).commit()
  await lake.close()
  expect(rowsIn(file(), 'PRAGMA user_version')).toEqual([{ user_version: MIGRATIONS.length }])
  expect(rowsIn(file(), 'SELECT person FROM person_sessions')).toEqual([{ person: 'owner' }])
  const [backup = ''] = backups()
  expect(rowsIn(backup, 'PRAGMA user_version')).toEqual([{ user_version: 1 }])
  expect(rowsIn(backup, 'SELECT hash FROM sessions')).toEqual([{ hash: 'abc' }])
})

test('a database is only changed once it is backed up, and then as it was before', async () => {
  leaveFirstVersion()
  writeFileSync(join(directory, 'backups'), 'in the way')
  const former = readFileSync(file())
  expect(() => createLake(standardOptions(directory))).toThrow(
    /changes the tables of .*, and the backup before that could not be made: .*Nothing was changed\. Put that right and start again, or start the former version\.$/,
  )
  expect(readFileSync(file())).toEqual(former)
  rmSync(join(directory, 'backups'))
  await createLake(standardOptions(directory)).close()
  expect(backups()).toHaveLength(1)
})

test('a backup of the first version is restored, and brought to this one by the start', async () => {
  leaveFirstVersion()
  const elsewhere = mkdtempSync(join(tmpdir(), 'lake-'))
  await restoreBackup({ directory: elsewhere }, file())
  const lake = await startLake(standardOptions(elsewhere))
  expect(await clientOf(lake.url).getDocument('old')).toMatchObject({ title: 'of the first version' })
  await lake.close()
  rmSync(elsewhere, { recursive: true })
})

test('a database of a newer version is refused, by start and restore, with what to do', async () => {
  const lake = createLake(standardOptions(directory))
  await lake.close()
  changeIn(file(), 'PRAGMA user_version = 99')
  const former = readFileSync(file())
  const reason = `a newer version of this program has written it \\(its tables have the version 99, and this program knows those up to ${MIGRATIONS.length}\\): update this program\\.`
  expect(() => createLake(standardOptions(directory))).toThrow(
    new RegExp(`^${file()} can't be used: ${reason} Nothing was overwritten\\.`),
  )
  await expect(restoreBackup({ directory: join(directory, 'other') }, file())).rejects.toThrow(
    new RegExp(`^${file()} can't be restored: ${reason}`),
  )
  expect(readFileSync(file())).toEqual(former)
})

/** As the first version made it, with a document and the session of an owner. */
function leaveFirstVersion(): void {
  const time = '2026-01-01T00:00:00.000Z'
  const body = { _id: 'old', _type: 'note', _rev: 'first', _createdAt: time, _updatedAt: time }
  const text = JSON.stringify({ ...body, title: 'of the first version' })
  changeIn(
    file(),
    `CREATE TABLE documents (dataset TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (dataset, id)) WITHOUT ROWID;
     CREATE TABLE transactions (
       sequence INTEGER PRIMARY KEY AUTOINCREMENT, dataset TEXT NOT NULL, id TEXT NOT NULL,
       timestamp TEXT NOT NULL, identity TEXT NOT NULL, digest TEXT NOT NULL, UNIQUE (dataset, id)
     );
     CREATE TABLE changes (
       sequence INTEGER NOT NULL REFERENCES transactions (sequence), position INTEGER NOT NULL, dataset TEXT NOT NULL,
       document TEXT NOT NULL, type TEXT NOT NULL, previous_revision TEXT, result_revision TEXT,
       mutations TEXT NOT NULL, effects TEXT NOT NULL, PRIMARY KEY (sequence, position)
     ) WITHOUT ROWID;
     CREATE INDEX changes_of_document ON changes (dataset, document, sequence);
     CREATE TABLE product (version TEXT NOT NULL);
     INSERT INTO product VALUES ('0.1.0');
     CREATE TABLE sessions (hash TEXT PRIMARY KEY, expires INTEGER NOT NULL);
     INSERT INTO sessions VALUES ('abc', 9999999999999);
     INSERT INTO documents VALUES ('production', 'old', '${text}');
     INSERT INTO transactions (dataset, id, timestamp, identity, digest) VALUES ('production', 'first', '${time}', 'token', '');
     INSERT INTO changes VALUES (1, 0, 'production', 'old', 'note', NULL, 'first', '[]', '{"apply":[],"revert":[]}');
     PRAGMA user_version = 1;`,
  )
}

function backups(): string[] {
  const folder = join(directory, 'backups')
  const names = readdirSync(folder).filter((name) => name.endsWith('.sqlite'))
  return names.map((name) => join(folder, name))
}

function changeIn(path: string, statements: string): void {
  const database = new DatabaseSync(path)
  database.exec(statements)
  database.close()
}

function rowsIn(path: string, query: string) {
  const database = new DatabaseSync(path, { readOnly: true })
  const rows = database.prepare(query).all()
  database.close()
  return rows
}

function file(): string {
  return join(directory, 'lake.sqlite')
}
