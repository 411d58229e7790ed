import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { plainError } from '../errors/lake-error.ts'
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
export class Tokens {
  readonly #database: DatabaseSync
  readonly #open = new Map<string, AbortController>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  list(): NamedToken[] {
    return this.#database.prepare('SELECT * FROM tokens ORDER BY created, id').all().map(tokenIn)
  }

  /** Returns the key too, which nobody can read again. Throws 400 for a label or a role that can't be. */
  create(label: string, roleName: string): NamedToken & { key: string } {
    const role = TOKEN_ROLES.find(({ name }) => name === roleName)
    if (!role) throw plainError(400, 'The role of a token is reader, viewer, editor or administrator')
    const name = label.trim()
    if (name === '' || name.length > LONGEST_LABEL)
      throw plainError(400, `The label of a token has 1 to ${LONGEST_LABEL} characters`)
    const token = { id: randomUUID(), label: name, role, created: new Date().toISOString() }
    const key = randomBytes(32).toString('base64url')
    const insert = 'INSERT INTO tokens (hash, id, label, role, created) VALUES (?, ?, ?, ?, ?)'
    this.#database.prepare(insert).run(hashOf(key), token.id, token.label, role.name, token.created)
    return { ...token, key }
  }

  /** Throws 404 when there is no such token. */
  revoke(id: string): void {
    const { changes } = this.#database.prepare('DELETE FROM tokens WHERE id = ?').run(id)
    if (changes === 0) throw plainError(404, 'There is no token with this id')
    this.#open.get(id)?.abort()
    this.#open.delete(id)
  }

  /** The token of a key, and the signal that it was revoked; undefined when there is none. */
  withKey(key: string): (NamedToken & { ended: AbortSignal }) | undefined {
    const row = this.#database.prepare('SELECT * FROM tokens WHERE hash = ?').get(hashOf(key))
    if (!row) return undefined
    const token = tokenIn(row)
    const open = this.#open.get(token.id) ?? new AbortController()
    this.#open.set(token.id, open)
    return { ...token, ended: open.signal }
  }
}

/** A key is long and random, so that nobody finds it by trying digests. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

function tokenIn(row: Record<string, unknown>): NamedToken {
  const role = TOKEN_ROLES.find(({ name }) => name === row.role)
  if (!role) throw new Error(`The token ${row.id} has the role ${row.role}, which there is not`)
  return { id: String(row.id), label: String(row.label), role, created: String(row.created) }
}
