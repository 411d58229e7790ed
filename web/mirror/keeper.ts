import { statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { manifestFile } from '../published/site-folder.ts'
import { Attempts, type Retries } from './attempts.ts'
import type { Mirror } from './mirror.ts'

/** All in milliseconds. */
export type MirrorTiming = Retries & {
  look: number
  /** Without a change: what is published together is copied together. */
  quiet: number
  /** Text is compressed and pictures are drawn for minutes after a start, each of which is a change. */
  longestWait: number
  /** Between two comparisons with what is published. */
  drift: number
}

const usual: MirrorTiming = {
  look: 500,
  quiet: 2_000,
  longestWait: 30_000,
  drift: 60 * 60_000,
  firstRetry: 5_000,
  longestRetry: 10 * 60_000,
}

/** Keeps a mirror what is published, and says when it last was. */
export class Keeper {
  readonly #mirror: Mirror
  readonly #site: string
  readonly #timing: MirrorTiming
  readonly #copying: Attempts
  readonly #sending: Attempts
  /** The state of the manifest of which everything is copied. */
  #copied = ''
  /** When that was read, in milliseconds since 1970. */
  #copiedAt: number | null = null
  #isToSend = false
  #comparedAt = Number.NEGATIVE_INFINITY

  constructor(mirror: Mirror, site: string, timing = usual) {
    this.#mirror = mirror
    this.#site = site
    this.#timing = timing
    this.#copying = new Attempts('Copying to the mirror', timing)
    this.#sending = new Attempts('Sending the mirror', timing)
  }

  /** Ends when the signal is aborted; throws a CommandStuck alone. */
  async run(signal?: AbortSignal): Promise<void> {
    while (!signal?.aborted) {
      await this.#step()
      await pause(this.#timing.look)
    }
  }

  async #step(): Promise<void> {
    const state = stateOf(this.#site)
    if (state === undefined) return
    if (state !== this.#copied && this.#copying.mayTry) await this.#copy(state)
    if (this.#isToSend && this.#sending.mayTry) await this.#send()
    const isDone = state === this.#copied && !this.#isToSend
    if (isDone && performance.now() - this.#comparedAt > this.#timing.drift) await this.#compare()
  }

  async #copy(first: string): Promise<void> {
    this.#noteBehind()
    const state = await this.#untilQuiet(first)
    const now = Date.now()
    const isWhole = await this.#copying.try(() => this.#mirror.copy())
    if (isWhole === undefined) return
    // What there is goes there even when a picture is missing.
    this.#isToSend = true
    if (!isWhole) return this.#copying.fail('some pictures are not drawn yet, or the site is being made.')
    this.#copying.succeed()
    this.#copied = state
    this.#copiedAt = now
  }

  async #send(): Promise<void> {
    const isSent = await this.#sending.try(async () => {
      await this.#mirror.send()
      return true
    })
    if (!isSent) return
    this.#sending.succeed()
    this.#isToSend = false
    const { lastTrue, behindSince } = this.#mirror.status
    const isNewest = stateOf(this.#site) === this.#copied
    this.#mirror.status = {
      lastTrue: this.#copiedAt ?? lastTrue,
      behindSince: isNewest ? null : behindSince,
    }
  }

  async #compare(): Promise<void> {
    this.#comparedAt = performance.now()
    const now = Date.now()
    const repaired = await this.#copying.try(() => this.#mirror.repairDrift())
    if (repaired === undefined) return
    this.#copying.succeed()
    if (repaired === 0) this.#mirror.status = { lastTrue: now, behindSince: null }
    else {
      this.#noteBehind()
      this.#isToSend = true
    }
  }

  #noteBehind(): void {
    const { lastTrue, behindSince } = this.#mirror.status
    if (behindSince === null) this.#mirror.status = { lastTrue, behindSince: Date.now() }
  }

  async #untilQuiet(first: string): Promise<string> {
    const { quiet, longestWait } = this.#timing
    const deadline = performance.now() + longestWait
    let state = first
    for (;;) {
      await pause(quiet)
      const now = stateOf(this.#site) ?? ''
      if (now === state || performance.now() > deadline) return now
      state = now
    }
  }
}

/** Another text than before when anything was published since; undefined before the first time. */
function stateOf(site: string): string | undefined {
  const file = statSync(manifestFile(site), { throwIfNoEntry: false })
  return file && `${file.ino} ${file.mtimeMs} ${file.size}`
}
