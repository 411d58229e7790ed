import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { explain, Failure } from '../console/failure.ts'
import { log } from '../console/log.ts'
import { type PassedSockets, passSockets } from '../environment/passed-sockets.ts'
import { givenVariables } from '../environment/project-root.ts'
import { FIRST_SOCKET } from '../product/processes/command.ts'
import { ending } from '../product/processes/ending.ts'
import type { Listener } from '../product/processes/kept-output.ts'
import { LiveProcess } from '../product/processes/live-process.ts'
import type { RunningVersion } from './running-version.ts'

/** What one version asks of another over the channel of its process. Other versions know these words: add some, change none. */
export const acts = ['prepare', 'take', 'alone', 'release', 'resume', 'retire'] as const
export type Act = (typeof acts)[number]

/**
 * After these times it hangs, in milliseconds: making all pages takes minutes, as does a backup before the lake changes its tables.
 */
export const longest: Readonly<Record<Act, number>> = {
  prepare: 60 * 60_000,
  take: 15 * 60_000,
  alone: 2 * 60_000,
  release: 2 * 60_000,
  resume: 15 * 60_000,
  retire: 2 * 60_000,
}

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
  readonly #longest: Readonly<Record<Act, number>>
  #site = ''

  /** Throws a `Failure` when the folder has no version that is installed and can take over. */
  constructor(folder: string, sockets: PassedSockets, patience = longest) {
    const node = path.join(folder, 'node_modules/.bin/node')
    for (const file of ['scripts/commands/take-over.ts', 'node_modules/.bin/node'])
      if (!existsSync(path.join(folder, file)))
        throw new Failure(
          `${folder} has no ${file}: it is no version that can take over, or not installed ("npm ci").`,
        )
    this.folder = folder
    this.#longest = patience
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

  /** Ends in any case: no other version could take over as long as this one does not. */
  async retire(): Promise<void> {
    try {
      await this.#ask('retire')
    } catch (error) {
      if (!ending.signal.aborted) log({ event: 'error', message: explain(error) })
    }
    await this.stop()
  }

  stop(): Promise<void> {
    return this.#process.stop()
  }

  async #ask(act: Act, formerSite?: string): Promise<string | undefined> {
    const { child } = this.#process
    let patience: NodeJS.Timeout | undefined
    const answer = new Promise<string | undefined>((resolve, reject) => {
      const words = `The version in ${this.folder} has not answered to "${act}" for too long.`
      patience = setTimeout(() => reject(new Failure(words)), this.#longest[act])
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
    return Promise.race([answer, early]).finally(() => clearTimeout(patience))
  }
}
