import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

/** The two folders of which one is shown, and what the command has brought elsewhere. */
export const slots = ['slot-1', 'slot-2'] as const
export type Slot = (typeof slots)[number]
export type Place = Slot | 'sent'
/** The hash of each file by its name. */
export type Holding = ReadonlyMap<string, string>

const fileRows = z.array(z.object({ name: z.string(), hash: z.string() }))
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS files (
    place TEXT NOT NULL, name TEXT NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (place, name)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS notes (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`

/** What the folder of a mirror holds, in a database beside the slots, so that a restart continues where it ended. */
export class MirrorRecord {
  readonly #database: DatabaseSync

  private constructor(file: string) {
    this.#database = new DatabaseSync(file, { timeout: 5_000 })
    const { quick_check: check = '' } = this.#database.prepare('PRAGMA quick_check').get() ?? {}
    if (check !== 'ok') throw new Error(String(check))
    this.#database.exec('PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = FULL')
    this.#database.exec(SCHEMA)
  }

  /** One that can't be read is put aside: the slots are filled, and everything is sent, once more. */
  static open(directory: string): MirrorRecord {
    mkdirSync(directory, { recursive: true })
    const file = join(directory, 'mirror.sqlite')
    try {
      return new MirrorRecord(file)
    } catch (error) {
      console.error(`The record of the mirror, ${file}, can't be read and is made anew: ${error}`)
      rmSync(`${file}-journal`, { force: true })
      renameSync(file, `${file}.unreadable`)
      return new MirrorRecord(file)
    }
  }

  holding(place: Place): Holding {
    const rows = this.#database.prepare('SELECT name, hash FROM files WHERE place = ?').all(place)
    return new Map(fileRows.parse(rows).map(({ name, hash }) => [name, hash]))
  }

  /** Until `change`, nobody knows what a slot holds: after a crash it is filled from nothing. */
  begin(slot: Slot): void {
    this.#database.prepare("INSERT OR REPLACE INTO notes VALUES (?, '')").run(`unfinished ${slot}`)
  }

  isUnfinished(slot: Slot): boolean {
    return this.note(`unfinished ${slot}`) !== undefined
  }

  /** The place now has the files with these hashes, no longer has the others, and is finished. */
  change(place: Place, has: Iterable<readonly [string, string]>, hasNot: Iterable<string>): void {
    this.#inOneStep(() => {
      const remove = this.#database.prepare('DELETE FROM files WHERE place = ? AND name = ?')
      for (const name of hasNot) remove.run(place, name)
      const add = this.#database.prepare('INSERT OR REPLACE INTO files VALUES (?, ?, ?)')
      for (const [name, hash] of has) add.run(place, name, hash)
      this.#database.prepare('DELETE FROM notes WHERE name = ?').run(`unfinished ${place}`)
    })
  }

  clear(place: Place): void {
    this.#database.prepare('DELETE FROM files WHERE place = ?').run(place)
  }

  note(name: string): string | undefined {
    const row = this.#database.prepare('SELECT value FROM notes WHERE name = ?').get(name)
    return row && String(row.value)
  }

  setNote(name: string, value: string): void {
    this.#database.prepare('INSERT OR REPLACE INTO notes VALUES (?, ?)').run(name, value)
  }

  close(): void {
    this.#database.close()
  }

  #inOneStep(work: () => void): void {
    this.#database.exec('BEGIN IMMEDIATE')
    try {
      work()
      this.#database.exec('COMMIT')
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
      throw error
    }
  }
}
