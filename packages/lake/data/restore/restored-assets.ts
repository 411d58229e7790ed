import { cp, link, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { assetPathIn } from '../../documents/asset-name.ts'
import { assetNamesIn, assetsOfBackups } from '../backups/backup-assets.ts'
import { copyAsset, isWholeAsset } from '../backups/files-on-disk.ts'
import { assetFolder, type Place } from '../place.ts'

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
