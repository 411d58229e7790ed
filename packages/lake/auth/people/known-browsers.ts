import type { Statements } from '../../data/sqlite.ts'
import type { SecretCookie } from '../secret-cookie.ts'
import type { Person } from './people.ts'
import type { Sessions } from './sessions.ts'

/** The browsers in which each person has logged in. A cookie tells, which browsers send to the login alone. */
export function createKnownBrowsers(sql: Statements, cookie: SecretCookie, sessions: Sessions) {
  return { nameIn, hasAny, remember }

  /** Names a browser in which this person is or was logged in. */
  function nameIn(request: Request, person: Person | undefined): string | undefined {
    if (!person) return undefined
    const digest = cookie.digestIn(request)
    const isKnown = sql.get`SELECT 1 FROM known_browsers
      WHERE hash = ${digest ?? ''} AND person = ${person.id} AND expires > ${Date.now()}`
    if (isKnown) return digest
    const session = sessions.in(request)
    return session?.person === person.id ? session.digest : undefined
  }

  /** Whether this person has logged in before, anywhere. */
  function hasAny({ id }: Person): boolean {
    return (
      sql.get`SELECT 1 FROM known_browsers WHERE person = ${id} AND expires > ${Date.now()}` !== undefined
    )
  }

  /** The `Set-Cookie` by which the browser is known to this person too from now on: the one that it has, if the lake gave that out. */
  function remember({ id }: Person, request: Request): string {
    sql.run`DELETE FROM known_browsers WHERE expires < ${Date.now()}`
    const isOurs = sql.get`SELECT 1 FROM known_browsers WHERE hash = ${cookie.digestIn(request) ?? ''}`
    const { digest, expires, header } = cookie.give(isOurs && request)
    sql.run`INSERT OR REPLACE INTO known_browsers (hash, person, expires) VALUES (${digest}, ${id}, ${expires})`
    return header
  }
}
