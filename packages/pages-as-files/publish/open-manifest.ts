import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type ManifestDatabase,
  openManifestDatabase,
  UnusableManifest,
} from '../published/manifest/manifest-database.ts'
import { manifestFile } from '../published/published-file.ts'
import { type PublishingHealth, troubleOfDisk } from './health.ts'

/** In milliseconds. */
const LOOK_AGAIN = 1_000

/** Opens the manifest of the published site in a folder, as soon as the disk has room and may be written to. */
export async function openManifest(folder: string, health: PublishingHealth): Promise<ManifestDatabase> {
  for (;;) {
    try {
      mkdirSync(folder, { recursive: true })
      const database = open(manifestFile(folder))
      health.noteManifest('')
      return database
    } catch (error) {
      health.noteManifest(troubleOfDisk(folder) || `The manifest can’t be opened: ${wordsOf(error)}`)
      await pause(LOOK_AGAIN)
    }
  }
}

/** One that is damaged, empty or of another version is put aside, and another begins: all pages are then made again. */
function open(file: string): ManifestDatabase {
  try {
    return openManifestDatabase(file)
  } catch (error) {
    if (!(error instanceof UnusableManifest)) throw error
    putAside(file, error)
    return openManifestDatabase(file)
  }
}

function putAside(file: string, { message, version }: UnusableManifest): void {
  const aside = version === undefined ? `${file}.unreadable` : `${file}.version-${version}`
  for (const ending of ['', '-journal'])
    if (statSync(`${file}${ending}`, { throwIfNoEntry: false })?.size) {
      console.error(`${file}${ending} can't be used and is put aside: ${message}`)
      renameSync(`${file}${ending}`, `${aside}${ending}`)
    } else rmSync(`${file}${ending}`, { force: true })
}

/**
 * Writes the manifest again while it is in use, should somebody remove it; returns what ends that. One that is damaged in its
 * place ends the process, and is made anew when it starts again.
 */
export function keepManifest(database: ManifestDatabase, health: PublishingHealth): () => void {
  const timer = setInterval(() => {
    try {
      database.putBackIfGone()
      health.noteManifest('')
    } catch (error) {
      if (error instanceof UnusableManifest) throw error
      health.noteManifest(`The manifest is gone and can’t be written again: ${wordsOf(error)}`)
    }
  }, LOOK_AGAIN)
  return () => clearInterval(timer)
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
