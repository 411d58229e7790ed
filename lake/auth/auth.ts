import { createHash, timingSafeEqual } from 'node:crypto'
import type { Store } from '../data/store.ts'
import { plainError } from '../errors/lake-error.ts'
import type { LakeOptions } from '../options.ts'
import { type LoginClient, LoginRateLimit, type Wait } from './login-rate-limit.ts'
import { SecretCookie } from './secret-cookie.ts'

/**
 * Who asks. A member, by token or login, may read and write everything; anyone else reads what is public. Whoever is not
 * known gets a stranger's share of the lake's time.
 */
export type Visitor = { id: string; name: string; isMember: boolean; isKnown: boolean }

const ANYONE: Visitor = { id: '<anonymous>', name: 'Anonymous', isMember: false, isKnown: false }
const VIEWER: Visitor = { id: 'viewer', name: 'Viewer token', isMember: false, isKnown: true }
const TOKEN: Visitor = { id: 'token', name: 'API token', isMember: true, isKnown: true }
const OWNER: Visitor = { id: 'owner', name: 'Owner', isMember: true, isKnown: true }

const DAY = 24 * 60 * 60
const SESSION_SECONDS = 30 * DAY
/** As long as browsers keep a cookie at most. */
const KNOWN_SECONDS = 400 * DAY

/** The token, the owner's sessions, the browsers that have logged in before, and the limit on wrong passwords. */
export class Auth {
  readonly #options: LakeOptions
  readonly #sessions: SecretCookie
  readonly #knownBrowsers: SecretCookie
  readonly #rateLimit = new LoginRateLimit()

  constructor({ database }: Store, options: LakeOptions) {
    this.#options = options
    const isSecure = ({ url }: Request) => (options.publicUrl ?? url).startsWith('https:')
    this.#sessions = new SecretCookie(database, options.password, {
      name: 'lake_session',
      table: 'sessions',
      path: '/',
      seconds: SESSION_SECONDS,
      isSecure,
    })
    this.#knownBrowsers = new SecretCookie(database, options.password, {
      name: 'lake_known',
      table: 'known_browsers',
      path: '/lake/login',
      seconds: KNOWN_SECONDS,
      isSecure,
    })
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
    if (!this.#sessions.digestIn(request)) return ANYONE
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

  /** How long whoever sent a request from this address must wait before the next password. */
  wait(address: string, request: Request): Wait {
    return this.#rateLimit.wait(this.#clientOf(address, request))
  }

  /** The `Set-Cookie`s of a new session, and of a browser that is known from now on, when the password is right; else undefined. */
  login(password: string, address: string, request: Request): string[] | undefined {
    const client = this.#clientOf(address, request)
    // Phones put a space after a word that they complete or paste.
    if (![password, password.trim()].some((typed) => isSame(typed, this.#options.password))) {
      this.#rateLimit.noteFailure(client)
      return undefined
    }
    this.#rateLimit.noteSuccess(client)
    // The browser's former cookie stays valid: this response may never arrive, and the browser would then count as unknown.
    return [this.#sessions.give(request), this.#knownBrowsers.give(request)]
  }

  /** Ends the request's session, and gives the `Set-Cookie` that removes it from the browser, which stays known. */
  logout(request: Request): string {
    return this.#sessions.take(request)
  }

  #clientOf(address: string, request: Request): LoginClient {
    return { address, knownBrowser: this.#knownBrowsers.digestIn(request) }
  }
}

/** Compares in constant time, whatever the lengths. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
