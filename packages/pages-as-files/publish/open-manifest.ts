import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { reasonOf } from '../errors.ts'
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
      health.noteManifest(troubleOfDisk(folder) || `The manifest can’t be opened: ${reasonOf(error)}`)
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

function putAside(file: string, { message }: UnusableManifest): void {
  for (const name of [file, `${file}-journal`])
    if (statSync(name, { throwIfNoEntry: false })?.size) {
      console.error(`${name} can't be used and is put aside: ${message}`)
      renameSync(name, `${name}.unusable`)
    } else rmSync(name, { force: true })
}

/** Ends the process once the manifest that it uses is not there any more or damaged: it begins anew when it starts again. */
export function watchManifest({ requireInPlace }: ManifestDatabase): () => void {
  const timer = setInterval(requireInPlace, LOOK_AGAIN)
  return () => clearInterval(timer)
}
