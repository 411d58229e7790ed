import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

type Write = {
  /** Of its transaction. */
  sequence: number
  /** ISO 8601, UTC. */
  timestamp: string
}

/**
 * The last acknowledged write, in a file beside the database: it tells when newer writes are gone, as they are when someone
 * removed the write-ahead log, of which SQLite itself says nothing. It is noted after each commit and not forced to the
 * disk: after a power cut it may be behind the database, which does no harm, but it is never ahead of it.
 */
export class LastWrite {
  /** What the lake that ran here before had noted. */
  readonly former: Write | undefined
  readonly #file: number
  #isFailing = false

  constructor(directory: string) {
    this.#file = openSync(join(directory, 'lake.sqlite-last'), constants.O_RDWR | constants.O_CREAT)
    const [, sequence, timestamp = ''] = /^(\d{15}) (\S+)\n$/.exec(readFileSync(this.#file, 'utf8')) ?? []
    this.former = sequence === undefined ? undefined : { sequence: Number(sequence), timestamp }
  }

  /** Never throws: the write is on disk already, and whoever wrote must hear so. */
  note({ sequence, timestamp }: Write): void {
    // Always as long as before, so that it is replaced in place, which a full disk allows.
    const line = `${String(sequence).padStart(15, '0')} ${timestamp}\n`
    try {
      writeSync(this.#file, line, 0)
      this.#isFailing = false
    } catch (error) {
      if (!this.#isFailing) console.warn('The last write could not be noted beside the database:', error)
      this.#isFailing = true
    }
  }

  close(): void {
    closeSync(this.#file)
  }
}
