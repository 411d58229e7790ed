import { randomBytes } from 'node:crypto'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { plainError } from '../../errors/lake-error.ts'
import type { LakeOptions, Role } from '../../options.ts'
import { isSame } from '../secret-cookie.ts'
import {
  COST,
  COST_OF_TESTS,
  hashOf,
  hashOfNone,
  isHashOf,
  isHashOfSync,
  mistakeIn,
  requirePassword,
} from './passwords.ts'
import type { Sessions } from './sessions.ts'

/** Someone who may log in. */
export type Person = { id: string; name: string; role: Role }

/** May change everything. A token and the owner have this role always. */
export const EVERYTHING: Role = { name: 'everything', title: 'everything', changes: 'everything' }

const OWNER: Person = { id: 'owner', name: 'Owner', role: EVERYTHING }

const LONGEST_NAME = 40

type Settings = Pick<LakeOptions, 'password' | 'storage'> & { roles: readonly Role[] }

const PRESENT = 'SELECT id, name, role FROM people WHERE removed IS NULL'

/** Who may log in: the owner, whom nobody can remove, and the people who were added. Every change is on disk at once. */
export class People {
  readonly #database: DatabaseSync
  readonly #sessions: Sessions
  readonly #settings: Settings
  readonly #cost: typeof COST

  constructor(database: DatabaseSync, sessions: Sessions, settings: Settings) {
    this.#database = database
    this.#sessions = sessions
    this.#settings = settings
    this.#cost = settings.storage === 'memory' ? COST_OF_TESTS : COST
    this.#forgetReplaced()
  }

