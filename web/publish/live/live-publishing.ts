import { setTimeout as pause } from 'node:timers/promises'
import type { PublishingHealth } from '../health.ts'

/** All in milliseconds. */
export type LiveTiming = {
  /** Before an event is looked into: what comes together is one piece of work, and messages that come for certain go first. */
  grace: number
  firstRetry: number
  longestRetry: number
  /** When the lake is asked again after an event of whose change its answers show nothing yet: so long after the look before. */
  secondLooks: readonly number[]
  /** How often the lake is asked whether something was missed. */
  catchUp: number
}

/**
 * The messages of an embedded lake come within milliseconds, and until they are answered, and its answers are never older than its
 * events. A hosted one counts what it is asked, and promises nothing of its answers' age.
 */
export const usualTiming = {
  hosted: {
    grace: 50,
    firstRetry: 1_000,
    longestRetry: 5 * 60_000,
    secondLooks: [2_000, 8_000, 20_000],
    catchUp: 10 * 60_000,
  },
  embedded: {
    grace: 1_000,
    firstRetry: 1_000,
    longestRetry: 60_000,
    secondLooks: [],
    catchUp: 10 * 60_000,
  },
} as const satisfies Record<string, LiveTiming>

/** Brings what changed to the pages; of all of it when the tags are undefined. False when nothing had; throws when it is to be tried again. */
type Bring = (tags: ReadonlySet<string> | undefined, isSecondLook: boolean) => Promise<boolean>

/** What live events told of and is not on the pages yet: one piece of work at a time, tried until it succeeds. */
export class LivePublishing {
  readonly #bring: Bring
  readonly #health: Pick<PublishingHealth, 'tell' | 'end'>
  readonly #timing: LiveTiming
  #tags = new Set<string>()
  /** Of events of whose change the lake showed nothing, and how often it was asked. */
  #unseen = { tags: new Set<string>(), looks: 0 }
  #isGap = false
  #secondLook: NodeJS.Timeout | undefined
  #wake = Promise.withResolvers<void>()

  constructor(bring: Bring, health: Pick<PublishingHealth, 'tell' | 'end'>, timing: LiveTiming) {
    this.#bring = bring
    this.#health = health
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
    clearTimeout(this.#secondLook)
  }

  async #bringAll(signal: AbortSignal): Promise<void> {
    const { firstRetry, longestRetry } = this.#timing
    for (let wait = firstRetry; !signal.aborted; wait = Math.min(wait * 2, longestRetry)) {
      const [tags, isGap, unseen] = [this.#tags, this.#isGap, this.#unseen]
      this.#tags = new Set()
      this.#isGap = false
      this.#wake = Promise.withResolvers()
      try {
        const isSecondLook = tags.size === 0
        const all = new Set([...tags, ...unseen.tags])
        const isDone = await this.#bring(isGap ? undefined : all, isSecondLook)
        this.#health.end()
        return this.#lookLater(isDone || isGap ? new Set() : all, isSecondLook ? unseen.looks : 0)
      } catch (error) {
        if (isGap) this.gap()
        this.tags([...tags])
        this.#health.tell('What changed is not on all pages yet', error)
        await this.#pause(wait, signal)
      }
    }
  }

  #lookLater(tags: Set<string>, looks: number): void {
    clearTimeout(this.#secondLook)
    const after = tags.size > 0 ? this.#timing.secondLooks[looks] : undefined
    this.#unseen = after === undefined ? { tags: new Set(), looks: 0 } : { tags, looks: looks + 1 }
    if (after !== undefined) this.#secondLook = setTimeout(() => this.#wake.resolve(), after)
  }

  async #pause(milliseconds: number, signal: AbortSignal): Promise<void> {
    await pause(milliseconds, undefined, { signal }).catch(() => undefined)
  }
}
