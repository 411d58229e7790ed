import { LiveProcess } from '../product/processes/live-process.ts'

type Options = {
  directory: string
  port: number
  /** Options of Node, such as modules to preload. */
  node?: readonly string[]
}

/** Starts `npm run lake`'s program as a child, on a folder and a port for one test. */
export function startLakeProcess({ directory, port, node = [] }: Options): LiveProcess {
  const variables = lakeVariables({ directory, port })
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
    SANITY_PROJECT_ID: '',
    SANITY_API_WRITE_TOKEN: secret,
    SANITY_REVALIDATE_SECRET: secret,
    STUDIO_PASSWORD: secret,
  }
}
