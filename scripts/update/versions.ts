import { explain, Failure } from '../console/failure.ts'
import { log } from '../console/log.ts'
import type { PassedSockets } from '../environment/passed-sockets.ts'
import { home, root } from '../environment/project-root.ts'
import { listenForUpdates } from './control-socket.ts'
import { notedVersions, noteVersions } from './installation.ts'
import { longest, RunningVersion, requireInstalled } from './running-version.ts'

type Installation = { home: string; sockets: PassedSockets; longest?: typeof longest }

/** A version that starts while the delivery of another one still serves. */
const BESIDE = ['--beside']

/** Runs this version with the sockets, and another one in its place when `npm run update` asks for it. Does not return. */
export async function runVersions(sockets: PassedSockets): Promise<void> {
  const versions = new Versions(root, { home, sockets })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => versions.end(signal))
  process.once('disconnect', () => versions.end('SIGTERM'))
  process.channel?.unref()
  await listenForUpdates(versions)
}

/**
 * The process with the sockets, which takes no connection itself: who comes while no version does waits. It ends with the
 * version that it runs; whoever has started it starts it again, in the folder of the version that ran last.
 */
export class Versions {
  readonly #home: string
  readonly #sockets: PassedSockets
  readonly #longest: typeof longest
  readonly #all = new Set<RunningVersion>()
  #running: RunningVersion
  #isSwitching = false
  #isEnding = false
  /** Resolves when the folder of the version that ran before is free. */
  #formerLeft: Promise<void> = Promise.resolve()

  constructor(folder: string, installation: Installation) {
    this.#home = installation.home
    this.#sockets = installation.sockets
    this.#longest = installation.longest ?? longest
    this.#running = this.#run(folder)
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
      await Promise.all([this.#running.ready, this.#formerLeft])
      await this.#replace(this.#running, folder)
    } catch (error) {
      log({
        event: 'error',
        message: `The update failed, and the former version serves on: ${explain(error)}`,
      })
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

  /** The links come first: if this process is killed, a restart finds the version that may have changed the lake's tables. */
  async #replace(former: RunningVersion, folder: string): Promise<void> {
    const before = notedVersions(this.#home)
    noteVersions(this.#home, { current: folder, previous: former.folder })
    try {
      await former.makeWay()
      await this.#startBeside(folder)
    } catch (error) {
      noteVersions(this.#home, before)
      await former.resume()
      throw error
    }
    log({ event: 'update', message: `The version in ${folder} serves now` })
    this.#formerLeft = former.leave()
  }

  async #startBeside(folder: string): Promise<void> {
    const version = this.#run(folder, BESIDE)
    try {
      await version.ready
    } catch (error) {
      // Its lake has to end before another one can start.
      await version.stop()
      throw error
    }
    this.#running = version
  }

  #run(folder: string, options: readonly string[] = []): RunningVersion {
    const version = new RunningVersion(folder, this.#sockets, options, this.#longest)
    this.#all.add(version)
    void version.ended.then((code) => {
      this.#all.delete(version)
      if (this.#running === version && !this.#isEnding) process.exit(code)
    })
    return version
  }
}
