import { randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { causeOf, codeOf, reasonOf } from '../errors.ts'
import { PublicError, RendererAway } from '../site.ts'

/** About what a page and its compressed forms take. */
const ROOM_BYTES = 64 * 1024

const TROUBLES: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk of the site is full.',
  EDQUOT: 'The disk quota of the site is used up.',
  EROFS: 'The folder of the site can’t be written.',
  EACCES: 'The folder of the site can’t be written.',
}

export type PublishingHealth = ReturnType<typeof publishingHealth>

/** Why nothing can be published now into the folder of a site. */
export function publishingHealth(site: string) {
  let ofManifest = 'Publishing is being started.'
  let ofPages = ''
  let logged = ''
  return {
    /** Notes why the manifest can't be used, and writes it to the log once; empty when it can. */
    noteManifest(trouble: string): void {
      if (trouble && trouble !== ofManifest)
        console.error(`Nothing can be published, and it is tried every second until it can: ${trouble}`)
      ofManifest = trouble
    },

    /**
     * Notes why pages can't follow the lake: all of it in the log, once and again when it is something else, and at `/up`, which
     * anybody may read, what is no secret.
     */
    tell(consequence: string, error: unknown): void {
      const words = `${consequence}: ${wordsOf(error)}`
      if (words === logged) return
      logged = words
      console.warn(words)
      // What went wrong with many pages names the first as its cause.
      const [known] = [error, causeOf(error)].flatMap((one) => {
        if (one instanceof RendererAway) return 'renderer'
        return one instanceof PublicError ? one.message : []
      })
      ofPages = known ?? `${consequence}. The log says why.`
    },

    end(): void {
      logged = ''
      ofPages = ''
    },

    /** As the `delay` of a `DocumentStatus`; empty while something can be published. */
    get trouble(): string {
      return ofManifest || troubleOfDisk(site) || ofPages
    },
  }
}

/** Writes as much as a page, since only that tells whether there is room. */
export function troubleOfDisk(site: string): string {
  const file = join(site, 'room-for-a-page')
  try {
    writeFileSync(file, randomBytes(ROOM_BYTES))
    return ''
  } catch (error) {
    return TROUBLES[codeOf(error)] ?? `The folder of the site can’t be written: ${error}`
  } finally {
    removeIfPossible(file)
  }
}

function removeIfPossible(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // On a disk that can only be read, what a kill has left stays.
  }
}

/** In one line, as the log has one for each event. */
function wordsOf(error: unknown): string {
  const dump = [error, causeOf(error)].find((one) => one instanceof z.ZodError)
  if (dump) return `An answer is not what was asked for: ${inOneLine(z.prettifyError(dump))}`
  return inOneLine(reasonOf(error))
}

function inOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ')
}
