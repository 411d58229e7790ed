import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { Failure } from '../console/failure.ts'
import { type PassedSockets, passSockets } from '../environment/passed-sockets.ts'
import { givenVariables } from '../environment/project-root.ts'
import { FIRST_SOCKET } from '../product/processes/command.ts'
import type { Listener } from '../product/processes/kept-output.ts'
import { LiveProcess } from '../product/processes/live-process.ts'
import type { RunningVersion } from './running-version.ts'

/** What one version asks of another over the channel of its process. Other versions know these words: add some, change none. */
export const acts = ['prepare', 'take', 'alone', 'release', 'resume', 'retire'] as const
export type Act = (typeof acts)[number]

const answered = z.object({
  done: z.enum(acts).optional(),
  failure: z.string().optional(),
  site: z.string().optional(),
})

/** Where each version has the program that takes over. */
const PROGRAM = ['scripts/commands/run.mjs', 'take-over']

/** Another version, in a process of its own, which its own Node runs with the sockets of this one. */
export class Successor implements RunningVersion {
  readonly folder: string
  readonly #process: LiveProcess
  #site = ''

  /** Throws a `Failure` when the folder has no version that is installed and can take over. */
  constructor(folder: string, sockets: PassedSockets) {
    const node = path.join(folder, 'node_modules/.bin/node')
    for (const file of ['scripts/commands/take-over.ts', 'node_modules/.bin/node'])
      if (!existsSync(path.join(folder, file)))
        throw new Failure(
          `${folder} has no ${file}: it is no version that can take over, or not installed ("npm ci").`,
        )
    this.folder = folder
    const { variables, descriptors } = passSockets(sockets, FIRST_SOCKET)
    this.#process = new LiveProcess({
      name: `the version in ${folder}`,
      node,
      arguments: PROGRAM,
      // Each version keeps its own compiled modules.
      variables: { ...givenVariables, NODE_COMPILE_CACHE: '', ...variables },
      directory: folder,
      sockets: descriptors,
    })
  }

  get site(): string {
    return this.#site
  }

  get ended(): Promise<number | string> {
    return this.#process.ended
  }

  get isStopping(): boolean {
    return this.#process.isStopping
  }

  echo(listener: Listener): void {
    this.#process.echo(listener)
  }

  /** Resolves when its pages are made and checked, on the ground of the site that is served now. */
  async prepare(formerSite: string): Promise<void> {
    this.#site = (await this.#ask('prepare', formerSite)) ?? ''
  }

  /** Resolves when it serves owner and visitors. */
  async take(): Promise<void> {
    await this.#ask('take')
  }

  /** Tells it that the former version has ended. */
  async alone(): Promise<void> {
    await this.#ask('alone')
  }

  async release(): Promise<void> {
    await this.#ask('release')
  }

  async resume(): Promise<void> {
    await this.#ask('resume')
  }

  async retire(): Promise<void> {
    await this.#ask('retire')
    await this.stop()
  }

  stop(): Promise<void> {
    return this.#process.stop()
  }

  async #ask(act: Act, formerSite?: string): Promise<string | undefined> {
    const { child } = this.#process
    const answer = new Promise<string | undefined>((resolve, reject) => {
      const hear = (message: unknown) => {
        const { done, failure, site } = answered.parse(message)
        if (done !== act && failure === undefined) return
        child.off('message', hear)
        if (failure === undefined) resolve(site)
        else reject(new Failure(failure))
      }
      child.on('message', hear)
    })
    if (child.connected) child.send({ act, formerSite })
    const early = this.ended.then((code) => Promise.reject(this.#process.failure(code)))
    return Promise.race([answer, early])
  }
}
