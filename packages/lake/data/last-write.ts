import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

type Write = {
  /** Of its transaction. */
  sequence: number
  /** ISO 8601, UTC. */
  timestamp: string
}

/**
 * The last acknowledged write, in a file beside the database. It shows when newer writes are lost, for example because someone
 * removed the write-ahead log, which SQLite itself does not report. It is written after each commit without fsync: after a
 * power cut it may be behind the database, which does no harm, but it is never ahead of it.
 */
export class LastWrite {
  /** The last write of the lake that used this directory before. */
  readonly former: Write | undefined
  readonly #file: number
  #isFailing = false

  constructor(directory: string) {
    this.#file = openSync(join(directory, 'lake.sqlite-last'), constants.O_RDWR | constants.O_CREAT)
    const [, sequence, timestamp = ''] = /^(\d{15}) (\S+)\n$/.exec(readFileSync(this.#file, 'utf8')) ?? []
    this.former = sequence === undefined ? undefined : { sequence: Number(sequence), timestamp }
  }

  /** Never throws: the commit is durable already and must be acknowledged. */
  note({ sequence, timestamp }: Write): void {
    // Always of the same length, so that it is overwritten in place, which works on a full disk.
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
