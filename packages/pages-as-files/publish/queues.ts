import { setTimeout as pause } from 'node:timers/promises'
import PQueue from 'p-queue'

/** What a run of some work knows of those who share it. */
export type Run = {
  /** How urgent the most urgent of them is. */
  readonly priority: number
  /** One of them knows that what is there is damaged. */
  readonly isDamaged: boolean
  /**
   * Takes over those who requested the same since the run began, who would get the next run; false when nobody did. They get the
   * result of this one, which has to look at everything again.
   */
  takeOver(): boolean
}
type Work<Result> = (run: Run) => Promise<Result>
type Requested<Result> = {
  result: Promise<Result>
  resolve: (result: Promise<Result>) => void
  priority: number
  isQueued: boolean
  isDamaged: boolean
}

/**
 * Work by key: the highest priority first, a few at a time, and of one key one at a time (single flight). Requests for a key that
 * waits share its run; a request for a key that runs gets the next run, which begins after the request and so sees what it saw.
 */
export class WorkQueue<Result> {
  readonly #queue: PQueue
  readonly #waiting = new Map<string, Requested<Result>>()
  readonly #running = new Map<string, Promise<unknown>>()
  /** When a run ended last, in milliseconds since the process began. */
  #ended = Number.NEGATIVE_INFINITY

  constructor(concurrency: number) {
    this.#queue = new PQueue({ concurrency })
    this.#queue.on('next', () => {
      this.#ended = performance.now()
    })
  }

  run(key: string, priority: number, work: Work<Result>, isDamaged = false): Promise<Result> {
    const waiting = this.#waiting.get(key)
    if (waiting) {
      waiting.isDamaged ||= isDamaged
      this.#hasten(key, waiting, priority)
      return waiting.result
    }
    const { promise: result, resolve, reject } = Promise.withResolvers<Result>()
    const requested = { result, resolve, priority, isQueued: false, isDamaged }
    this.#waiting.set(key, requested)
    const enqueue = () => {
      // The run before may have taken it over.
      if (this.#waiting.get(key) !== requested) return
      requested.isQueued = true
      this.#queue
        .add(() => this.#start(key, requested, work), { id: key, priority: requested.priority })
        .then(resolve, reject)
    }
    const before = this.#running.get(key)
    if (before) void before.then(enqueue, enqueue)
    else enqueue()
    return result
  }

  /** How many wait or run. */
  get size(): number {
    return this.#queue.size + this.#queue.pending
  }

  /** Resolves when nothing has run for so many milliseconds; rejects when the signal is aborted. */
  async untilQuiet(ms: number, signal: AbortSignal): Promise<void> {
    for (;;) {
      await this.#queue.onIdle()
      const left = this.#ended + ms - performance.now()
      if (left <= 0) return
      await pause(left, undefined, { signal })
    }
  }

  #hasten(key: string, waiting: Requested<Result>, priority: number): void {
    if (priority <= waiting.priority) return
    waiting.priority = priority
    if (waiting.isQueued) this.#queue.setPriority(key, priority)
  }

  #start(key: string, requested: Requested<Result>, work: Work<Result>): Promise<Result> {
    this.#waiting.delete(key)
    const takeOver = () => {
      const later = this.#waiting.get(key)
      if (!later) return false
      this.#waiting.delete(key)
      requested.isDamaged ||= later.isDamaged
      later.resolve(requested.result)
      return true
    }
    const run: Run = {
      priority: requested.priority,
      get isDamaged() {
        return requested.isDamaged
      },
      takeOver,
    }
    const running = work(run).finally(() => this.#running.delete(key))
    this.#running.set(key, running)
    return running
  }
}

/** A slot in the render queue: two pages at a time would share the processor, and both be late. */
export type Slot = {
  /** Resolves when it is the slot's turn, which it keeps until it is left. */
  turn(): Promise<void>
  /** Lets the next one have its turn. */
  leave(): void
}

/** The priority of what is rendered next. */
export const NEXT = Number.POSITIVE_INFINITY

/** One rendering at a time: the highest priority first, and of one priority in the order in which slots were taken. */
export class RenderQueue {
  readonly #oneByOne = new PQueue({ concurrency: 1 })
  readonly #longestHeld: number

  /** `longestHeld` is in milliseconds. */
  constructor(longestHeld: number) {
    this.#longestHeld = longestHeld
  }

  /**
   * A slot of the queue, to be used or left: nobody behind is served before, unless it is held for too long once it is first. Its
   * turn is then the next after it is wanted.
   */
  takeSlot(priority: number): Slot {
    const first = Promise.withResolvers<void>()
    const left = Promise.withResolvers<void>()
    let state: 'held' | 'ready' | 'late' = 'held'
    let another: Slot | undefined
    const hold = async () => {
      first.resolve()
      const timer = setTimeout(() => {
        if (state === 'ready') return
        state = 'late'
        left.resolve()
      }, this.#longestHeld)
      await left.promise
      clearTimeout(timer)
    }
    void this.#oneByOne.add(hold, { priority })
    return {
      turn: () => {
        if (state === 'late') another = this.takeSlot(NEXT)
        else state = 'ready'
        return another?.turn() ?? first.promise
      },
      leave() {
        left.resolve()
        another?.leave()
      },
    }
  }
}
