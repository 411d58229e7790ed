import { randomBytes } from 'node:crypto'
import type { SQLOutputValue } from 'node:sqlite'
import type { Statements } from '../../data/sqlite.ts'
import { badRequest, plainError } from '../../errors/lake-error.ts'
import type { LakeOptions, Role } from '../../options.ts'
import type { Passkeys } from '../passkeys/passkeys.ts'
import type { RecoveryCodes } from '../passkeys/recovery-codes.ts'
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

type Settings = Pick<LakeOptions, 'password' | 'isPasswordMade' | 'storage'> & { roles: readonly Role[] }

/** Who asks for another password, and whether a program has made it. */
type Change = { by?: Request; isMade?: boolean }

/** What people have beside a name and a password, and what ends with them. */
type Held = { sessions: Sessions; passkeys: Passkeys; recoveryCodes: RecoveryCodes }

/** Who may log in: the owner, whom nobody can remove, and the people who were added. Every change is on disk at once. */
export function createPeople(
  sql: Statements,
  { sessions, passkeys, recoveryCodes }: Held,
  { password: ownersPassword, isPasswordMade = false, roles, storage }: Settings,
) {
  const cost = storage === 'memory' ? COST_OF_TESTS : COST
  forgetReplaced()
  return {
    ...{ list, find, named, nameOf, require, counted, add, remove },
    ...{ setPassword, switchPasswordOff, withPassword, hasPassword, hasMadePassword, mistakeInOwners },
  }

  /** The owner first, then the others by name. */
  function list(): Person[] {
    const others = sql.all`SELECT id, name, role FROM people
      WHERE removed IS NULL AND id <> ${OWNER.id} ORDER BY name COLLATE NOCASE`
    return [OWNER, ...others.map(personOf)]
  }

  function find(id: string): Person | undefined {
    if (id === OWNER.id) return OWNER
    const row = sql.get`SELECT id, name, role FROM people WHERE removed IS NULL AND id = ${id}`
    return row && personOf(row)
  }

  /** Also of someone who has been removed since; undefined for an id that nobody ever had. */
  function nameOf(id: string): string | undefined {
    const row = sql.get`SELECT name FROM people WHERE id = ${id}`
    return id === OWNER.id ? OWNER.name : row && String(row.name)
  }

  /** Throws 400 for a name, role or password that can't be, and 409 for a name that is taken. */
  async function add(given: {
    name: string
    role: string
    password: string
    isMade?: boolean
  }): Promise<Person> {
    const [name, role] = [requireName(given.name), requireRole(given.role, roles)]
    const person = { id: `person-${randomBytes(6).toString('hex')}`, name, role }
    await requirePassword(given.password)
    const hash = await hashOf(given.password, cost)
    if (named(name))
      throw plainError(409, `There is a “${name}” already: choose another name, such as “${name} B.”`)
    sql.run`INSERT INTO people (id, name, role, password, made)
      VALUES (${person.id}, ${name}, ${role.name}, ${hash}, ${given.isMade ? 1 : 0})`
    return person
  }

  /** Ends their sessions at once, and what else lets them in. Throws 404 for a name that nobody has, and 409 for the owner. */
  function remove(name: string): Person {
    const person = require(name)
    if (person.id === OWNER.id) throw plainError(409, 'The owner can’t be removed.')
    sql.run`UPDATE people SET removed = ${Date.now()}, password = '' WHERE id = ${person.id}`
    passkeys.removeAllOf(person.id)
    recoveryCodes.endAllOf(person.id)
    sessions.endAllOf(person.id)
    return person
  }

  /**
   * Ends their sessions except that of `by`, who asks for it: another session may be the reason. Throws 400 for a password
   * that is too short or too common.
   */
  async function setPassword(person: Person, password: string, { by, isMade }: Change = {}): Promise<void> {
    await requirePassword(password)
    await keepHash(person, await hashOf(password, cost), isMade)
    sessions.endAllOf(person.id, by)
  }

  /** From now on nobody logs in with a password of this person, who needs another way. Their sessions go on. */
  function switchPasswordOff(person: Person): Promise<void> {
    return keepHash(person, '')
  }

  function hasPassword({ id }: Person): boolean {
    return hashFor(id) !== ''
  }

  /** Whether the password was made by a program: its place is to be taken by one of the person's own, or by a passkey. */
  function hasMadePassword({ id }: Person): boolean {
    const row = sql.get`SELECT made FROM people WHERE id = ${id} AND removed IS NULL`
    return row ? row.made === 1 : id === OWNER.id && isPasswordMade
  }

  /** Who has this name and this password. Without a name it is the owner. */
  async function withPassword(name: string, password: string): Promise<Person | undefined> {
    const person = named(counted(name))
    const hash = hashFor(person?.id ?? '')
    if (person?.id === OWNER.id && hash === undefined)
      return isSame(password, ownersPassword) ? person : undefined
    // So that nobody learns from the time which names there are.
    const isRight = await isHashOf(hash || hashOfNone(cost), password)
    // While the hash was computed, the person may have been removed or may have another password.
    return isRight && person && hash && hashFor(person.id) === hash ? person : undefined
  }

  /** What would be wrong with the owner's password if it were a new one, unless the owner has taken another. See `mistakeIn`. */
  async function mistakeInOwners(): Promise<string | undefined> {
    return hashFor(OWNER.id) === undefined ? mistakeIn(ownersPassword) : undefined
  }

  /** Throws 404 for a name that nobody has. */
  function require(name: string): Person {
    const person = named(name)
    if (person) return person
    const names = list().map((one) => one.name)
    throw plainError(404, `There is nobody named “${name}”, only ${names.join(', ')}.`)
  }

  function personOf({ id, name, role }: Record<string, SQLOutputValue>): Person {
    return { id: String(id), name: String(name), role: roleNamed(String(role), roles) }
  }

  function named(name: string): Person | undefined {
    return list().find((person) => isSameName(person.name, name))
  }

  /** One spelling of a name, whether somebody has it or not, by which what is tried with it is counted. Without a name it is the owner's. */
  function counted(name: string): string {
    const spelled = plain(name || OWNER.name).toLowerCase()
    return spelled.slice(0, 5 * LONGEST_NAME) || counted('')
  }

  function hashFor(id: string): string | undefined {
    const row = sql.get`SELECT password FROM people WHERE id = ${id} AND removed IS NULL`
    return row && String(row.password)
  }

  /** In the place of the owner's former one comes a row, which also says what password of the environment it replaces. */
  async function keepHash({ id, name, role }: Person, hash: string, isMade = false): Promise<void> {
    const made = isMade ? 1 : 0
    if (id === OWNER.id)
      sql.run`INSERT OR REPLACE INTO people (id, name, role, password, made, replaces)
        VALUES (${id}, ${name}, ${role.name}, ${hash}, ${made}, ${await hashOf(ownersPassword, cost)})`
    else sql.run`UPDATE people SET password = ${hash}, made = ${made} WHERE id = ${id} AND removed IS NULL`
  }

  /** Another password for the owner in the environment replaces the owner's own, which may be forgotten. */
  function forgetReplaced(): void {
    const row = sql.get`SELECT replaces FROM people WHERE id = ${OWNER.id}`
    if (row && !isHashOfSync(String(row.replaces), ownersPassword))
      sql.run`DELETE FROM people WHERE id = ${OWNER.id}`
  }
}

export type People = ReturnType<typeof createPeople>

/** The role of this name; one that is no longer known may change nothing. */
function roleNamed(name: string, roles: readonly Role[]): Role {
  return [EVERYTHING, ...roles].find((role) => role.name === name) ?? { name, title: 'reading', changes: [] }
}

/** Throws 400 unless there is a role of this name. */
function requireRole(name: string, roles: readonly Role[]): Role {
  const role = roleNamed(name, roles)
  if ([EVERYTHING, ...roles].includes(role)) return role
  const names = [EVERYTHING, ...roles].map((one) => one.name).join(' or ')
  throw badRequest(`There is no role “${name}”: choose ${names}.`)
}

/** The name without needless space. Throws 400 when it is none. */
function requireName(text: string): string {
  const name = plain(text)
  if (name.length > 0 && name.length <= LONGEST_NAME && !/\p{C}/u.test(name)) return name
  throw badRequest(`A name has 1 to ${LONGEST_NAME} letters, such as “Maria”.`)
}

/** Whether two names are the same for a person who types them. */
function isSameName(one: string, other: string): boolean {
  return plain(one).toLowerCase() === plain(other).toLowerCase()
}

function plain(name: string): string {
  return name.normalize().trim().replace(/\s+/g, ' ')
}
