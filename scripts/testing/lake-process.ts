import { execFile } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { createClient, type SanityClient } from '@sanity/client'
import { readEnvironment } from '#content/environment/environment.ts'
import { clientOptions } from '#content/environment/lake.ts'
import { root, type Variables } from '../environment/project-root.ts'
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

/** A client with all rights of a lake on this port. */
export function clientOfLake(port: number): SanityClient {
  const { lake } = readEnvironment(lakeVariables({ directory: '', port }))
  return createClient({ ...clientOptions(lake), token: lake.token })
}

/** What a program said, and its exit code; nobody is at its terminal. */
export function outcomeOf(
  variables: Variables,
  program: string,
  ...words: string[]
): Promise<{ said: string; code: number | string }> {
  return new Promise((resolve) => {
    const child = execFile(program, words, { cwd: root, env: variables }, (error, said, complaints) =>
      resolve({ said: said + complaints, code: error ? (error.code ?? 1) : 0 }),
    )
    child.stdin?.end()
  })
}

/** A terminal for a program is made by the system's own tool, which some systems don't have. */
export const TERMINAL = '/usr/bin/script'

/** What a script of ours says at a terminal, where somebody types an answer to each question. */
export function saidAtTerminal(variables: Variables, script: string, ...answers: string[]): Promise<string> {
  const words = ['-qec', `${process.execPath} ${script}`, '/dev/null']
  return new Promise((resolve) => {
    const child = execFile(TERMINAL, words, { cwd: root, env: variables }, (_, said) => resolve(said))
    child.stdout?.on('data', (text: string) => {
      const isAsking = stripVTControlCharacters(text).endsWith(': ')
      const answer = isAsking ? answers.shift() : undefined
      if (answer !== undefined) child.stdin?.write(answer)
    })
  })
}
