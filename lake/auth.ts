import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { plainError } from './errors.ts'
import type { LakeOptions } from './options.ts'
import type { Store } from './store.ts'

/**
 * Who asks. A member, by token or login, may read and write everything; anyone else reads what is public. Whoever is not
 * known gets a stranger's share of the lake's time.
 */
export type Visitor = { id: string; name: string; isMember: boolean; isKnown: boolean }

const ANYONE: Visitor = { id: '<anonymous>', name: 'Anonymous', isMember: false, isKnown: false }
const VIEWER: Visitor = { id: 'viewer', name: 'Viewer token', isMember: false, isKnown: true }
const TOKEN: Visitor = { id: 'token', name: 'API token', isMember: true, isKnown: true }
const OWNER: Visitor = { id: 'owner', name: 'Owner', isMember: true, isKnown: true }

const COOKIE = 'lake_session'
const SESSION_SECONDS = 30 * 24 * 60 * 60
const FREE_FAILURES = 5
const LONGEST_WAIT_SECONDS = 300
/** Milliseconds after which wrong passwords no longer count. */
const FORGET_AFTER = 60 * 60 * 1000

/** The token, the owner's sessions and the pace of wrong passwords. Sessions are kept in the store, hashed. */
export class Auth {
  readonly #store: Store
  readonly #options: LakeOptions
  readonly #failures = new Map<string, { count: number; until: number }>()

  constructor(store: Store, options: LakeOptions) {
    this.#store = store
    this.#options = options
    store.database.exec(
      'CREATE TABLE IF NOT EXISTS sessions (hash TEXT PRIMARY KEY, expires INTEGER NOT NULL)',
    )
  }

  /** Tells who sent a request. Throws 401 for a wrong token, and 403 for a write with the login cookie from elsewhere. */
  visitor(request: Request): Visitor {
    const authorization = request.headers.get('authorization')
    if (authorization !== null) {
      if (isSame(authorization, `Bearer ${this.#options.token}`)) return TOKEN
      const { viewerToken } = this.#options
      if (viewerToken && isSame(authorization, `Bearer ${viewerToken}`)) return VIEWER
      throw plainError(401, 'The token is not valid')
    }
    const session = sessionOf(request)
    if (!session || !this.#isValid(session)) return ANYONE
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead || this.isOurOrigin(request)) return OWNER
    throw plainError(403, 'This page is not one of the origins that may write')
  }

  /** Tells whether the page that sent a request is one of ours: this very origin, the public one, or an allowed one. */
  isOurOrigin(request: Request): boolean {
    const origin = request.headers.get('origin')
    return origin !== null && this.mayReturnTo(origin, request)
  }

  /** Tells whether the login may send the browser on to an address: only to an origin of ours. */
  mayReturnTo(address: string, request: Request): boolean {
    if (!URL.canParse(address)) return false
    const ours = [new URL(request.url).origin, ...this.#options.allowedOrigins]
    if (this.#options.publicUrl) ours.push(new URL(this.#options.publicUrl).origin)
    return ours.includes(new URL(address).origin)
  }

  /** Seconds that this address must wait before its next password; 0 when it may try. */
  secondsToWait(address: string): number {
    const until = this.#failures.get(address)?.until ?? 0
    return Math.max(0, Math.ceil((until - Date.now()) / 1000))
  }

  /** The `Set-Cookie` of a new session when the password is right, else undefined. Each failure after the fifth doubles the wait. */
  login(password: string, address: string, request: Request): string | undefined {
    if (!isSame(password, this.#options.password)) {
      this.#noteFailure(address)
      return undefined
    }
    this.#failures.delete(address)
    const session = randomBytes(32).toString('base64url')
    const expires = Date.now() + SESSION_SECONDS * 1000
    this.#store.database.prepare('DELETE FROM sessions WHERE expires < ?').run(Date.now())
    this.#store.database.prepare('INSERT INTO sessions VALUES (?, ?)').run(this.#hash(session), expires)
    return this.#cookie(session, SESSION_SECONDS, request)
  }

  /** Ends the request's session, and gives the `Set-Cookie` that removes it from the browser. */
  logout(request: Request): string {
    const session = sessionOf(request)
    if (session) this.#store.database.prepare('DELETE FROM sessions WHERE hash = ?').run(this.#hash(session))
    return this.#cookie('', 0, request)
  }

  #isValid(session: string): boolean {
    const find = this.#store.database.prepare('SELECT 1 FROM sessions WHERE hash = ? AND expires > ?')
    return find.get(this.#hash(session), Date.now()) !== undefined
  }

  /** Keyed with the password, so that a new password ends every session. */
  #hash(session: string): string {
    return createHmac('sha256', this.#options.password).update(session).digest('hex')
  }

  #cookie(value: string, maxAge: number, request: Request): string {
    const isSecure = (this.#options.publicUrl ?? request.url).startsWith('https:')
    const cookie = `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}`
    return isSecure ? `${cookie}; Secure` : cookie
  }

  #noteFailure(address: string): void {
    const former = this.#failures.get(address)
    const count = former && Date.now() - former.until < FORGET_AFTER ? former.count + 1 : 1
    const over = count - FREE_FAILURES
    const seconds = over < 0 ? 0 : Math.min(LONGEST_WAIT_SECONDS, 5 * 2 ** over)
    if (this.#failures.size > 10_000) this.#failures.clear()
    this.#failures.set(address, { count, until: Date.now() + seconds * 1000 })
  }
}

function sessionOf(request: Request): string | undefined {
  const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? []
  return cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1)
}

/** Compares in constant time, whatever the lengths. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
