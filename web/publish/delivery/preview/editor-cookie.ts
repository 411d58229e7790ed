import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/**
 * What is known of an editor: the origin of the Studio that shows the preview in a frame, if one does, and the secret that let them
 * in.
 */
export type Editor = { studio: string | undefined; secret: string }

/** Whether the Studio that shows the preview in a frame is of another site. */
type Way = { isCrossSite: boolean }

export function wayOf({ headers }: IncomingMessage): Way {
  return { isCrossSite: headers['sec-fetch-site'] === 'cross-site' }
}

const NAME = 'editor-preview'
/** A working day, in milliseconds. */
const LIFETIME = 8 * 60 * 60 * 1000

/** The cookie by which the browser of an editor is known. It names no person, and nobody can make one without the secret. */
export class EditorCookie {
  readonly #secrets: readonly string[]
  readonly #isEncrypted: boolean
  readonly #name: string

  /** The first secret signs; the others are those still being rotated out. With https the cookie is for that alone. */
  constructor(secrets: readonly string[], isEncrypted: boolean) {
    this.#secrets = secrets
    this.#isEncrypted = isEncrypted
    // By this prefix a browser knows that no other host of the domain has set it (RFC 6265bis, 4.1.3.2).
    this.#name = isEncrypted ? `__Host-${NAME}` : NAME
  }

  /** The value of `Set-Cookie` that sets it. */
  issue({ studio = '', secret }: Editor, way: Way): string {
    const content = `${Date.now() + LIFETIME}.${encoded(studio)}.${encoded(secret)}`
    const value = `${content}.${signature(content, this.#secrets[0] ?? '').toString('base64url')}`
    return this.#setCookie(value, LIFETIME / 1000, way)
  }

  /** The value of `Set-Cookie` that deletes it. */
  withdraw(way: Way): string {
    return this.#setCookie('', 0, way)
  }

  /** The editor whose cookie a request carries; undefined for everybody else, forged and expired cookies included. */
  editorOf(cookies: string | undefined): Editor | undefined {
    for (const value of this.#valuesOf(cookies)) {
      const [, content = '', expires = '', studio = '', secret = '', given = ''] =
        /^((\d{1,15})\.([\w-]*)\.([\w-]+))\.([\w-]{43})$/.exec(value) ?? []
      if (this.#isSigned(content, given) && Number(expires) > Date.now())
        return { studio: decoded(studio) || undefined, secret: decoded(secret) }
    }
    return undefined
  }

  /** Tells whether a browser was an editor's once. */
  isThere(cookies: string | undefined): boolean {
    return this.#valuesOf(cookies).length > 0
  }

  /** Every secret is tried, so that the time tells nothing about which one came close. */
  #isSigned(content: string, given: string): boolean {
    const candidate = Buffer.from(given, 'base64url')
    const matches = this.#secrets.map((secret) => {
      const expected = signature(content, secret)
      return candidate.length === expected.length && timingSafeEqual(candidate, expected)
    })
    return matches.includes(true)
  }

  #valuesOf(cookies = ''): string[] {
    const start = `${this.#name}=`
    return cookies
      .split(';')
      .map((cookie) => cookie.trim())
      .filter((cookie) => cookie.startsWith(start))
      .map((cookie) => cookie.slice(start.length))
  }

  /** Browsers send a cookie in a frame of another site only with `SameSite=None`; `Partitioned` keeps it to that Studio. */
  #setCookie(value: string, seconds: number, { isCrossSite }: Way): string {
    const anywhere = this.#isEncrypted && isCrossSite
    const rules = [
      `${this.#name}=${value}`,
      'Path=/',
      `Max-Age=${seconds}`,
      'HttpOnly',
      `SameSite=${anywhere ? 'None' : 'Lax'}`,
      ...(this.#isEncrypted ? ['Secure'] : []),
      ...(anywhere ? ['Partitioned'] : []),
    ]
    return rules.join('; ')
  }
}

function encoded(text: string): string {
  return Buffer.from(text).toString('base64url')
}

function decoded(text: string): string {
  return Buffer.from(text, 'base64url').toString()
}

/** The name keeps this signature apart from those of other messages that the secret signs. */
function signature(content: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${NAME} ${content}`).digest()
}
