import { setTimeout as pause } from 'node:timers/promises'

/** Both in milliseconds. An owner who publishes one thing after the other is not held up by the cards of the first. */
const REST = 2_000
const LOOK = 50
/** How many times as long as a card took nothing is drawn after it. */
const BREATHER = 3

/**
 * Has the cards of pages drawn before a social network asks for them: one at a time and with pauses, for visitors share the
 * processor, and not while something more urgent is done.
 */
export class CardsAhead {
  readonly #draw: (path: string) => Promise<void>
  readonly #rest: number
  readonly #waiting = new Set<string>()
  #urgent = 0
  #lastUrgent = Number.NEGATIVE_INFINITY
  #isDrawing = false

  /** `draw` is given the path of a page; `rest` is how long after urgent work nothing is drawn, in milliseconds. */
  constructor(draw: (path: string) => Promise<void>, rest = REST) {
    this.#draw = draw
    this.#rest = rest
  }

  /** Does work that no card is drawn beside. */
  async after<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#urgent += 1
    try {
      return await work()
    } finally {
      this.#urgent -= 1
      this.#lastUrgent = performance.now()
    }
  }

  /** Returns at once; a card that can't be drawn now is drawn when it is asked for. */
  add(paths: Iterable<string>): void {
    for (const path of paths) this.#waiting.add(path)
    if (!this.#isDrawing) void this.#drawWaiting()
  }

  async #drawWaiting(): Promise<void> {
    this.#isDrawing = true
    // A set also hands out what is added while it is gone through.
    for (const path of this.#waiting) {
      this.#waiting.delete(path)
      await this.#untilQuiet()
      await pause(BREATHER * (await this.#timeToDraw(path)), undefined, { ref: false })
    }
    this.#isDrawing = false
  }

  async #untilQuiet(): Promise<void> {
    while (this.#urgent > 0 || performance.now() - this.#lastUrgent < this.#rest)
      await pause(LOOK, undefined, { ref: false })
  }

  async #timeToDraw(path: string): Promise<number> {
    const started = performance.now()
    await this.#draw(path).catch((error) => console.error(`The card of ${path} was not drawn ahead:`, error))
    return performance.now() - started
  }
}
