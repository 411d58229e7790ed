import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'

type Settings = {
  name: string
  path: string
  seconds: number
  /** For https alone. */
  isSecure: boolean
}

/** A new value: what to keep of it, until when (milliseconds), and the `Set-Cookie` that gives it to the browser. */
type Given = { digest: string; expires: number; header: string }

/**
 * A cookie with a random value, of which the lake keeps a digest: nobody who reads the database can log in with it. The digests are
 * keyed with the password, so that a new one ends everything that was given out before.
 */
export function createSecretCookie(password: string, settings: Settings) {
  const { path, seconds, isSecure } = settings
  const name = `${prefixOf(settings)}${settings.name}`
  /** `removal` is the `Set-Cookie` that removes the value from the browser. */
  return { digestIn, give, removal: header('', 0) }

  /** The digest of the value that the request brings, whether the lake gave that out or not. */
  function digestIn(request: Request): string | undefined {
    const value = valueIn(request)
    return value ? digest(value) : undefined
  }

  /** A new value; or that which a request brings, for as long as a new one. */
  function give(former?: Request): Given {
    const value = (former && valueIn(former)) ?? randomBytes(32).toString('base64url')
    return { digest: digest(value), expires: Date.now() + seconds * 1000, header: header(value, seconds) }
  }

  function valueIn({ headers }: Request): string | undefined {
    const start = `${name}=`
    const cookies = headers.get('cookie')?.split(/;\s*/) ?? []
    return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length)
  }

  function digest(value: string): string {
    return createHmac('sha256', password).update(value).digest('hex')
  }

  function header(value: string, maxAge: number): string {
    const cookie = `${name}=${value}; Path=${path}; HttpOnly; SameSite=Lax; Max-Age=${maxAge}`
    return isSecure ? `${cookie}; Secure` : cookie
  }
}

export type SecretCookie = ReturnType<typeof createSecretCookie>

/** By such a name a browser knows that no other host of the domain has set the cookie, and none over http (RFC 6265bis, 4.1.3). */
function prefixOf({ path, isSecure }: Settings): string {
  if (!isSecure) return ''
  return path === '/' ? '__Host-' : '__Secure-'
}

/** Compares two secrets in constant time, whatever the lengths. */
export function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer')
  return timingSafeEqual(digest(given), digest(expected))
}
