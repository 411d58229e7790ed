/** All in milliseconds. */
export type OutboxTiming = {
  firstRetry: number
  longestRetry: number
  timeout: number
  /** After such a time without an answer it is said that a receiver is away. */
  away: number
}

/** How long to wait before trying again: twice as long after each failure, up to a limit. */
export function createBackoff({ firstRetry, longestRetry }: OutboxTiming) {
  let retryAt = 0
  const backoff = {
    failures: 0,
    /** Milliseconds until the next attempt; 0 when it may be made now. */
    get wait(): number {
      return Math.max(0, retryAt - performance.now())
    },
    /** Failures at the same time count as one. */
    fail(): void {
      if (backoff.wait > 0) return
      retryAt = performance.now() + Math.min(longestRetry, firstRetry * 2 ** backoff.failures)
      backoff.failures += 1
    },
    /** Brings the next attempt as near as the first retry would be. */
    hasten(): void {
      retryAt = Math.min(retryAt, performance.now() + firstRetry)
    },
  }
  return backoff
}

export type Backoff = ReturnType<typeof createBackoff>
