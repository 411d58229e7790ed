import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { createClient, type SanityClient } from '@sanity/client'
import { readEnvironment } from '#content/environment/environment.ts'
import { clientOptions } from '#content/environment/lake.ts'
import { freePorts } from '../environment/ports.ts'
import { root, type Variables } from '../environment/project-root.ts'
import { killAll, LiveProcess } from '../product/processes/live-process.ts'
import { withoutOwn } from './product/test-variables.ts'

/** A terminal for a program is made by the system's own tool, which some systems don't have. */
export const TERMINAL = '/usr/bin/script'

/** A lake in a temporary folder, and the commands that use it. It does not run yet. */
export class LakeOnDisk {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'lake-'))
  readonly directory = path.join(this.folder, 'lake')
  readonly port: number
  readonly variables: Variables
  readonly client: SanityClient
  #running: LiveProcess | undefined

  private constructor(port: number, more: Partial<Variables>) {
    this.port = port
    this.variables = { ...lakeVariables(this), ...more }
    this.client = clientOfLake(port)
  }

  /** The variables are besides those of every such lake. */
  static async open(more: Partial<Variables> = {}): Promise<LakeOnDisk> {
    const [port = 0] = await freePorts(1)
    return new LakeOnDisk(port, more)
  }

  async start(more: Partial<Variables> = {}): Promise<void> {
    this.#running = startLakeProcess({ ...this, variables: { ...this.variables, ...more } })
    await this.#running.ready()
  }

  async stop(): Promise<void> {
    await this.#running?.stop()
  }

  remove(): void {
    killAll()
    rmSync(this.folder, { recursive: true })
  }

  /** What a command of ours said, by its name in `scripts/commands`, and its exit code. */
  run(command: string, ...words: string[]) {
    return outcomeOf(this.variables, process.execPath, `scripts/commands/${command}.ts`, ...words)
  }

  /** The same at a terminal, where somebody types an answer to each question. */
  runAtTerminal(command: string, ...answers: string[]): Promise<string> {
    // A shell reads it, to which the path of a clone would be several words where it has blanks.
    const words = ['-qec', `"$NODE" scripts/commands/${command}`, '/dev/null']
    return new Promise((resolve) => {
      const options = { cwd: root, env: { ...this.variables, NODE: process.execPath } }
      const child = execFile(TERMINAL, words, options, (_, said) => resolve(said))
      child.stdout?.on('data', (text: string) => {
        const isAsking = stripVTControlCharacters(text).endsWith(': ')
        const answer = isAsking ? answers.shift() : undefined
        if (answer !== undefined) child.stdin?.write(answer)
      })
    })
  }
}

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
    ...withoutOwn,
    NODE_ENV: process.env.NODE_ENV,
    STUDIO_PORT: String(port),
    LAKE_DIRECTORY: directory,
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
