import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { cp, link, mkdir, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { assetPathIn, isAssetName } from '../../documents/asset-name.ts'
import { undefinedIfMissing } from '../../errors/disk-errors.ts'
import { assetFolder, type Place } from '../place.ts'
import { backupFolder } from './backup-files.ts'
import { copyAsset, isWholeAsset } from './files-on-disk.ts'

/** Files that are copied at a time: a disk makes several durable in the time of one. */
const AT_ONCE = 8
const DAY = 24 * 60 * 60 * 1000

/** What came of backing up a file; `lost` when it is missing, or its bytes are not those that its name promises. */
export type AssetOutcome = 'copied' | 'there' | 'lost'

/** The folder of the uploaded files of all backups, each once, since the name tells the bytes. */
export function assetsOfBackups(place: Place): string {
  return join(backupFolder(place), 'assets')
}

/** The names of the uploaded files in a folder of them, which is made with the first. */
export function assetNamesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory() && /^[0-9a-f]{2}$/.test(entry.name))
  return folders.flatMap(({ name }) => readdirSync(join(folder, name)).filter(isAssetName))
}

/** Copies uploaded files of the lake into the backups that do not have them yet. Returns what came of each. */
export async function backUpAssets(
  place: Place,
  names: Iterable<string>,
): Promise<ReadonlyMap<string, AssetOutcome>> {
  const outcomes = new Map<string, AssetOutcome>()
  const [source, target] = [assetFolder(place), assetsOfBackups(place)]
  const waiting = [...names]
  while (waiting.length > 0) {
    const backUp = async (name: string) =>
      outcomes.set(name, await backUpAsset(name, assetPathIn(source, name), assetPathIn(target, name)))
    await Promise.all(waiting.splice(-AT_ONCE).map(backUp))
  }
  return outcomes
}

/** Sets the time of the copy, unless that is of today, to now, when it is last known to be needed. */
async function backUpAsset(name: string, source: string, target: string): Promise<AssetOutcome> {
  const [from, to] = await Promise.all([source, target].map((path) => stat(path).catch(undefinedIfMissing)))
  const isThere = to !== undefined && to.size === (from?.size ?? to.size)
  if (!isThere && !(await copyAsset(name, source, target))) return 'lost'
  const now = new Date()
  if (isThere && Math.abs(now.getTime() - to.mtimeMs) > DAY / 2) await utimes(target, now, now)
  return isThere ? 'there' : 'copied'
}

/**
 * Removes the files of backups that are gone: each backup sets the time of the files that it needs, so none that is kept, the
 * oldest of `oldest` (in milliseconds), needs a file from long before it.
 */
export function removeExpiredAssets(place: Place, oldest: number): void {
  const folder = assetsOfBackups(place)
  for (const name of assetNamesIn(folder)) {
    const path = assetPathIn(folder, name)
    if (statSync(path).mtimeMs < oldest - DAY) rmSync(path)
  }
}

export type RestoredAssets = {
  /** How many uploaded files were brought back. */
  copied: number
  /** The names of those that neither the lake nor the backups have. */
  lost: readonly string[]
}

/** Brings back what the lake lacks of these uploaded files, from the folder `assets` beside the backup or that of the backups. */
export async function bringBackAssets(
  place: Place,
  backup: string,
  names: readonly string[],
): Promise<RestoredAssets> {
  const sources = [...new Set([join(dirname(backup), 'assets'), assetsOfBackups(place)])]
  const lost: string[] = []
  let copied = 0
  for (const name of names) {
    const target = assetPathIn(assetFolder(place), name)
    if (await isWholeAsset(name, target)) continue
    if (await bringBack(name, sources, target)) copied += 1
    else lost.push(name)
  }
  return { copied, lost }
}

/** Gives each uploaded file of the lake a second name in a folder: the lake removes its own name when no document needs it. */
export async function keepAssets(place: Place, folder: string): Promise<void> {
  const source = assetFolder(place)
  for (const name of assetNamesIn(source)) {
    const [from, to] = [assetPathIn(source, name), assetPathIn(folder, name)]
    await mkdir(dirname(to), { recursive: true })
    // Not every disk has second names.
    await link(from, to).catch(() => cp(from, to))
  }
}

async function bringBack(name: string, sources: readonly string[], target: string): Promise<boolean> {
  for (const source of sources) if (await copyAsset(name, assetPathIn(source, name), target)) return true
  return false
}
