import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { type BackupFile, backupsOf } from '#lake/data/backups/backup-files.ts'
import { readBackup } from '#lake/data/restore/restore.ts'
import { MIGRATIONS } from '#lake/data/tables/migrations.ts'
import { tablesVersion } from '#lake/data/tables/tables-version.ts'
import { Failure } from '../console/failure.ts'
import { lakePlace } from '../environment/lake-place.ts'
import { freePorts } from '../environment/ports.ts'
import { dataDirectory, home, root } from '../environment/project-root.ts'
import { Product } from '../product/product.ts'

const NO_CONTENT = 'there is nothing to read here.'

/**
 * Throws a `Failure` when this version can't read the embedded lake's content, or its lake does not start on a copy of it. What is
 * changed in the copy, by migrations too, is thrown away.
 */
export async function checkContent({ environment, variables }: Product): Promise<void> {
  if (environment.lake.mode === 'hosted') return
  const place = lakePlace(environment, NO_CONTENT)
  const directory = path.join(dataDirectory, 'rehearsal')
  await rm(directory, { recursive: true, force: true })
  await mkdir(directory, { recursive: true, mode: 0o700 })
  try {
    await copyDatabase(place, directory)
    const [port] = await freePorts(1)
    const own = {
      LAKE_DIRECTORY: directory,
      BACKUP_DIRECTORY: '',
      BACKUP_COMMAND: '',
      LAKE_URL: '',
      STUDIO_PORT: String(port),
    }
    const { lake } = new Product({ ...variables, ...own })
    await lake.start(['--without-webhooks'])
    await lake.stop()
  } finally {
    await rm(directory, { recursive: true, force: true, maxRetries: 5 })
  }
}

type Place = ReturnType<typeof lakePlace>

async function copyDatabase(place: Place, directory: string): Promise<void> {
  const database = new DatabaseSync(path.join(place.directory, 'lake.sqlite'), {
    readOnly: true,
    timeout: 5_000,
  })
  try {
    requireReadable(database, place)
    await backup(database, path.join(directory, 'lake.sqlite'))
  } finally {
    database.close()
  }
}

function requireReadable(database: DatabaseSync, place: Place): void {
  const found = tablesVersion(database)
  if (found > MIGRATIONS.length)
    throw new Failure(
      `The version in ${root} can't read the content any more: a newer one has changed its tables (they have the version ${found}, and it knows those up to ${MIGRATIONS.length}). ${adviseRestoring(place)}`,
    )
}

function adviseRestoring(place: Place): string {
  const readable = backupsOf(place).find(isReadable)
  if (!readable) return 'None of the backups is one that it can read.'
  return [
    `To go back to the content of ${path.basename(readable.path, '.sqlite')}, the newest backup that it can read, and lose what was changed since: end everything, then`,
    `cd ${root}`,
    `npm run restore -- ${readable.path}`,
    `ln -sfn ${path.relative(home, root) || '.'} ${path.join(home, 'current')}`,
    'npm start, or start the service',
  ].join('\n  ')
}

function isReadable({ path: file }: BackupFile): boolean {
  try {
    readBackup(file)
    return true
  } catch {
    return false
  }
}
