/**
 * Runs work one at a time per key. Whoever asks while it runs shares the next run, which begins after they asked and so
 * sees what they saw change.
 */
export class Coalesced<Result> {
  readonly #running = new Map<string, Promise<Result>>()
  readonly #waiting = new Map<string, Promise<Result>>()

  run(key: string, work: () => Promise<Result>): Promise<Result> {
    const running = this.#running.get(key)
    const waiting = this.#waiting.get(key)
    if (waiting) return waiting
    return running ? this.#startAfter(running, key, work) : this.#start(key, work)
  }

  #startAfter(running: Promise<Result>, key: string, work: () => Promise<Result>): Promise<Result> {
    const next = Promise.allSettled([running]).then(() => {
      this.#waiting.delete(key)
      return this.#start(key, work)
    })
    this.#waiting.set(key, next)
    return next
  }

  #start(key: string, work: () => Promise<Result>): Promise<Result> {
    const run = work().finally(() => this.#running.delete(key))
    this.#running.set(key, run)
    return run
  }
}
