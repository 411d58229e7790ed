import type { Variables } from '#content/environment/variables.ts'
import { Failure } from '../console/failure.ts'

/** The descriptors of sockets that listen already, opened by who started this process: those of the site and of the Studio. */
export type PassedSockets = { site?: number; studio?: number }

/** The first descriptor after input, output and errors. */
const FIRST = 3

/** Where a process of ours says which sockets it passes to its child, and from which descriptor on: `3:site:studio`. */
const PASSED = 'PASSED_SOCKETS'

/**
 * The sockets that systemd passes by its protocol for activation, sd_listen_fds(3), or a process of ours. Forgets the variables that
 * say so, which are meant for this process alone. Throws a `Failure` for a socket that has another name than `site` or `studio`.
 */
export function takePassedSockets(variables: Variables): PassedSockets {
  const own = variables[PASSED]
  delete variables[PASSED]
  if (own) return socketsFrom(own)
  const { LISTEN_PID, LISTEN_FDS, LISTEN_FDNAMES = '' } = variables
  for (const name of ['LISTEN_PID', 'LISTEN_FDS', 'LISTEN_FDNAMES']) delete variables[name]
  if (Number(LISTEN_PID) !== process.pid) return {}
  const names = LISTEN_FDNAMES.split(':').slice(0, Number(LISTEN_FDS))
  const sockets: PassedSockets = {}
  for (const [index, name] of names.entries()) {
    if (name !== 'site' && name !== 'studio')
      throw new Failure(
        `A socket named "${name}" was passed: say FileDescriptorName=site or FileDescriptorName=studio in its unit.`,
      )
    sockets[name] = FIRST + index
  }
  return sockets
}

/** The variable with which a child takes these sockets, and their descriptors in order: the child has them from `FIRST` on. */
export function passSockets(sockets: PassedSockets) {
  const named = (['site', 'studio'] as const).filter((name) => sockets[name] !== undefined)
  const descriptors = named.flatMap((name) => sockets[name] ?? [])
  return { variables: { [PASSED]: [FIRST, ...named].join(':') }, descriptors }
}

/** Whether this process was given the sockets by another one of ours, and so is a version that runs. */
export function isVersion(variables: Variables): boolean {
  return variables[PASSED] !== undefined
}

/** Whether systemd has passed sockets to this process. */
export function hasPassedSockets({ LISTEN_PID }: Variables): boolean {
  return Number(LISTEN_PID) === process.pid
}

function socketsFrom(text: string): PassedSockets {
  const [first, ...names] = text.split(':')
  const at = (name: string) => (names.includes(name) ? Number(first) + names.indexOf(name) : undefined)
  return { site: at('site'), studio: at('studio') }
}
