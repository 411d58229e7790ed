import PQueue from 'p-queue'

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
