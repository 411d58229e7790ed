import type { Variables } from '../environment/project-root.ts'
import { LiveProcess } from '../product/processes/live-process.ts'

type Options = {
  directory: string
  port: number
  /** Options of Node, such as modules to preload. */
  node?: readonly string[]
  /** Besides those of every such lake. */
  variables?: Partial<Variables>
}

/** Starts `npm run lake`'s program as a child, on a folder and a port for one test. */
export function startLakeProcess({ directory, port, node = [], variables: more }: Options): LiveProcess {
  const variables = { ...lakeVariables({ directory, port }), ...more }
  return new LiveProcess({ name: 'the lake', arguments: [...node, 'scripts/commands/lake.ts'], variables })
}

/** The variables of such a lake, for commands that use it. */
export function lakeVariables({ directory, port }: Pick<Options, 'directory' | 'port'>) {
  const secret = 'a secret of more than twenty-four bytes'
  return {
    ...process.env,
    STUDIO_PORT: String(port),
    LAKE_URL: '',
    LAKE_DIRECTORY: directory,
    BACKUP_DIRECTORY: '',
    BACKUP_COMMAND: '',
    SANITY_PROJECT_ID: '',
    SANITY_API_WRITE_TOKEN: secret,
    SANITY_REVALIDATE_SECRET: secret,
    STUDIO_PASSWORD: secret,
  }
}
