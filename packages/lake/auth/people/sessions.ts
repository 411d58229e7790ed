import type { Statements } from '../../data/sqlite.ts'
import { isFullDisk } from '../../errors/disk-errors.ts'
import type { SecretCookie } from '../secret-cookie.ts'

/** A logged-in browser: whose it is, when that ends, and the digest of its cookie. */
export type Session = { person: string; ended: AbortSignal; digest: string }

type Row = { person: string; expires: number }

/**
 * Everyone's sessions. One that ends is told at once to whatever is still open for it. On a full disk people log in nevertheless, or
 * nobody could make room: such a session is kept in memory until it can be written.
 */
export function createSessions(sql: Statements, cookie: SecretCookie) {
  /** Of the sessions that somebody has asked about, by the digest of their cookie. */
  const open = new Map<string, AbortController>()
  /** Those that could not be written yet. */
  const unwritten = new Map<string, Row>()
  const sessions = {
    ...{ in: sessionIn, begin, end, endAllOf },
    /**
     * Called with a person all of whose sessions have ended, except the one that asked for it: who was removed, has another password,
     * or has logged out everywhere.
     */
    onAllEnded: (_person: string): void => undefined,
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
      sql.get`SELECT person FROM person_sessions WHERE hash = ${digest} AND expires > ${Date.now()}`
    if (!row) return undefined
    const ending = open.get(digest) ?? new AbortController()
    open.set(digest, ending)
    return { person: String(row.person), ended: ending.signal, digest }
  }

  /** The `Set-Cookie` of a new session. */
  function begin(person: string): string {
    const { digest, expires, header } = cookie.give()
    write(digest, { person, expires })
    return header
  }

  /** Ends the request's session, and gives the `Set-Cookie` that removes it from the browser, which stays known. */
  function end(request: Request): string {
    const digest = cookie.digestIn(request) ?? ''
    sql.run`DELETE FROM person_sessions WHERE hash = ${digest}`
    tellEnded([{ hash: digest }])
    return cookie.removal
  }

  /** Ends all sessions of a person, but that of a request when there is one. */
  function endAllOf(person: string, except?: Request): void {
    const kept = (except && cookie.digestIn(except)) ?? ''
    const own = [...unwritten].filter(([hash, row]) => row.person === person && hash !== kept)
    const removed = sql.all`DELETE FROM person_sessions WHERE person = ${person} AND hash <> ${kept} RETURNING hash`
    tellEnded([...removed, ...own.map(([hash]) => ({ hash }))])
    sessions.onAllEnded(person)
  }

  function write(digest: string, row: Row): void {
    try {
      tellEnded(sql.all`DELETE FROM person_sessions WHERE expires < ${Date.now()} RETURNING hash`)
      sql.run`INSERT INTO person_sessions VALUES (${digest}, ${row.person}, ${row.expires})`
      unwritten.delete(digest)
    } catch (error) {
      if (!isFullDisk(error)) throw error
      unwritten.set(digest, row)
    }
  }

  function tellEnded(rows: readonly Record<string, unknown>[]): void {
    for (const hash of rows.map((row) => String(row.hash))) {
      open.get(hash)?.abort()
      open.delete(hash)
      unwritten.delete(hash)
    }
  }
}

export type Sessions = ReturnType<typeof createSessions>
