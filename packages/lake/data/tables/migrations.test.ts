import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, test } from 'vitest'
import { createLake } from '../../create-lake.ts'
import { standardOptions, temporaryFolder, temporaryLake } from '../../testing/temporary-lake.ts'
import { restoreBackup } from '../backups/restore.ts'
import { MIGRATIONS } from './migrations.ts'

const TIME = '2026-01-01T00:00:00.000Z'
const OLD = { _id: 'old', _type: 'note', _rev: 'first', _createdAt: TIME, _updatedAt: TIME, title: 'old' }
/** As the first version made them, with a document and the session of an owner. */
const FIRST_VERSION = `
  CREATE TABLE documents (dataset TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (dataset, id)) WITHOUT ROWID;
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
  INSERT INTO documents VALUES ('production', 'old', '${JSON.stringify(OLD)}');
  INSERT INTO transactions (dataset, id, timestamp, identity, digest) VALUES ('production', 'first', '${TIME}', 'token', '');
  INSERT INTO changes VALUES (1, 0, 'production', 'old', 'note', NULL, 'first', '[]', '{"apply":[],"revert":[]}');
  PRAGMA user_version = 1;`

let directory: string
let file: string

beforeEach(() => {
  directory = temporaryFolder()
  file = join(directory, 'lake.sqlite')
})

test('a database of the first version is brought to this one, after a backup of it as it was', async () => {
  changeIn(file, FIRST_VERSION)
  await using lake = await temporaryLake({ directory })
  expect(await lake.client.getDocument('old')).toEqual(OLD)
  await lake.client.patch('old').set({ title: 'changed' }).commit()
  expect(rowsIn(file, 'PRAGMA user_version')).toEqual([{ user_version: MIGRATIONS.length }])
  expect(rowsIn(file, 'SELECT person FROM person_sessions')).toEqual([{ person: 'owner' }])
  const [backup = ''] = backups()
  expect(rowsIn(backup, 'PRAGMA user_version')).toEqual([{ user_version: 1 }])
  expect(rowsIn(backup, 'SELECT hash FROM sessions')).toEqual([{ hash: 'abc' }])
})

test('a database is only changed once it is backed up, and then as it was before', async () => {
  changeIn(file, FIRST_VERSION)
  writeFileSync(join(directory, 'backups'), 'in the way')
  const former = readFileSync(file)
  expect(() => createLake(standardOptions(directory))).toThrow(
    /changes the tables of .*, and the backup before that could not be made: .*Nothing was changed\. Put that right and start again, or start the former version\.$/,
  )
  expect(readFileSync(file)).toEqual(former)
  rmSync(join(directory, 'backups'))
  await createLake(standardOptions(directory)).close()
  expect(backups()).toHaveLength(1)
})

test('a backup of the first version is restored, and brought to this one by the start', async () => {
  changeIn(file, FIRST_VERSION)
  const elsewhere = temporaryFolder()
  await restoreBackup({ directory: elsewhere }, file)
  await using lake = await temporaryLake({ directory: elsewhere })
  expect(await lake.client.getDocument('old')).toEqual(OLD)
})

test('a database of a newer version is refused, by start and restore, with what to do', async () => {
  await createLake(standardOptions(directory)).close()
  changeIn(file, 'PRAGMA user_version = 99')
  const former = readFileSync(file)
  const reason = `a newer version of this program has written it \\(its tables have the version 99, and this program knows those up to ${MIGRATIONS.length}\\): update this program\\.`
  expect(() => createLake(standardOptions(directory))).toThrow(
    new RegExp(`^${file} can't be used: ${reason} Nothing was overwritten\\.`),
  )
  await expect(restoreBackup({ directory: join(directory, 'other') }, file)).rejects.toThrow(
    new RegExp(`^${file} can't be restored: ${reason}`),
  )
  expect(readFileSync(file)).toEqual(former)
})

function backups(): string[] {
  const folder = join(directory, 'backups')
  const names = readdirSync(folder).filter((name) => name.endsWith('.sqlite'))
  return names.map((name) => join(folder, name))
}

function changeIn(path: string, statements: string): void {
  using database = new DatabaseSync(path)
  database.exec(statements)
}

function rowsIn(path: string, query: string) {
  using database = new DatabaseSync(path, { readOnly: true })
  return database.prepare(query).all()
}
