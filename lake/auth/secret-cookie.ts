import { createHmac, randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

type Settings = {
  name: string
  /** The table that keeps the digests of the values that were given out. */
  table: 'sessions' | 'known_browsers'
  path: string
  seconds: number
  /** For https alone. */
  isSecure(request: Request): boolean
}

/** A cookie with a random value, of which the lake keeps a digest: whoever reads the database can't log in with it. */
export class SecretCookie {
  readonly #database: DatabaseSync
  readonly #password: string
  readonly #settings: Settings

  /** The digests are keyed with the password, so that a new one ends everything that was given out before. */
  constructor(database: DatabaseSync, password: string, settings: Settings) {
    this.#database = database
    this.#password = password
    this.#settings = settings
    database.exec(
      `CREATE TABLE IF NOT EXISTS ${settings.table} (hash TEXT PRIMARY KEY, expires INTEGER NOT NULL)`,
    )
  }

  /** The digest of the request's cookie, when the lake gave that out and it has not expired. */
  digestIn(request: Request): string | undefined {
    const value = this.#valueIn(request)
    if (!value) return undefined
    const find = this.#database.prepare(
      `SELECT 1 FROM ${this.#settings.table} WHERE hash = ? AND expires > ?`,
    )
    const digest = this.#digest(value)
    return find.get(digest, Date.now()) ? digest : undefined
  }

  /** The `Set-Cookie` of a new value. */
  give(request: Request): string {
    const { table, seconds } = this.#settings
    const value = randomBytes(32).toString('base64url')
    this.#database.prepare(`DELETE FROM ${table} WHERE expires < ?`).run(Date.now())
    this.#database
      .prepare(`INSERT INTO ${table} VALUES (?, ?)`)
      .run(this.#digest(value), Date.now() + seconds * 1000)
    return this.#header(value, seconds, request)
  }

  /** Forgets the request's value, and gives the `Set-Cookie` that removes it from the browser. */
  take(request: Request): string {
    const value = this.#valueIn(request)
    const { table } = this.#settings
    if (value) this.#database.prepare(`DELETE FROM ${table} WHERE hash = ?`).run(this.#digest(value))
    return this.#header('', 0, request)
  }

  #valueIn(request: Request): string | undefined {
    const start = `${this.#settings.name}=`
    const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? []
    return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length)
  }

  #digest(value: string): string {
    return createHmac('sha256', this.#password).update(value).digest('hex')
  }

  #header(value: string, maxAge: number, request: Request): string {
    const { name, path, isSecure } = this.#settings
    const cookie = `${name}=${value}; Path=${path}; HttpOnly; SameSite=Lax; Max-Age=${maxAge}`
    return isSecure(request) ? `${cookie}; Secure` : cookie
  }
}
