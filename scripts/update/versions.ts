import { realpathSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { explain, Failure } from '../console/failure.ts'
import { log } from '../console/log.ts'
import type { PassedSockets } from '../environment/passed-sockets.ts'
import { LONGEST, RunningVersion, requireInstalled } from './running-version.ts'

/**
 * The process with the sockets, which takes no connection itself: who comes while no version does waits. It ends with the
 * version that it runs; what has started it starts it again, in the folder of the version that ran last.
 */
export class Versions {
  readonly #home: string
  readonly #sockets: PassedSockets
  readonly #longestOf: (folder: string) => number
  readonly #all = new Set<RunningVersion>()
  #running: RunningVersion
  #isReady: Promise<void>
  #isSwitching = false
  #isEnding = false

  constructor(
    folder: string,
    home: string,
    sockets: PassedSockets,
    longestOf: (folder: string) => number = () => LONGEST,
  ) {
    this.#home = home
    this.#sockets = sockets
    this.#longestOf = longestOf
    this.#running = this.#run(folder)
    this.#isReady = this.#running.says('ready')
    // This process ends with it.
    this.#isReady.catch(() => undefined)
  }

  get folder(): string {
    return this.#running.folder
  }

  /** Resolves when the version in the folder serves; throws a `Failure` when it can't, and then the former one serves on. */
  async switchTo(folder: string): Promise<void> {
    if (this.#isSwitching) throw new Failure('An update is under way: wait until it is done.')
    if (folder === this.folder) throw new Failure(`The version in ${folder} runs already.`)
    requireInstalled(folder)
    this.#isSwitching = true
    try {
      await this.#isReady
      await this.#replace(this.#running, folder)
    } catch (error) {
      log({ event: 'error', message: `The update failed, the former version serves on: ${explain(error)}` })
      throw error
    } finally {
      this.#isSwitching = false
    }
  }

  /** Ends every version, and then this process. */
  end(signal: NodeJS.Signals): void {
    this.#isEnding = true
    const versions = [...this.#all]
    for (const version of versions) version.signal(signal)
    void Promise.all(versions.map(({ ended }) => ended)).then((codes) => process.exit(Math.max(...codes)))
  }

  /** The link comes first: if this process is killed, a restart finds the version that may have changed the lake's tables. */
  async #replace(former: RunningVersion, folder: string): Promise<void> {
    setLink(this.#home, 'current', folder)
    try {
      await former.ask('make-way')
      this.#running = await this.#startBeside(folder)
    } catch (error) {
      setLink(this.#home, 'current', former.folder)
      await former.ask('resume')
      throw error
    }
    setLink(this.#home, 'previous', former.folder)
    log({ event: 'update', message: `The version in ${folder} serves now` })
    // Visitors finish with it, and its folder is free for another update.
    this.#isReady = former
      .ask('leave')
      .finally(() => former.stop())
      .catch((error: unknown) => log({ event: 'error', message: explain(error) }))
  }

  async #startBeside(folder: string): Promise<RunningVersion> {
    const version = this.#run(folder, '--beside')
    try {
      await version.says('ready')
      return version
    } catch (error) {
      // Its lake has to end before another one can start.
      await version.stop()
      throw error
    }
  }

  #run(folder: string, ...options: readonly string[]): RunningVersion {
    const version = new RunningVersion(folder, this.#sockets, this.#longestOf(folder), ...options)
    this.#all.add(version)
    void version.ended.then((code) => {
      this.#all.delete(version)
      if (this.#running === version && !this.#isEnding) process.exit(code)
    })
    return version
  }
}

/**
 * Sets the link in the folder of the installation that a restart follows, or the one to the version that ran before. It is replaced
 * at once, so that a restart at any moment finds a version.
 */
function setLink(home: string, name: 'current' | 'previous', folder: string): void {
  const next = path.join(home, `${name}.next`)
  rmSync(next, { force: true })
  symlinkSync(path.relative(home, folder) || '.', next)
  renameSync(next, path.join(home, name))
}

/** The folder of the version that ran before; undefined when there was none, or when it is gone. */
export function previousVersion(home: string): string | undefined {
  const link = path.join(home, 'previous')
  return statSync(link, { throwIfNoEntry: false })?.isDirectory() ? realpathSync(link) : undefined
}
