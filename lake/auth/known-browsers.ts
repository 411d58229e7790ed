import type { DatabaseSync } from 'node:sqlite'
import type { SecretCookie } from './secret-cookie.ts'

/** The browsers in which somebody has logged in before. */
export class KnownBrowsers {
  readonly #database: DatabaseSync
  readonly #cookie: SecretCookie

  constructor(database: DatabaseSync, cookie: SecretCookie) {
    this.#database = database
    this.#cookie = cookie
  }

  /** The digest of the request's cookie, when the lake gave that out and it has not expired. */
  digestIn(request: Request): string | undefined {
    const digest = this.#cookie.digestIn(request)
    const find = this.#database.prepare('SELECT 1 FROM known_browsers WHERE hash = ? AND expires > ?')
    return digest && find.get(digest, Date.now()) ? digest : undefined
  }

  /** The `Set-Cookie` by which the browser is known from now on. */
  remember(request: Request): string {
    this.#database.prepare('DELETE FROM known_browsers WHERE expires < ?').run(Date.now())
    const { digest, expires, header } = this.#cookie.give(request)
    this.#database.prepare('INSERT INTO known_browsers VALUES (?, ?)').run(digest, expires)
    return header
  }
}
