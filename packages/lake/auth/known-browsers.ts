import type { DatabaseSync } from 'node:sqlite'
import { isFullDisk } from '../errors/full-disk.ts'
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

  /** The `Set-Cookie` by which the browser is known from now on; undefined when the disk is full, which has no room to keep it. */
  remember(): string | undefined {
    const { digest, expires, header } = this.#cookie.give()
    try {
      this.#database.prepare('DELETE FROM known_browsers WHERE expires < ?').run(Date.now())
      this.#database.prepare('INSERT INTO known_browsers VALUES (?, ?)').run(digest, expires)
      return header
    } catch (error) {
      if (isFullDisk(error)) return undefined
      throw error
    }
  }
}
