import type { DatabaseSync } from 'node:sqlite'
import { isFullDisk } from '../../errors/disk-errors.ts'
import type { SecretCookie } from '../secret-cookie.ts'

/** A logged-in browser: whose it is, when that ends, and the digest of its cookie. */
export type Session = { person: string; ended: AbortSignal; digest: string }

type Row = { person: string; expires: number }

/**
 * Everyone's sessions. One that ends is told at once to whatever is still open for it. On a full disk people log in nevertheless, or
 * nobody could make room: such a session is kept in memory until it can be written.
 */
export class Sessions {
  readonly #database: DatabaseSync
  readonly #cookie: SecretCookie
  /** Of the sessions that somebody has asked about, by the digest of their cookie. */
  readonly #open = new Map<string, AbortController>()
  /** Those that could not be written yet. */
  readonly #unwritten = new Map<string, Row>()

  /**
   * Called with a person all of whose sessions have ended, except the one that asked for it: who was removed, has another password,
   * or has logged out everywhere.
   */
  onAllEnded: (person: string) => void = () => undefined

  constructor(database: DatabaseSync, cookie: SecretCookie) {
    this.#database = database
    this.#cookie = cookie
  }

  /** The session that the request's cookie belongs to, unless it has ended. */
  in(request: Request): Session | undefined {
    const digest = this.#cookie.digestIn(request)
    if (!digest) return undefined
    const unwritten = this.#unwritten.get(digest)
    if (unwritten) this.#write(digest, unwritten)
    const find = this.#database.prepare('SELECT person FROM person_sessions WHERE hash = ? AND expires > ?')
    const row = this.#unwritten.get(digest) ?? find.get(digest, Date.now())
    if (!row) return undefined
    const open = this.#open.get(digest) ?? new AbortController()
    this.#open.set(digest, open)
    return { person: String(row.person), ended: open.signal, digest }
  }

  /** The `Set-Cookie` of a new session. */
  begin(person: string): string {
    const { digest, expires, header } = this.#cookie.give()
    this.#write(digest, { person, expires })
    return header
  }

  /** Ends the request's session, and gives the `Set-Cookie` that removes it from the browser, which stays known. */
  end(request: Request): string {
    const digest = this.#cookie.digestIn(request) ?? ''
    const remove = this.#database.prepare('DELETE FROM person_sessions WHERE hash = ? RETURNING hash')
    this.#end([...remove.all(digest), { hash: digest }])
    return this.#cookie.removal()
  }

  /** Ends all sessions of a person, but that of a request when there is one. */
  endAllOf(person: string, except?: Request): void {
    const kept = except && this.#cookie.digestIn(except)
    const remove = this.#database.prepare(
      'DELETE FROM person_sessions WHERE person = ? AND hash <> ? RETURNING hash',
    )
    const unwritten = [...this.#unwritten].filter(([hash, row]) => row.person === person && hash !== kept)
    this.#end([...remove.all(person, kept ?? ''), ...unwritten.map(([hash]) => ({ hash }))])
    this.onAllEnded(person)
  }

  #write(digest: string, row: Row): void {
    try {
      const remove = this.#database.prepare('DELETE FROM person_sessions WHERE expires < ? RETURNING hash')
      this.#end(remove.all(Date.now()))
      this.#database
        .prepare('INSERT INTO person_sessions VALUES (?, ?, ?)')
        .run(digest, row.person, row.expires)
      this.#unwritten.delete(digest)
    } catch (error) {
      if (!isFullDisk(error)) throw error
      this.#unwritten.set(digest, row)
    }
  }

  #end(rows: readonly Record<string, unknown>[]): void {
    for (const { hash } of rows) {
      this.#open.get(String(hash))?.abort()
      this.#open.delete(String(hash))
      this.#unwritten.delete(String(hash))
    }
  }
}
