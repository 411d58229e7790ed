import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

type Settings = {
  name: string
  path: string
  seconds: number
  /** For https alone. */
  isSecure: boolean
}

/** A new value: what to keep of it, until when (milliseconds), and the `Set-Cookie` that gives it to the browser. */
type Given = { digest: string; expires: number; header: string }

/** A cookie with a random value, of which the lake keeps a digest: nobody who reads the database can log in with it. */
export class SecretCookie {
  readonly #password: string
  readonly #settings: Settings
  readonly #name: string

  /** The digests are keyed with the password, so that a new one ends everything that was given out before. */
  constructor(password: string, settings: Settings) {
    this.#password = password
    this.#settings = settings
    this.#name = `${prefixOf(settings)}${settings.name}`
  }

  /** The digest of the value that the request brings, whether the lake gave that out or not. */
  digestIn(request: Request): string | undefined {
    const value = this.#valueIn(request)
    return value ? this.#digest(value) : undefined
  }

  /** A new value; or that which a request brings, for as long as a new one. */
  give(former?: Request): Given {
    const { seconds } = this.#settings
    const value = (former && this.#valueIn(former)) ?? randomBytes(32).toString('base64url')
    return {
      digest: this.#digest(value),
      expires: Date.now() + seconds * 1000,
      header: this.#header(value, seconds),
    }
  }

  /** The `Set-Cookie` that removes the value from the browser. */
  removal(): string {
    return this.#header('', 0)
  }

  #valueIn({ headers }: Request): string | undefined {
    const start = `${this.#name}=`
    const cookies = headers.get('cookie')?.split(/;\s*/) ?? []
    return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length)
  }

  #digest(value: string): string {
    return createHmac('sha256', this.#password).update(value).digest('hex')
  }

  #header(value: string, maxAge: number): string {
    const { path, isSecure } = this.#settings
    const cookie = `${this.#name}=${value}; Path=${path}; HttpOnly; SameSite=Lax; Max-Age=${maxAge}`
    return isSecure ? `${cookie}; Secure` : cookie
  }
}

/** By such a name a browser knows that no other host of the domain has set the cookie, and none over http (RFC 6265bis, 4.1.3). */
function prefixOf({ path, isSecure }: Settings): string {
  if (!isSecure) return ''
  return path === '/' ? '__Host-' : '__Secure-'
}

/** Compares two secrets in constant time, whatever the lengths. */
export function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