  /** The owner first, then the others by name. */
  list(): Person[] {
    const select = this.#database.prepare(`${PRESENT} AND id <> ? ORDER BY name COLLATE NOCASE`)
    return [OWNER, ...select.all(OWNER.id).map((row) => this.#personOf(row))]
  }

  find(id: string): Person | undefined {
    if (id === OWNER.id) return OWNER
    const row = this.#database.prepare(`${PRESENT} AND id = ?`).get(id)
    return row && this.#personOf(row)
  }

  /** Also of someone who has been removed since; undefined for an id that nobody ever had. */
  nameOf(id: string): string | undefined {
    const row = this.#database.prepare('SELECT name FROM people WHERE id = ?').get(id)
    return id === OWNER.id ? OWNER.name : row && String(row.name)
  }

  /** Throws 400 for a name, role or password that can't be, and 409 for a name that is taken. */
  async add({ name, role, password }: { name: string; role: string; password: string }): Promise<Person> {
    const person = {
      id: `person-${randomBytes(6).toString('hex')}`,
      name: requireName(name),
      role: requireRole(role, this.#settings.roles),
    }
    await requirePassword(password)
    const hash = await hashOf(password, this.#cost)
    if (this.named(person.name))
      throw plainError(
        409,
        `There is a “${person.name}” already: choose another name, such as “${person.name} B.”`,
      )
    this.#database
      .prepare('INSERT INTO people (id, name, role, password) VALUES (?, ?, ?, ?)')
      .run(person.id, person.name, person.role.name, hash)
    return person
  }

  /** Ends their sessions at once. Throws 404 for a name that nobody has, and 409 for the owner. */
  remove(name: string): Person {
    const person = this.require(name)
    if (person.id === OWNER.id) throw plainError(409, 'The owner can’t be removed.')
    this.#database
      .prepare("UPDATE people SET removed = ?, password = '' WHERE id = ?")
      .run(Date.now(), person.id)
    this.#sessions.endAllOf(person.id)
    return person
  }

  /**
   * Ends their sessions except that of `by`, who asks for it: another session may be the reason. Throws 400 for a password
   * that is too short or too common.
   */
  async setPassword(person: Person, password: string, by?: Request): Promise<void> {
    await requirePassword(password)
    const hash = await hashOf(password, this.#cost)
    if (person.id === OWNER.id) await this.#replaceOwners(hash)
    else
      this.#database
        .prepare('UPDATE people SET password = ? WHERE id = ? AND removed IS NULL')
        .run(hash, person.id)
    this.#sessions.endAllOf(person.id, by)
  }

  /** Who has this name and this password. Without a name it is the owner. */
  async withPassword(name: string, password: string): Promise<Person | undefined> {
    const person = this.named(this.counted(name))
    const hash = this.#hashFor(person?.id ?? '')
    if (person?.id === OWNER.id && hash === undefined)
      return isSame(password, this.#settings.password) ? person : undefined
    // So that nobody learns from the time which names there are.
    const isRight = await isHashOf(hash ?? hashOfNone(this.#cost), password)
    // While the hash was computed, the person may have been removed or may have another password.
    return isRight && person && this.#hashFor(person.id) === hash ? person : undefined
  }

  /** What would be wrong with the owner's password if it were a new one, unless the owner has taken another. See `mistakeIn`. */
  async mistakeInOwners(): Promise<string | undefined> {
    return this.#hashFor(OWNER.id) === undefined ? mistakeIn(this.#settings.password) : undefined
  }

  /** Throws 404 for a name that nobody has. */
  require(name: string): Person {
    const person = this.named(name)
    if (person) return person
    const names = this.list().map((one) => one.name)
    throw plainError(404, `There is nobody named “${name}”, only ${names.join(', ')}.`)
  }

  #personOf({ id, name, role }: Record<string, SQLOutputValue>): Person {
    return { id: String(id), name: String(name), role: roleNamed(String(role), this.#settings.roles) }
  }

  named(name: string): Person | undefined {
    return this.list().find((person) => isSameName(person.name, name))
  }

  /** One spelling of a name, whether somebody has it or not, by which what is tried with it is counted. Without a name it is the owner's. */
  counted(name: string): string {
    return (
      plain(name || OWNER.name)
        .toLowerCase()
        .slice(0, 5 * LONGEST_NAME) || this.counted('')
    )
  }

  #hashFor(id: string): string | undefined {
    const find = this.#database.prepare('SELECT password FROM people WHERE id = ? AND removed IS NULL')
    const row = find.get(id)
    return row && String(row.password)
  }

  async #replaceOwners(hash: string): Promise<void> {
    const replaced = await hashOf(this.#settings.password, this.#cost)
    const { id, name, role } = OWNER
    this.#database
      .prepare('INSERT OR REPLACE INTO people (id, name, role, password, replaces) VALUES (?, ?, ?, ?, ?)')
      .run(id, name, role.name, hash, replaced)
  }

  /** Another password for the owner in the environment replaces the owner's own, which may be forgotten. */
  #forgetReplaced(): void {
    const row = this.#database.prepare('SELECT replaces FROM people WHERE id = ?').get(OWNER.id)
    if (row && !isHashOfSync(String(row.replaces), this.#settings.password))
      this.#database.prepare('DELETE FROM people WHERE id = ?').run(OWNER.id)
  }
}

/** The role of this name; one that is no longer known may change nothing. */
function roleNamed(name: string, roles: readonly Role[]): Role {
  return [EVERYTHING, ...roles].find((role) => role.name === name) ?? { name, title: 'reading', changes: [] }
}

/** Throws 400 unless there is a role of this name. */
function requireRole(name: string, roles: readonly Role[]): Role {
  const role = roleNamed(name, roles)
  if ([EVERYTHING, ...roles].includes(role)) return role
  const names = [EVERYTHING, ...roles].map((one) => one.name).join(' or ')
  throw plainError(400, `There is no role “${name}”: choose ${names}.`)
}

/** The name without needless space. Throws 400 when it is none. */
function requireName(text: string): string {
  const name = plain(text)
  if (name.length > 0 && name.length <= LONGEST_NAME && !/\p{C}/u.test(name)) return name
  throw plainError(400, `A name has 1 to ${LONGEST_NAME} letters, such as “Maria”.`)
}

/** Whether two names are the same for a person who types them. */
function isSameName(one: string, other: string): boolean {
  return plain(one).toLowerCase() === plain(other).toLowerCase()
}

function plain(name: string): string {
  return name.normalize().trim().replace(/\s+/g, ' ')
}
