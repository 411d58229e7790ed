import type { Variables } from '../../environment/project-root.ts'

/** Which descriptor a child has its first socket as: the one after its output and its channel. */
export const FIRST_SOCKET = 4

export type Command = {
  /** Its name in messages: "the site". */
  name: string
  /** The Node that runs it; by default the one that runs this process. */
  node?: string
  /** Node's arguments: options, the script, and the script's arguments. */
  arguments: readonly string[]
  variables: Variables
  /** The working directory; by default the root of the clone. */
  directory?: string
  /** The descriptors of sockets that listen already, for the child to take connections from; it has them from `FIRST_SOCKET` on. */
  sockets?: readonly number[]
}
