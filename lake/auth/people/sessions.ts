import type { DatabaseSync } from 'node:sqlite'
import type { SecretCookie } from '../secret-cookie.ts'

/** A logged-in browser: whose it is, when that ends, and the digest of its cookie. */
export type Session = { person: string; ended: AbortSignal; digest: string }

/** Everyone's sessions. One that ends is told at once to whatever is still open for it. */
export class Sessions {
  readonly #database: DatabaseSync
  readonly #cookie: SecretCookie
  /** Of the sessions that somebody has asked about, by the digest of their cookie. */
  readonly #open = new Map<string, AbortController>()

  constructor(database: DatabaseSync, cookie: SecretCookie) {
    this.#database = database
    this.#cookie = cookie
  }

  /** The session that the request's cookie belongs to, unless it has ended. */
  in(request: Request): Session | undefined {
    const digest = this.#cookie.digestIn(request)
    if (!digest) return undefined
    const find = this.#database.prepare('SELECT person FROM person_sessions WHERE hash = ? AND expires > ?')
    const row = find.get(digest, Date.now())
    if (!row) return undefined
    const open = this.#open.get(digest) ?? new AbortController()
    this.#open.set(digest, open)
    return { person: String(row.person), ended: open.signal, digest }
  }

  /** The `Set-Cookie` of a new session. */
  begin(person: string): string {
    this.#end(
      this.#database.prepare('DELETE FROM person_sessions WHERE expires < ? RETURNING hash').all(Date.now()),
    )
    const { digest, expires, header } = this.#cookie.give()
    this.#database.prepare('INSERT INTO person_sessions VALUES (?, ?, ?)').run(digest, person, expires)
    return header
  }

  /** Ends the request's session, and gives the `Set-Cookie` that removes it from the browser. */
  end(request: Request): string {
    const remove = this.#database.prepare('DELETE FROM person_sessions WHERE hash = ? RETURNING hash')
    this.#end(remove.all(this.#cookie.digestIn(request) ?? ''))
    return this.#cookie.removal()
  }

  /** Ends all sessions of a person, but that of a request when there is one. */
  endAllOf(person: string, except?: Request): void {
    const kept = except && this.#cookie.digestIn(except)
    const remove = this.#database.prepare(
      'DELETE FROM person_sessions WHERE person = ? AND hash <> ? RETURNING hash',
    )
    this.#end(remove.all(person, kept ?? ''))
  }

  #end(rows: readonly Record<string, unknown>[]): void {
    for (const { hash } of rows) {
      this.#open.get(String(hash))?.abort()
      this.#open.delete(String(hash))
    }
  }
}
