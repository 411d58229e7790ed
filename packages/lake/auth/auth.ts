import type { Store } from '../data/store.ts'
import { unlessDiskIsFull } from '../errors/disk-errors.ts'
import { plainError } from '../errors/lake-error.ts'
import { LOOPBACK } from '../http/listen.ts'
import type { LakeOptions } from '../options.ts'
import { type LoginClient, LoginCodes, LoginRateLimit, type Wait } from './login-rate-limit.ts'
import { type Access, createOrigins } from './origins.ts'
import { type AskingPage, createPasskeys } from './passkeys/passkeys.ts'
import { createRecoveryCodes } from './passkeys/recovery-codes.ts'
import { createTickets } from './passkeys/tickets.ts'
import { browserName } from './people/browser-name.ts'
import { createKnownBrowsers } from './people/known-browsers.ts'
import { createNewLogins } from './people/new-logins.ts'
import { createPeople, type Person } from './people/people.ts'
import { createSessions } from './people/sessions.ts'
import { createSecretCookie, isSame } from './secret-cookie.ts'
import { createTokens, type NamedToken } from './tokens.ts'
import { ANYONE, identityOf, TOKEN, VIEWER, type Visitor, visitorWith } from './visitor.ts'

/**
 * What someone typed to log in; a recovery code of theirs is as good as the password. Without a name it is the owner; with a code from
 * the log nobody has to wait.
 */
export type Credentials = { name: string; password: string; code?: string }

/** What a passkey answered to a challenge for `LOGIN`, as JSON. */
export type PasskeyAnswer = { passkey: string; code?: string }

/** What the challenge of a login is for. */
export const LOGIN = 'login'

/** Whose password or passkey is right; or, when that has to wait, for how long; or neither. */
export type Checked = { person?: Person; wait?: Wait }

const DAY = 24 * 60 * 60
const SESSION_SECONDS = 30 * DAY
/** As long as browsers keep a cookie at most. */
const KNOWN_SECONDS = 400 * DAY

