import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { explain, Failure } from '../console/failure.ts'
import { log } from '../console/log.ts'
import { type PassedSockets, passSockets } from '../environment/passed-sockets.ts'
import { givenVariables } from '../environment/project-root.ts'

/** What a version is asked over the channel of its process. Other versions know these words: add some, change none. */
export const acts = ['make-way', 'resume', 'leave'] as const
export type Act = (typeof acts)[number]

/** What a version says there. */
export const answer = z.object({
  ready: z.literal(true).optional(),
  done: z.enum(acts).optional(),
  failure: z.string().optional(),
})
type Answer = z.infer<typeof answer>

/** After these times it hangs, in milliseconds: a lake that changes its tables makes a backup first. */
export const longest = {
  start: 15 * 60_000,
  'make-way': 60_000,
  resume: 15 * 60_000,
  leave: 60_000,
  stop: 10_000,
}

const NODE = 'node_modules/.bin/node'
/** The first descriptor of a child after input, output and errors. */
const FIRST = 3

/** A version of the product that runs, as a child that has the sockets and the Node of its folder. */
export class RunningVersion {
  readonly folder: string
  /** Resolves when it serves; rejects with a `Failure` when it ended or failed before. */
  readonly ready: Promise<void>
  /** Resolves to the exit code. */
  readonly ended: Promise<number>
  readonly #child: ChildProcess
  readonly #longest: typeof longest

  constructor(folder: string, sockets: PassedSockets, options: readonly string[], patience: typeof longest) {
    this.folder = folder
    this.#longest = patience
    const { variables, descriptors } = passSockets(sockets, FIRST)
    this.#child = spawn(path.join(folder, NODE), ['scripts/commands/run.mjs', 'start', ...options], {
      cwd: folder,
      // Each version keeps its own compiled modules.
      env: { ...givenVariables, NODE_COMPILE_CACHE: '', ...variables },
      stdio: ['inherit', 'inherit', 'inherit', ...descriptors, 'ipc'],
    })
    this.ended = new Promise((resolve) => {
      this.#child.once('exit', (code) => resolve(code ?? 1))
      this.#child.once('error', () => resolve(1))
    })
    this.ready = this.#hear('start', ({ ready }) => ready === true)
    // Nobody may wait for it: a version that ends is noticed all the same.
    this.ready.catch(() => undefined)
  }

  /** Ends all parts of it but the one that serves visitors. */
  makeWay(): Promise<void> {
    return this.#ask('make-way')
  }

  /** Starts them again. */
  resume(): Promise<void> {
    return this.#ask('resume')
  }

  /** Has it answer its last visitors, and end; ends it when it does not. */
  async leave(): Promise<void> {
    await this.#ask('leave').catch((error: unknown) => log({ event: 'error', message: explain(error) }))
    await this.stop()
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal)
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGTERM')
    const force = setTimeout(() => this.#child.kill('SIGKILL'), this.#longest.stop)
    await this.ended
    clearTimeout(force)
  }

  #ask(act: Act): Promise<void> {
    const heard = this.#hear(act, ({ done }) => done === act)
    if (this.#child.connected) this.#child.send(act)
    return heard
  }

  #hear(what: 'start' | Act, isIt: (said: Answer) => boolean): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const fail = (words: string) => reject(new Failure(words))
    const listen = (message: unknown) => {
      const said = answer.parse(message)
      if (isIt(said)) resolve()
      else if (said.failure !== undefined) fail(said.failure)
    }
    const name = `The version in ${this.folder}`
    const patience = setTimeout(
      () => fail(`${name} hangs: it took too long to ${what}.`),
      this.#longest[what],
    )
    this.#child.on('message', listen)
    void this.ended.then((code) => fail(`${name} ended with the code ${code}. Its log says why.`))
    return promise.finally(() => {
      clearTimeout(patience)
      this.#child.off('message', listen)
    })
  }
}

/** Throws a `Failure` when no version is installed in the folder. */
export function requireInstalled(folder: string): void {
  if (!existsSync(path.join(folder, NODE)))
    throw new Failure(`${folder} has no ${NODE}: it has no version, or one that is not installed ("npm ci").`)
}
