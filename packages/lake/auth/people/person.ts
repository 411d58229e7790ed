import { plainError } from '../../errors/lake-error.ts'
import type { Role } from '../../options.ts'

/** Someone who may log in. */
export type Person = { id: string; name: string; role: Role }

/** May change everything. A token and the owner have this role always. */
export const EVERYTHING: Role = { name: 'everything', title: 'everything', changes: 'everything' }

export const OWNER: Person = { id: 'owner', name: 'Owner', role: EVERYTHING }

const LONGEST_NAME = 40

/** The role of this name; one that is no longer known may change nothing. */
export function roleNamed(name: string, roles: readonly Role[]): Role {
  return [EVERYTHING, ...roles].find((role) => role.name === name) ?? { name, title: 'reading', changes: [] }
}

/** Throws 400 unless there is a role of this name. */
export function requireRole(name: string, roles: readonly Role[]): Role {
  const role = roleNamed(name, roles)
  if ([EVERYTHING, ...roles].includes(role)) return role
  const names = [EVERYTHING, ...roles].map((one) => one.name).join(' or ')
  throw plainError(400, `There is no role “${name}”: choose ${names}.`)
}

/** The name without needless space. Throws 400 when it is none. */
export function requireName(text: string): string {
  const name = plain(text)
  if (name.length > 0 && name.length <= LONGEST_NAME && !/\p{C}/u.test(name)) return name
  throw plainError(400, `A name has 1 to ${LONGEST_NAME} letters, such as “Maria”.`)
}

/** Whether two names are the same for a person who types them. */
export function isSameName(one: string, other: string): boolean {
  return plain(one).toLowerCase() === plain(other).toLowerCase()
}

function plain(name: string): string {
  return name.normalize().trim().replace(/\s+/g, ' ')
}
