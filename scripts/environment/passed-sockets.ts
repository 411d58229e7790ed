import type { Variables } from '#content/environment/variables.ts'
import { Failure } from '../console/failure.ts'

/** The descriptors of sockets that listen already, opened by who started this process: those of the site and of the Studio. */
export type PassedSockets = { site?: number; studio?: number }

/** The first descriptor after input, output and errors. */
const FIRST = 3

/**
 * The sockets that systemd passes by its protocol for activation, sd_listen_fds(3). Forgets the variables that say so, which are
 * meant for this process alone. Throws a `Failure` for a socket that has another name than `site` or `studio`.
 */
export function takePassedSockets(variables: Variables): PassedSockets {
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
