import PQueue from 'p-queue'

type Waiting<Result> = { result: Promise<Result>; priority: number; isQueued: boolean; isDamaged: boolean }
/** `isDamaged` when one of those who share it knows that what is there is damaged. */
type Work<Result> = (isDamaged: boolean) => Promise<Result>

/**
 * Work by key: the highest priority first, a few at a time, and of one key one at a time (single flight). Requests for a key that
 * waits share its run; a request for a key that runs gets the next run, which begins after the request and so sees what it saw.
 */
export class WorkQueue<Result> {
  readonly #queue: PQueue
  readonly #waiting = new Map<string, Waiting<Result>>()
  readonly #running = new Map<string, Promise<unknown>>()

  constructor(concurrency: number) {
    this.#queue = new PQueue({ concurrency })
  }

  run(key: string, priority: number, work: Work<Result>, isDamaged = false): Promise<Result> {
    const waiting = this.#waiting.get(key)
    if (waiting) {
      waiting.isDamaged ||= isDamaged
      this.#hasten(key, waiting, priority)
      return waiting.result
    }
    const { promise: result, resolve, reject } = Promise.withResolvers<Result>()
    const entry = { result, priority, isQueued: false, isDamaged }
    this.#waiting.set(key, entry)
    const enqueue = () => {
      entry.isQueued = true
      this.#queue
        .add(() => this.#start(key, () => work(entry.isDamaged)), { id: key, priority: entry.priority })
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

  /** Resolves when nothing waits or runs. */
  async idle(): Promise<void> {
    await this.#queue.onIdle()
  }

  #hasten(key: string, waiting: Waiting<Result>, priority: number): void {
    if (priority <= waiting.priority) return
    waiting.priority = priority
    if (waiting.isQueued) this.#queue.setPriority(key, priority)
  }

  #start(key: string, work: () => Promise<Result>): Promise<Result> {
    this.#waiting.delete(key)
    const running = work().finally(() => this.#running.delete(key))
    this.#running.set(key, running)
    return running
  }
}

/** A slot in the render queue: two pages at a time would share the processor, and both be late. */
export type Slot = {
  /** Runs the rendering once it is its turn. */
  render<Result>(work: () => Promise<Result>): Promise<Result>
  /** Lets the next one have its turn; after a page is rendered this is done. */
  leave(): void
}

/** For how long a slot may be held by a page whose content is not known yet; in milliseconds. */
const LONGEST_HELD = 1_000

/** One rendering at a time, in the order in which slots were taken. */
export class RenderQueue {
  readonly #oneByOne = new PQueue({ concurrency: 1 })

  /**
   * The last slot of the queue, to be used or left: nobody behind is served before, unless it is held for too long once it is
   * first. A rendering that comes after that is the next.
   */
  takeSlot(): Slot {
    const turn = Promise.withResolvers<void>()
    const left = Promise.withResolvers<void>()
    let isReady = false
    let isLate = false
    void this.#oneByOne.add(async () => {
      turn.resolve()
      const timer = setTimeout(() => {
        isLate = !isReady
        if (isLate) left.resolve()
      }, LONGEST_HELD)
      await left.promise
      clearTimeout(timer)
    })
    const render = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      isReady = true
      if (isLate) return this.#oneByOne.add(work, { priority: 1 })
      await turn.promise
      return work()
    }
    return { render: (work) => render(work).finally(left.resolve), leave: left.resolve }
  }
}
