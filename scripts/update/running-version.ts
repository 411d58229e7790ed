import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '../console/failure.ts'
import { type PassedSockets, passSockets } from '../environment/passed-sockets.ts'
import { givenVariables } from '../environment/project-root.ts'

/**
 * What a version is asked over the channel of its process, and says there when that is done. It says `ready` when it serves, and
 * what went wrong as an object with `failure`. Other versions know these words: add some, change none.
 */
export const acts = ['make-way', 'resume', 'leave'] as const
type Word = 'ready' | (typeof acts)[number]

/** After this time a version hangs, in milliseconds: a lake that changes its tables makes a backup first. */
export const LONGEST = 15 * 60_000
/** How long it has to end, in milliseconds. */
const LONGEST_END = 10_000

const NODE = 'node_modules/.bin/node'

/** A version of the product that runs, as a child that has the sockets, by the Node of its folder. */
export class RunningVersion {
  readonly folder: string
  /** Resolves to the exit code. */
  readonly ended: Promise<number>
  readonly #child: ChildProcess
  readonly #longest: number

  constructor(folder: string, sockets: PassedSockets, longest: number, ...options: readonly string[]) {
    this.folder = folder
    this.#longest = longest
    const { variables, descriptors } = passSockets(sockets)
    const own = path.join(folder, NODE)
    // An installation without the scripts of packages has none of its own.
    this.#child = spawn(
      existsSync(own) ? own : process.execPath,
      ['scripts/commands/run.mjs', 'start', ...options],
      {
        cwd: folder,
        // Each version keeps its own compiled modules.
        env: { ...givenVariables, NODE_COMPILE_CACHE: '', ...variables },
        stdio: ['inherit', 'inherit', 'inherit', ...descriptors, 'ipc'],
      },
    )
    this.ended = new Promise((resolve) => {
      this.#child.once('exit', (code) => resolve(code ?? 1)).once('error', () => resolve(1))
    })
  }

  /** Resolves when it is done; throws a `Failure` that says why it is not. */
  ask(act: (typeof acts)[number]): Promise<void> {
    const done = this.says(act)
    if (this.#child.connected) this.#child.send(act)
    return done
  }

  /** Throws a `Failure` when it says one, ends or hangs before. */
  says(word: Word): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const fail = (problem: string) => reject(new Failure(problem))
    const listen = (message: unknown) => {
      if (message === word) resolve()
      else if (typeof message === 'object' && message && 'failure' in message) fail(String(message.failure))
    }
    this.#child.on('message', listen)
    const name = `The version in ${this.folder}`
    const hangs = () => fail(`${name} hangs: it does not say "${word}".`)
    const patience = setTimeout(hangs, this.#longest)
    void this.ended.then((code) => fail(`${name} ended with the code ${code}. The log says why.`))
    return promise.finally(() => {
      clearTimeout(patience)
      this.#child.off('message', listen)
    })
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal)
  }

  async stop(): Promise<void> {
    this.signal('SIGTERM')
    const force = setTimeout(() => this.signal('SIGKILL'), LONGEST_END)
    await this.ended
    clearTimeout(force)
  }
}

/** Throws a `Failure` when no version is installed in the folder. */
export function requireInstalled(folder: string): void {
  if (!existsSync(path.join(folder, NODE)))
    throw new Failure(`${folder} has no ${NODE}: it has no version, or one that is not installed ("npm ci").`)
}
