import { setTimeout as pause } from 'node:timers/promises'
import { UnusableManifest } from '../published/manifest/manifest-database.ts'
import { Manifest } from '../published/manifest/manifest-writer.ts'
import type { Site } from '../site.ts'
import { foundFiles } from './files/found-files.ts'
import { type PublishingHealth, troubleOfDisk } from './health.ts'

/** In milliseconds. */
const LOOK_AGAIN = 1_000

/** Opens the manifest of the published site in a folder, as soon as the disk has room and may be written to. */
export async function openManifest(site: Site, folder: string, health: PublishingHealth): Promise<Manifest> {
  for (;;) {
    try {
      const manifest = Manifest.open(folder, (anew) => anew.adopt(foundFiles(folder, site)))
      health.noteManifest('')
      return manifest
    } catch (error) {
      health.noteManifest(troubleOfDisk(folder) || `The manifest can’t be opened: ${wordsOf(error)}`)
      await pause(LOOK_AGAIN)
    }
  }
}

/**
 * Writes the manifest again while it is in use, should somebody remove it; returns what ends that. One that is damaged in its
 * place ends the process, and is made anew when it starts again.
 */
export function keepManifest(manifest: Manifest, health: PublishingHealth): () => void {
  const timer = setInterval(() => {
    try {
      manifest.putBackIfGone()
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
