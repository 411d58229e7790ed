import { randomUUID } from 'node:crypto'
import type { Statements } from '../data/sqlite.ts'
import { badRequest, plainError } from '../errors/lake-error.ts'

/** What pages of an origin may do: read what is public, and with credentials send the login cookie or a token. */
export type Access = { withCredentials: boolean }

/** `*` in front of a domain stands for any host below it, as a port for any port, and alone for any page of the web. */
export type AllowedOrigin = Access & { id: string; origin: string; pages: RegExp; created?: string }

const PATTERN = /^https?:\/\/(\*\.)?([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(:(\d+|\*))?$/

/** The origins that a lake's options allow, with credentials, and those that were added while it ran. */
export function createOrigins(sql: Statements, configured: readonly string[] = []) {
  const rows = sql.all`SELECT * FROM origins ORDER BY created, id`
  /** As the database has them, which is not asked at each request of a page. */
  const all = [
    ...configured.map((origin, index) => allowed(`setting-${index}`, origin, true)),
    ...rows.map(({ id, origin, credentials, created }) =>
      allowed(String(id), String(origin), credentials === 1, String(created)),
    ),
  ]
  return { list: (): readonly AllowedOrigin[] => all, add, remove, accessFrom }

  /** Throws 400 for what is no origin, and for one that would let any page act as who is logged in; 409 for a known one. */
  function add(origin: string, withCredentials: boolean): AllowedOrigin {
    if (origin !== '*' && !PATTERN.test(origin))
      throw badRequest('An origin is like https://example.com, https://*.example.com or http://localhost:*')
    if (origin === '*' && withCredentials) throw badRequest('Not every page may have credentials')
    if (all.some((known) => known.origin === origin))
      throw plainError(409, `The origin ${origin} is there already`)
    const created = new Date().toISOString()
    const added = allowed(randomUUID(), origin, withCredentials, created)
    sql.run`INSERT INTO origins (id, origin, credentials, created)
      VALUES (${added.id}, ${origin}, ${withCredentials ? 1 : 0}, ${created})`
    all.push(added)
    return added
  }

  /** Throws 400 for one of the options, and 404 when there is none. */
  function remove(id: string): void {
    const index = all.findIndex((known) => known.id === id)
    if (index < 0) throw plainError(404, 'There is no origin with this id')
    if (all[index]?.created === undefined)
      throw badRequest('This origin is among the settings that the lake is started with')
    sql.run`DELETE FROM origins WHERE id = ${id}`
    all.splice(index, 1)
  }

  /** Of several that match, one with credentials counts. */
  function accessFrom(origin: string): Access | undefined {
    const matching = all.filter(({ pages }) => pages.test(origin))
    return matching.find(({ withCredentials }) => withCredentials) ?? matching[0]
  }
}

function allowed(id: string, origin: string, withCredentials: boolean, created?: string): AllowedOrigin {
  return { id, origin, withCredentials, created, pages: pagesOf(origin) }
}

/** What the origin of a page has to be like. */
function pagesOf(origin: string): RegExp {
  if (origin === '*') return /^/
  const source = origin
    // A browser leaves the usual port out.
    .replace(/(?<=^http:.*):80$|(?<=^https:.*):443$/, '')
    .replaceAll(/[.[\]]/g, '\\$&')
    .replace('//*', '//[^/]+')
    .replace(/:\*$/, '(:\\d+)?')
  return new RegExp(`^${source}$`)
}
