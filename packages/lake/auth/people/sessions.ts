import type { Statements } from '../../data/sqlite.ts'
import { isFullDisk, unlessDiskIsFull } from '../../errors/disk-errors.ts'
import type { SecretCookie } from '../secret-cookie.ts'
import { browserName } from './browser-name.ts'

/** A logged-in browser: whose it is, when that ends, and the digest of its cookie. */
export type Session = { person: string; ended: AbortSignal; digest: string }

/** A browser that somebody is logged in with, and when it was used last, in milliseconds. */
export type LoggedIn = { id: string; browser: string; used: number }

type Row = { person: string; expires: number; browser: string; used: number }

/** In milliseconds: how often it is written that a session is used, and how long nobody has to show again who they are. */
const USED_EVERY = 3_600_000
const PROVED_FOR = 15 * 60_000

/**
 * Everyone's sessions. One that ends is told at once to whatever is still open for it. On a full disk people log in nevertheless, or
 * nobody could make room: such a session is kept in memory until it can be written.
 */
export function createSessions(sql: Statements, cookie: SecretCookie) {
  /** Of the sessions that somebody has asked about, by the digest of their cookie. */
  const open = new Map<string, AbortController>()
  /** Those that could not be written yet. */
  const unwritten = new Map<string, Row>()
  /** When somebody showed last who they are, by the clock of the process. */
  const proved = new Map<string, number>()
  const sessions = {
    ...{ in: sessionIn, begin, end, endOne, endAllOf, listOf, prove, isProved },
    /**
     * Called with a person from whom sessions were taken: who was removed, has another password, has logged out everywhere or, from
     * another device, one of theirs.
     */
    onTaken: (_person: string): void => undefined,
  }
  return sessions

  /** The session that the request's cookie belongs to, unless it has ended. */
  function sessionIn(request: Request): Session | undefined {
    const digest = cookie.digestIn(request)
    if (!digest) return undefined
    const kept = unwritten.get(digest)
    if (kept) write(digest, kept)
    const row =
      unwritten.get(digest) ??
      sql.get`SELECT person, used FROM person_sessions WHERE hash = ${digest} AND expires > ${Date.now()}`
    if (!row) return undefined
    if (Number(row.used) < Date.now() - USED_EVERY) noteUse(digest)
    const ending = open.get(digest) ?? new AbortController()
    open.set(digest, ending)
    return { person: String(row.person), ended: ending.signal, digest }
  }

  /** A new session, in the place of one that this person has in the same browser: its digest, and its `Set-Cookie`. */
  function begin(person: string, request: Request): { digest: string; header: string } {
    const former = sessionIn(request)
    if (former?.person === person) unlessDiskIsFull(() => end(request))
    const { digest, expires, header } = cookie.give()
    write(digest, { person, expires, browser: browserName(request), used: Date.now() })
    prove(digest)
    return { digest, header }
  }

  /** Where this person is logged in, what was used last first. */
  function listOf(person: string): LoggedIn[] {
    const rows = sql.all`SELECT hash, browser, used FROM person_sessions
      WHERE person = ${person} AND expires > ${Date.now()} ORDER BY used DESC, hash`
    return rows.map(({ hash, browser, used }) => ({
      id: String(hash),
      browser: String(browser || 'A browser'),
      used: Number(used),
    }))
  }

  /** Notes that whoever has this session has just shown to be its person. */
  function prove(digest: string): void {
    proved.set(digest, performance.now())
  }

  /** Whether that was less than fifteen minutes ago, so that a session which was stolen, or left open, can't be made a login for good. */
  function isProved(digest: string): boolean {
    return performance.now() - (proved.get(digest) ?? -PROVED_FOR) < PROVED_FOR
  }

  /** Ends the request's session, and gives the `Set-Cookie` that removes it from the browser, which stays known. */
  function end(request: Request): string {
    const digest = cookie.digestIn(request) ?? ''
    sql.run`DELETE FROM person_sessions WHERE hash = ${digest}`
    tellEnded([{ hash: digest }])
    return cookie.removal
  }

  /** Ends one session of this person at once; nothing happens where there is none of this digest. */
  function endOne(person: string, digest: string): void {
    tellEnded(
      sql.all`DELETE FROM person_sessions WHERE person = ${person} AND hash = ${digest} RETURNING hash`,
    )
    sessions.onTaken(person)
  }

  /** Ends all sessions of a person, but that of a request when there is one. */
  function endAllOf(person: string, except?: Request): void {
    const kept = (except && cookie.digestIn(except)) ?? ''
    const own = [...unwritten].filter(([hash, row]) => row.person === person && hash !== kept)
    const removed = sql.all`DELETE FROM person_sessions WHERE person = ${person} AND hash <> ${kept} RETURNING hash`
    tellEnded([...removed, ...own.map(([hash]) => ({ hash }))])
    sessions.onTaken(person)
  }

  function write(digest: string, row: Row): void {
    try {
      tellEnded(sql.all`DELETE FROM person_sessions WHERE expires < ${Date.now()} RETURNING hash`)
      sql.run`INSERT INTO person_sessions (hash, person, expires, browser, used)
        VALUES (${digest}, ${row.person}, ${row.expires}, ${row.browser}, ${row.used})`
      unwritten.delete(digest)
    } catch (error) {
      if (!isFullDisk(error)) throw error
      unwritten.set(digest, row)
    }
  }

  function noteUse(digest: string): void {
    unlessDiskIsFull(() => sql.run`UPDATE person_sessions SET used = ${Date.now()} WHERE hash = ${digest}`)
  }

  function tellEnded(rows: readonly Record<string, unknown>[]): void {
    for (const hash of rows.map((row) => String(row.hash))) {
      open.get(hash)?.abort()
      open.delete(hash)
      proved.delete(hash)
      unwritten.delete(hash)
    }
  }
}

export type Sessions = ReturnType<typeof createSessions>
