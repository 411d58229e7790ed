import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { assetPathIn } from '../../documents/asset-name.ts'
import { undefinedIfMissing } from '../../errors/disk-errors.ts'
import { StartError } from '../../errors/lake-error.ts'
import { assetFolder, type Place } from '../place.ts'
import { OTHERS } from '../private-files.ts'
import { lockFile } from '../sqlite.ts'
import { assetNamesIn } from './backup-assets.ts'
import { copyDatabase } from './backup-copy.ts'
import {
  type BackupFile,
  backupFolder,
  backupsAmong,
  compareWithHash,
  hashFileOf,
  isOfBackups,
} from './backup-files.ts'
import { isWholeAsset } from './files-on-disk.ts'
import { expiredBackups, type MadeBackup, makeBackup } from './make-backup.ts'
import { below, rclone, remoteOf, sizesIn } from './rclone.ts'

/** Where a lake's content is kept a second time. */
type ReplicatedPlace = Place & { replica: string }

/**
 * Brings a checked copy of the database, and each uploaded file once, to the replica, which has the form of a folder of backups: a copy
 * counts once its hash is beside it, and of each day the newest stays. Throws the reason for a failure; what was there then stays.
 */
export async function replicate(place: ReplicatedPlace): Promise<MadeBackup> {
  const { replica } = place
  const remote = remoteOf(replica)
  if (remote !== undefined) return bringTo(remote, place)
  requireOwn(place, await copiesIn(replica))
  return makeBackup({ ...place, backupDirectory: replica, backupCommand: undefined }, { isReplica: true })
}

async function bringTo(remote: string, place: ReplicatedPlace): Promise<MadeBackup> {
  process.umask(OTHERS)
  const release = lockFile(join(place.directory, 'replica.lock'))
  if (!release) throw new Error('another copy is on its way')
  const staged = join(place.directory, 'replica')
  try {
    // First, since a place that is away is to cost no copy.
    const sizes = await sizesIn(remote)
    requireOwn(place, copiesAmong([...sizes.keys()]))
    await rm(staged, { recursive: true, force: true })
    const { path, documents, damaged, assets } = await copyDatabase({ ...place, backupDirectory: staged })
    const missing = await wholeAssets(place, sizes)
    if (missing.length > 0) {
      const list = join(staged, 'assets.txt')
      await writeFile(
        list,
        missing.map((name) => `${relative('/', assetPathIn('/', name))}\n`),
      )
      await rclone('copy', assetFolder(place), below(remote, 'assets'), `--files-from-raw=${list}`)
    }
    const files = [path, hashFileOf(path)]
    for (const file of files) await rclone('copyto', file, below(remote, basename(file)))
    const names = [...sizes.keys(), ...files.map((file) => basename(file))]
    await removeExpired(remote, names, damaged > 0, join(staged, 'expired.txt'))
    const isThere = (name: string) => missing.includes(name) || sizes.has(assetPathIn('assets', name))
    const lost = assets.filter((name) => !isThere(name))
    return {
      path,
      documents,
      damaged,
      assets: assets.length,
      copied: missing.length,
      lost,
      commandFailure: undefined,
    }
  } finally {
    await rm(staged, { recursive: true, force: true })
    release()
  }
}

/** The uploaded files that a place lacks, or has another size of, whose bytes are those that their names promise. */
async function wholeAssets(place: Place, sizes: ReadonlyMap<string, number>): Promise<string[]> {
  const folder = assetFolder(place)
  const whole: string[] = []
  for (const name of assetNamesIn(folder)) {
    const path = assetPathIn(folder, name)
    const size = statSync(path, { throwIfNoEntry: false })?.size
    const isThere = sizes.get(assetPathIn('assets', name)) === size
    if (!isThere && (await isWholeAsset(name, path))) whole.push(name)
  }
  return whole
}

/** A copy without its hash is half of one: the lake was killed meanwhile. */
async function removeExpired(
  remote: string,
  names: readonly string[],
  isDamaged: boolean,
  list: string,
): Promise<void> {
  const copies = copiesAmong(names)
  const expired = expiredBackups(copies, { isDamaged })
  const kept = copies
    .filter((copy) => !expired.includes(copy))
    .flatMap(({ path }) => [path, hashFileOf(path)])
  const gone = names.filter((name) => isOfBackups(name) && !kept.includes(name))
  if (gone.length === 0) return
  await writeFile(list, gone.join('\n'))
  await rclone('delete', remote, `--files-from-raw=${list}`)
}

/** The whole copies in a replica, the newest first. */
export async function copiesIn(replica: string): Promise<readonly BackupFile[]> {
  const remote = remoteOf(replica)
  if (remote !== undefined) return copiesAmong([...(await sizesIn(remote)).keys()])
  return copiesAmong((await readdir(replica).catch(undefinedIfMissing)) ?? [])
}

function copiesAmong(names: readonly string[]): BackupFile[] {
  return backupsAmong('', names).filter(({ path }) => names.includes(hashFileOf(path)))
}

/** Keeps a lake that was begun anew, or with another REPLICA, from ageing away copies that are not its own. */
function requireOwn({ directory, replica }: ReplicatedPlace, [newest]: readonly BackupFile[]): void {
  const note = noteOf(directory)
  if (existsSync(note) && readFileSync(note, 'utf8') === replica) return
  if (newest)
    throw new Error(
      `${replica} has copies that were not made from ${directory}, the newest of ${new Date(newest.time).toISOString()}, so nothing is written there. To have that content here, end this lake and run "npm run restore -- --from ${replica}"; to keep this content, set REPLICA to an empty place`,
    )
  writeFileSync(note, replica)
}

/** Names the replica that has this lake's copies. */
function noteOf(directory: string): string {
  return join(directory, 'replica-of-this')
}

/**
 * Brings a copy, the newest whole one unless it is named, with its uploaded files from a replica into the folder of backups, from where
 * it can be restored; in a folder it is taken where it is. Returns its path. Throws a `StartError` when there is none.
 */
export async function fetchCopy(place: Place, replica: string, name?: string): Promise<string> {
  const copies = await copiesIn(replica)
  for (const { path } of copies.filter((copy) => copy.path === (name ?? copy.path))) {
    const file = await fetched(place, replica, path)
    if ((await compareWithHash(file)) === 'same') return file
    console.warn(
      `${path} in ${replica} was changed or damaged since it was made; the one before it is taken.`,
    )
  }
  throw new StartError(`There is no whole copy${name ? ` ${name}` : ''} in ${replica}. Is that the place?`)
}

async function fetched(place: Place, replica: string, name: string): Promise<string> {
  const remote = remoteOf(replica)
  if (remote === undefined) return join(replica, name)
  const folder = backupFolder(place)
  // The hash first: a file that is broken off has none that fits.
  for (const each of [hashFileOf(name), name]) await rclone('copyto', below(remote, each), join(folder, each))
  // With the time of now: each is needed by the newest backup.
  await rclone('copy', remote, folder, '--include=/assets/**', '--local-no-set-modtime', '--size-only')
  return join(folder, name)
}

/** Lets the content of a folder, which was restored from a replica, be copied there again. */
export function takeOver(place: Place, replica: string): void {
  writeFileSync(noteOf(place.directory), replica)
}
