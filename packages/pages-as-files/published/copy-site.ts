import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { backup } from 'node:sqlite'
import { codeOf } from '../errors.ts'
import { openForReading } from './manifest/open-for-reading.ts'
import { foldersOf, manifestFile } from './published-file.ts'

/**
 * Begins the published site of another version as a copy of the one that is served: pictures need not be drawn again, and scripts
 * that open pages ask for are still there. Files are replaced and never written into, so both sites can have the same ones: a
 * copy takes no room. Pages that change meanwhile are made again by the publisher, which compares all of them when it starts.
 */
export async function copySite(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true })
  await mkdir(to, { recursive: true })
  if (!existsSync(manifestFile(from))) return
  const { database: manifest } = openForReading(manifestFile(from), 5_000)
  try {
    await backup(manifest, manifestFile(to))
  } finally {
    manifest.close()
  }
  for (const folder of foldersOf(from).filter((one) => existsSync(one))) await copyFolder(folder, from, to)
}

async function copyFolder(folder: string, from: string, to: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const copy = join(to, relative(from, file))
    if (!entry.isFile() || file.endsWith('.part')) continue
    await mkdir(dirname(copy), { recursive: true })
    // A file may be replaced or gone by now, and the folder may be on another disk.
    await link(file, copy).catch(() => copyFile(file, copy).catch(ignoreMissing))
  }
}

function ignoreMissing(error: unknown): void {
  if (codeOf(error) !== 'ENOENT') throw error
}
