import { setTimeout as pause } from 'node:timers/promises'
import PQueue from 'p-queue'

/** What a run of some work knows of those who share it. */
export type Run = {
  /** How urgent the most urgent of them is. */
  readonly priority: number
  /** One of them knows that what is there is damaged. */
  readonly isDamaged: boolean
}
type Waiting<Result> = { -readonly [Name in keyof Run]: Run[Name] } & {
  result: Promise<Result>
  isQueued: boolean
}

/**
 * Work by key: the highest priority first, a few at a time, and of one key one at a time (single flight). Requests for a key that
 * waits share its run; a request for a key that runs gets the next run, which begins after the request and so sees what it saw.
 */
export function workQueue<Result>(concurrency: number) {
  const queue = new PQueue({ concurrency })
  const waiting = new Map<string, Waiting<Result>>()
  const running = new Map<string, Promise<Result>>()
  /** When a run ended last, in milliseconds since the process began. */
  let ended = Number.NEGATIVE_INFINITY
  queue.addEventListener('next', () => {
    ended = performance.now()
  })

  function run(
    key: string,
    priority: number,
    work: (run: Run) => Promise<Result>,
    isDamaged = false,
  ): Promise<Result> {
    const known = waiting.get(key)
    if (known) {
      known.isDamaged ||= isDamaged
      hasten(key, known, priority)
      return known.result
    }
    const { promise: result, resolve } = Promise.withResolvers<Result>()
    const requested = { result, priority, isDamaged, isQueued: false }
    waiting.set(key, requested)
    const start = () => {
      waiting.delete(key)
      const done = work(requested).finally(() => running.delete(key))
      running.set(key, done)
      return done
    }
    const enqueue = () => {
      requested.isQueued = true
      return queue.add(start, { id: key, priority: requested.priority })
    }
    resolve(running.get(key)?.then(enqueue, enqueue) ?? enqueue())
    return result
  }

  function hasten(key: string, known: Waiting<Result>, priority: number): void {
    if (priority <= known.priority) return
    known.priority = priority
    if (known.isQueued) queue.setPriority(key, priority)
  }

  /** Resolves when nothing has run for so many milliseconds; rejects when the signal is aborted. */
  async function untilQuiet(ms: number, signal: AbortSignal): Promise<void> {
    for (;;) {
      await queue.onIdle()
      const left = ended + ms - performance.now()
      if (left <= 0) return
      await pause(left, undefined, { signal })
    }
  }

  return {
    run,
    untilQuiet,
    /** How many wait or run. */
    size: () => queue.size + queue.pending,
  }
}

/** A slot in the render queue: two pages at a time would share the processor, and both be late. */
type Slot = {
  /** Resolves when it is the slot's turn, which it keeps until it is left. */
  turn(): Promise<void>
  /** Lets the next one have its turn. */
  leave(): void
}

/**
 * One rendering at a time: the highest priority first, and of one priority in the order in which slots were taken. A slot is to be
 * used or left: nobody behind is served before, unless it is held for too long once it is first (in milliseconds). Its turn is
 * then the next after it is wanted.
 */
export function renderQueue(longestHeld: number): (priority: number) => Slot {
  const oneByOne = new PQueue({ concurrency: 1 })
  return function takeSlot(priority) {
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
      }, longestHeld)
      await left.promise
      clearTimeout(timer)
    }
    void oneByOne.add(hold, { priority })
    return {
      turn() {
        if (state === 'late') another = takeSlot(Number.MAX_VALUE)
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
