import { setTimeout as pause } from 'node:timers/promises'

/** All in milliseconds. */
export type LiveTiming = {
  /** Before an event is looked into: what comes together is one piece of work, and messages that come for certain go first. */
  grace: number
  firstRetry: number
  longestRetry: number
  /** How often the lake is asked whether something was missed. */
  catchUp: number
}

/** The messages of an embedded lake come within milliseconds, and until they are answered. A hosted one counts what it is asked. */
export const usualTiming = {
  hosted: { grace: 50, firstRetry: 1_000, longestRetry: 5 * 60_000, catchUp: 10 * 60_000 },
  embedded: { grace: 1_000, firstRetry: 1_000, longestRetry: 60_000, catchUp: 10 * 60_000 },
} as const satisfies Record<string, LiveTiming>

/** Brings what changed to the pages; of all of it when the tags are undefined. Throws when it is to be tried again. */
type Bring = (tags: ReadonlySet<string> | undefined) => Promise<void>

/** What live events told of and is not on the pages yet: one piece of work at a time, tried until it succeeds. */
export class LivePublishing {
  readonly #bring: Bring
  readonly #timing: LiveTiming
  #tags = new Set<string>()
  #isGap = false
  #wake = Promise.withResolvers<void>()

  constructor(bring: Bring, timing: LiveTiming) {
    this.#bring = bring
    this.#timing = timing
  }

  tags(tags: readonly string[]): void {
    for (const tag of tags) this.#tags.add(tag)
    this.#wake.resolve()
  }

  gap(): void {
    this.#isGap = true
    this.#wake.resolve()
  }

  /** Works until the signal is aborted. */
  async run(signal: AbortSignal): Promise<void> {
    const { grace, catchUp } = this.#timing
    const timer = setInterval(() => this.gap(), catchUp)
    signal.addEventListener('abort', () => this.#wake.resolve(), { once: true })
    while (!signal.aborted) {
      await this.#wake.promise
      if (signal.aborted) break
      await this.#pause(grace, signal)
      await this.#bringAll(signal)
    }
    clearInterval(timer)
  }

  async #bringAll(signal: AbortSignal): Promise<void> {
    const { firstRetry, longestRetry } = this.#timing
    for (let wait = firstRetry; !signal.aborted; wait = Math.min(wait * 2, longestRetry)) {
      const [tags, isGap] = [this.#tags, this.#isGap]
      this.#tags = new Set()
      this.#isGap = false
      this.#wake = Promise.withResolvers()
      try {
        return await this.#bring(isGap ? undefined : tags)
      } catch (error) {
        if (isGap) this.gap()
        this.tags([...tags])
        if (wait === firstRetry) console.warn(`What changed is not on all pages yet: ${wordsOf(error)}`)
        await this.#pause(wait, signal)
      }
    }
  }

  async #pause(milliseconds: number, signal: AbortSignal): Promise<void> {
    await pause(milliseconds, undefined, { signal }).catch(() => undefined)
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
