import { explain, Failure } from '../console/failure.ts'
import { eventIn, log } from '../console/log.ts'
import type { PassedSockets } from '../environment/passed-sockets.ts'
import { ending } from '../product/processes/ending.ts'
import { noteVersions } from './installation.ts'
import type { RunningVersion } from './running-version.ts'
import { Successor } from './successor.ts'

/** Hears, in one sentence, how far an update is. */
export type Tell = (message: string) => void

/**
 * Has another version take over from the one that runs. This process has the sockets and keeps them, whichever version takes
 * connections from them: who comes meanwhile waits, and is not refused.
 */
export class Handover {
  readonly #sockets: PassedSockets
  #running: RunningVersion
  #isUnderWay = false
  /** Resolves when the version that ran before has ended, and its folder is free for it to come back. */
  #formerEnded: Promise<void> = Promise.resolve()

  constructor(running: RunningVersion, sockets: PassedSockets) {
    this.#running = running
    this.#sockets = sockets
  }

  /** Resolves when the version in the folder serves; throws a `Failure` when it can't, and then the former one serves on. */
  async to(folder: string, tell: Tell): Promise<void> {
    if (this.#isUnderWay) throw new Failure('An update is under way: wait until it is done.')
    if (folder === this.#running.folder) throw new Failure(`The version in ${folder} runs already.`)
    if (this.#sockets.site === undefined)
      throw new Failure(
        'This start has no socket that it could pass on: end it, and start the other version.',
      )
    this.#isUnderWay = true
    try {
      await this.#formerEnded
      const former = this.#running
      await this.#takeOver(folder, tell)
      this.#formerEnded = this.#endFormer(former)
    } finally {
      this.#isUnderWay = false
    }
  }

  async #takeOver(folder: string, tell: Tell): Promise<void> {
    const [former, successor] = [this.#running, new Successor(folder, this.#sockets)]
    let hear: Tell | undefined = tell
    successor.echo((line, isError) => tellOutput(line, isError, hear))
    try {
      await successor.prepare(former.site)
      note(tell, 'Its pages are made and checked. It takes over')
      await this.#takeOrResume(successor, former)
    } catch (error) {
      await successor.stop()
      log({
        event: 'error',
        message: `The update failed, and the former version serves on: ${explain(error)}`,
      })
      throw error
    }
    hear = undefined
    this.#running = successor
    void successor.ended.then((code) => endWith(successor, code))
    note(tell, `The version in ${folder} serves now`)
    noteForRestart({ current: folder, previous: former.folder }, tell)
  }

  async #takeOrResume(successor: Successor, former: RunningVersion): Promise<void> {
    try {
      await former.release()
      await successor.take()
    } catch (error) {
      // Its lake has to end before another one can start.
      await successor.stop()
      await former.resume()
      throw error
    }
  }

  /** Who asked for the update need not wait for that. */
  async #endFormer(former: RunningVersion): Promise<void> {
    try {
      await former.retire()
      if (this.#running instanceof Successor) await this.#running.alone()
    } catch (error) {
      if (!ending.signal.aborted) log({ event: 'error', message: explain(error) })
    }
  }
}

/** Whoever has started this process starts it again, in the folder of the version that ran last. */
function endWith(successor: Successor, code: number | string): void {
  if (successor.isStopping || ending.signal.aborted) return
  log({ event: 'error', message: `The version in ${successor.folder} ended unexpectedly (${code}).` })
  process.exit(1)
}

/** It serves already, so the former version ends all the same. */
function noteForRestart(versions: Parameters<typeof noteVersions>[0], tell: Tell): void {
  try {
    noteVersions(versions)
  } catch (error) {
    note(
      tell,
      `A restart would not start this version, since the link "current" can't be set: ${explain(error)}`,
    )
  }
}

function note(tell: Tell, message: string): void {
  log({ event: 'update', message })
  tell(message)
}

/** Another version tells its events as this one does, and in prose what went wrong before it could. */
function tellOutput(line: string, isError: boolean, tell: Tell | undefined): void {
  const event = eventIn(line) ?? { event: isError ? 'error' : 'output', message: line }
  const { part, ...details } = event.details ?? {}
  log({ ...event, details, ...(typeof part === 'string' && { part }) })
  if (event.event === 'step') tell?.(event.message)
}
