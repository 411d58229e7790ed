import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { plainError } from '../errors/lake-error.ts'

/** What pages of an origin may do: read what is public, and with credentials send the login cookie or a token. */
export type Access = { withCredentials: boolean }

/** `*` in front of a domain stands for any host below it, as a port for any port, and alone for any page of the web. */
export type AllowedOrigin = Access & { id: string; origin: string; created?: string }

const PATTERN = /^https?:\/\/(\*\.)?([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(:(\d+|\*))?$/

/** The origins that a lake's options allow, with credentials, and those that were added while it ran. */
export class Origins {
  readonly #database: DatabaseSync
  readonly #configured: readonly AllowedOrigin[]

  constructor(database: DatabaseSync, configured: readonly string[] = []) {
    this.#database = database
    this.#configured = configured.map((origin, index) => ({
      ...{ id: `setting-${index}`, origin },
      withCredentials: true,
    }))
  }

  list(): AllowedOrigin[] {
    const rows = this.#database.prepare('SELECT * FROM origins ORDER BY created, id').all()
    const added = rows.map(({ id, origin, credentials, created }) => ({
      ...{ id: String(id), origin: String(origin), created: String(created) },
      withCredentials: credentials === 1,
    }))
    return [...this.#configured, ...added]
  }

  /** Throws 400 for what is no origin, and for one that would let any page act as who is logged in; 409 for a known one. */
  add(origin: string, withCredentials: boolean): AllowedOrigin {
    if (origin !== '*' && !PATTERN.test(origin))
      throw plainError(
        400,
        'An origin is like https://example.com, https://*.example.com or http://localhost:*',
      )
    if (origin === '*' && withCredentials) throw plainError(400, 'Not every page may have credentials')
    if (this.list().some((known) => known.origin === origin))
      throw plainError(409, `The origin ${origin} is there already`)
    const added = { id: randomUUID(), origin, withCredentials, created: new Date().toISOString() }
    const insert = 'INSERT INTO origins (id, origin, credentials, created) VALUES (?, ?, ?, ?)'
    this.#database.prepare(insert).run(added.id, origin, withCredentials ? 1 : 0, added.created)
    return added
  }

  /** Throws 400 for one of the options, and 404 when there is none. */
  remove(id: string): void {
    if (this.#configured.some((known) => known.id === id))
      throw plainError(400, 'This origin is among the settings that the lake is started with')
    const { changes } = this.#database.prepare('DELETE FROM origins WHERE id = ?').run(id)
    if (changes === 0) throw plainError(404, 'There is no origin with this id')
  }

  /** Of several that match, one with credentials counts. */
  accessFrom(origin: string): Access | undefined {
    const matching = this.list().filter((known) => isOf(known.origin, origin))
    return matching.find(({ withCredentials }) => withCredentials) ?? matching[0]
  }
}

function isOf(pattern: string, origin: string): boolean {
  if (pattern === '*') return true
  const source = pattern
    .replaceAll(/[.[\]]/g, '\\$&')
    .replace('//*', '//[^/]+')
    .replace(/:\*$/, '(:\\d+)?')
  return new RegExp(`^${source}$`).test(origin)
}
