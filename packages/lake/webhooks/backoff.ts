/** How long to wait before trying again: twice as long after each failure, up to a limit. */
export class Backoff {
  failures = 0
  readonly #firstRetry: number
  readonly #longestRetry: number
  #retryAt = 0

  /** Both in milliseconds. */
  constructor({ firstRetry, longestRetry }: { firstRetry: number; longestRetry: number }) {
    this.#firstRetry = firstRetry
    this.#longestRetry = longestRetry
  }

  /** Milliseconds until the next attempt; 0 when it may be made now. */
  get wait(): number {
    return Math.max(0, this.#retryAt - performance.now())
  }

  /** Failures at the same time count as one. */
  fail(): void {
    if (this.wait > 0) return
    this.failures += 1
    this.#retryAt =
      performance.now() + Math.min(this.#longestRetry, this.#firstRetry * 2 ** (this.failures - 1))
  }

  /** Brings the next attempt as near as the first retry would be. */
  hasten(): void {
    this.#retryAt = Math.min(this.#retryAt, performance.now() + this.#firstRetry)
  }
}