/** The tokens, the people with their sessions and passkeys, the browsers that have logged in before, and the limit on wrong tries. */
export function createAuth({ sql, database }: Store, options: LakeOptions) {
  const { password, publicUrl, roles = [] } = options
  const isSecure = publicUrl?.startsWith('https:') ?? false
  const session = { name: 'lake_session', path: '/', seconds: SESSION_SECONDS, isSecure }
  const known = { name: 'lake_known', path: '/lake/login', seconds: KNOWN_SECONDS, isSecure }
  const sessions = createSessions(sql, createSecretCookie(password, session))
  const knownBrowsers = createKnownBrowsers(sql, createSecretCookie(password, known), sessions)
  const newLogins = createNewLogins(sql)
  const passkeys = createPasskeys(sql)
  const recoveryCodes = createRecoveryCodes({ sql, database })
  const people = createPeople(sql, { sessions, passkeys, recoveryCodes }, { ...options, roles })
  const tickets = createTickets()
  const tokens = createTokens(sql)
  const origins = createOrigins(sql, options.allowedOrigins)
  const rateLimit = new LoginRateLimit()
  const codes = new LoginCodes()
  /** The passwords and passkeys that are being checked: in turn, so that many at once can't pass the limit. */
  let checks: Promise<unknown> = Promise.resolve()
  return {
    ...{ people, sessions, passkeys, recoveryCodes, newLogins, tickets, tokens, origins, codes },
    ...{
      visitor,
      isKnown,
      nameOf,
      isOurOrigin,
      accessOf,
      askingPage,
      check,
      checkPasskey,
      isFirstLogin,
      logIn,
    },
  }

  /** Tells who sent a request. Throws 401 for a wrong token, and 403 for a write with the login cookie from elsewhere. */
  function visitor(request: Request): Visitor {
    const authorization = request.headers.get('authorization')
    if (authorization !== null) {
      const { token, viewerToken } = options
      const [, key = ''] = /^bearer +(.+)$/i.exec(authorization) ?? []
      if (isSame(key, token)) return TOKEN
      if (viewerToken && isSame(key, viewerToken)) return VIEWER
      const named = tokens.withKey(key)
      if (named) return visitorWith(named)
      throw plainError(401, 'The token is not valid')
    }
    const session = sessions.in(request)
    const person = session && people.find(session.person)
    if (!person) return ANYONE
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead || isOurOrigin(request))
      return { ...person, readsAs: 'person', kind: 'known', ended: session.ended }
    throw plainError(403, 'This page is not one of the origins that may write')
  }

  /** Whether somebody who wrote something may still do so. */
  function isKnown(identity: string): boolean {
    return identity === TOKEN.id || people.find(identity) !== undefined || tokenOf(identity) !== undefined
  }

  /** What somebody who wrote something is called; undefined for who never could, and for a token that was revoked. */
  function nameOf(identity: string): string | undefined {
    return identity === TOKEN.id ? TOKEN.name : (people.nameOf(identity) ?? tokenOf(identity)?.label)
  }

  function tokenOf(identity: string): NamedToken | undefined {
    return tokens.list().find((token) => identity === identityOf(token))
  }

  /**
   * Tells whether the page that sent a request is one of ours: the public origin, this very one, or one with credentials. The login
   * asks it of another address, to which it is to send the browser on.
   */
  function isOurOrigin(request: Request, address?: string): boolean {
    return accessOf(request, address)?.withCredentials === true
  }

  /** What the page that sent a request may do; undefined for a page of nobody's, and for a program. */
  function accessOf(request: Request, address = request.headers.get('origin') ?? ''): Access | undefined {
    if (!URL.canParse(address)) return undefined
    const asked = new URL(address).origin
    const { origin, hostname } = new URL(request.url)
    // A page that came without https may be anybody's, unless it came from this machine.
    const isOwn = asked === origin && (!publicUrl?.startsWith('https:') || LOOPBACK.includes(hostname))
    if (isOwn || (publicUrl && asked === new URL(publicUrl).origin)) return { withCredentials: true }
    return origins.accessFrom(asked)
  }

  /** The page of ours that sent a request, as its browser sees it: behind a proxy, too. Throws 403 when none of ours did. */
  function askingPage(request: Request): AskingPage {
    if (!isOurOrigin(request)) throw plainError(403, 'This page is not one of the origins that may log in')
    const { origin, hostname: host } = new URL(request.headers.get('origin') ?? '')
    return { origin, host }
  }

  /** Tells whose name and password these are, unless the request's address has sent too many wrong ones. */
  function check(credentials: Credentials, address: string, request: Request): Promise<Checked> {
    const name = people.counted(credentials.name)
    const client = { address, name, knownBrowser: knownBrowsers.nameIn(request, people.named(name)) }
    return inTurn(client, credentials.code, () => withWords(credentials))
  }

  /** Tells whose passkey gave this answer to a page of ours, with the same limit. Throws 403 when it was no page of ours. */
  function checkPasskey(given: PasskeyAnswer, address: string, request: Request): Promise<Checked> {
    const page = askingPage(request)
    const holder = people.find(passkeys.holderOf(given.passkey) ?? '')
    const name = people.counted(holder?.name ?? 'a passkey of nobody')
    const client = { address, name, knownBrowser: knownBrowsers.nameIn(request, holder) }
    return inTurn(client, given.code, async () => {
      const id = await passkeys.verify(given.passkey, page, (challenge) => tickets.use(challenge, LOGIN))
      return people.find(id ?? '')
    })
  }

  function isFirstLogin(person: Person): boolean {
    return !knownBrowsers.hasAny(person)
  }

  /**
   * The `Set-Cookie`s of a new session, and of a browser that is known from now on. A full disk, which has no room to note the browser,
   * keeps nobody out.
   */
  function logIn(person: Person, request: Request): string[] {
    const isNewBrowser = !isFirstLogin(person) && !knownBrowsers.nameIn(request, person)
    const { digest, header } = sessions.begin(person.id, request)
    return [
      header,
      unlessDiskIsFull(() => {
        if (isNewBrowser) newLogins.note(digest, person.id, browserName(request))
        return knownBrowsers.remember(person, request)
      }) ?? [],
    ].flat()
  }

  function inTurn(
    client: LoginClient,
    code: string | undefined,
    find: () => Promise<Person | undefined>,
  ): Promise<Checked> {
    const checked = checks.then(() => checkNow(client, code, find))
    checks = checked.catch(() => undefined)
    return checked
  }

  async function checkNow(
    client: LoginClient,
    code = '',
    find: () => Promise<Person | undefined>,
  ): Promise<Checked> {
    const wait = rateLimit.wait(client)
    if (wait.seconds > 0 && !codes.accepts(code)) return { wait }
    const person = await find()
    if (person) {
      rateLimit.noteSuccess(client)
      codes.use(code)
    } else {
      rateLimit.noteFailure(client)
      codes.noteFailure(code)
    }
    return { person }
  }

  async function withWords({ name, password }: Credentials): Promise<Person | undefined> {
    // Phones put a space after a word that they complete or paste.
    for (const words of new Set([password, password.trim()])) {
      const person = await people.withPassword(name, words)
      if (person) return person
    }
    const named = people.named(people.counted(name))
    return named && recoveryCodes.use(named.id, password) ? named : undefined
  }
}

export type Auth = ReturnType<typeof createAuth>
