import type { Reader } from '../documents/reader.ts'
import type { Role } from '../options.ts'
import type { CallerKind } from '../processes/fair-pool.ts'
import { EVERYTHING } from './people/people.ts'
import { type NamedToken, READER } from './tokens.ts'

/**
 * Who asks. Who reads as a stranger reads what is public; a member, by token or login, the rest too, and writes what their role
 * lets them. The kind says which share of the lake's time they have: that of those who are known, of a site's readers, or of strangers.
 */
export type Visitor = {
  id: string
  name: string
  readsAs: Reader
  kind: CallerKind
  role?: Role
  /** Aborted when the session of someone who logged in ends, or the token is revoked. */
  ended?: AbortSignal
}

/** Without a token and a login. */
export const ANYONE: Visitor = { id: '<anonymous>', name: 'Anonymous', readsAs: 'stranger', kind: 'stranger' }
/** With `viewerToken` of the options. */
export const VIEWER: Visitor = { id: 'viewer', name: 'Viewer token', readsAs: 'stranger', kind: 'known' }
/** The lake's own. */
export const TOKEN: Visitor = {
  id: 'token',
  name: 'API token',
  readsAs: 'program',
  kind: 'known',
  role: EVERYTHING,
}

/** Of those who have a token with a name. */
const READING = { readsAs: 'stranger', kind: 'reader' } as const
const WRITING = { readsAs: 'person', kind: 'known' } as const

const TOKEN_PREFIX = 'token-'

/** Whether somebody is a program: by the lake's own token, or by one with a name. */
export function isProgram(identity: string): boolean {
  return identity === TOKEN.id || isNamedToken(identity)
}

export function isNamedToken(identity: string): boolean {
  return identity.startsWith(TOKEN_PREFIX)
}

/** What such a token is known as in the history. */
export function identityOf({ id }: NamedToken): string {
  return `${TOKEN_PREFIX}${id}`
}

/** Who has such a token; the signal is aborted when it is revoked. */
export function visitorWith(token: NamedToken & { ended: AbortSignal }): Visitor {
  const { label, role, ended } = token
  const rights = role === READER ? READING : WRITING
  return { id: identityOf(token), name: label, ...rights, role, ended }
}
