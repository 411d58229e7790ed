import { hash, randomBytes, randomUUID } from 'node:crypto'
import type { Statements } from '../data/sqlite.ts'
import { badRequest, plainError } from '../errors/lake-error.ts'
import type { Role } from '../options.ts'

/** A token with a name, for one program. Its key is known to that program alone. */
export type NamedToken = { id: string; label: string; role: Role; created: string }

/** For those who read a site, of whom many may be behind one address: it opens nothing, and may be known to all of them. */
export const READER: Role = { name: 'reader', title: 'what is published', changes: [] }

/** The others have Sanity's names. Who has the last one may also change the settings of the lake. */
export const TOKEN_ROLES: readonly Role[] = [
  READER,
  { name: 'viewer', title: 'reading', changes: [] },
  { name: 'editor', title: 'documents', changes: 'everything' },
  { name: 'administrator', title: 'everything', changes: 'everything' },
]

const LONGEST_LABEL = 100

/** The named tokens of a lake. One that is revoked ends at once for whatever is still open for it. */
export function createTokens(sql: Statements) {
  const open = new Map<string, AbortController>()
  return { list, create, revoke, withKey }

  function list(): NamedToken[] {
    return sql.all`SELECT * FROM tokens ORDER BY created, id`.map(tokenIn)
  }

  /** Returns the key too, which nobody can read again. Throws 400 for a label or a role that can't be. */
  function create(label: string, roleName: string): NamedToken & { key: string } {
    const role = TOKEN_ROLES.find(({ name }) => name === roleName)
    if (!role) throw badRequest('The role of a token is reader, viewer, editor or administrator')
    const name = label.trim()
    if (name === '' || name.length > LONGEST_LABEL)
      throw badRequest(`The label of a token has 1 to ${LONGEST_LABEL} characters`)
    const token = { id: randomUUID(), label: name, role, created: new Date().toISOString() }
    const key = randomBytes(32).toString('base64url')
    sql.run`INSERT INTO tokens (hash, id, label, role, created)
      VALUES (${hashOf(key)}, ${token.id}, ${token.label}, ${role.name}, ${token.created})`
    return { ...token, key }
  }

  /** Throws 404 when there is no such token. */
  function revoke(id: string): void {
    const { changes } = sql.run`DELETE FROM tokens WHERE id = ${id}`
    if (changes === 0) throw plainError(404, 'There is no token with this id')
    open.get(id)?.abort()
    open.delete(id)
  }

  /** The token of a key, and the signal that it was revoked; undefined when there is none. */
  function withKey(key: string): (NamedToken & { ended: AbortSignal }) | undefined {
    const row = sql.get`SELECT * FROM tokens WHERE hash = ${hashOf(key)}`
    if (!row) return undefined
    const token = tokenIn(row)
    const ending = open.get(token.id) ?? new AbortController()
    open.set(token.id, ending)
    return { ...token, ended: ending.signal }
  }
}

/** A key is long and random, so that nobody finds it by trying digests. */
function hashOf(key: string): string {
  return hash('sha256', key)
}

function tokenIn(row: Record<string, unknown>): NamedToken {
  const role = TOKEN_ROLES.find(({ name }) => name === row.role)
  if (!role) throw new Error(`The token ${row.id} has the role ${row.role}, which there is not`)
  return { id: String(row.id), label: String(row.label), role, created: String(row.created) }
}
