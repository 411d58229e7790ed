import type { Variables } from '../../environment/project-root.ts'

export type Command = {
  /** Its name in messages: "the site". */
  name: string
  /** Node's arguments: options, the script, and the script's arguments. */
  arguments: readonly string[]
  variables: Variables
  /** The working directory; by default the root of the clone. */
  directory?: string
  /** The descriptor of a socket that listens already, for the child to take connections from. */
  socket?: number
}
