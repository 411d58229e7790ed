/** In milliseconds. */
const WINDOW = 60_000
/** Wrong secrets that one address may send within it. */
const MOST = 10
/** Addresses that are remembered: with more of them, the one that failed longest ago is forgotten. */
const MOST_ADDRESSES = 1_000
/** Secrets that are looked up at a time, whoever sent them: each is a query of the lake. */
const AT_ONCE = 4

/** Keeps strangers who try secrets from keeping the lake busy. Times are those of the process. */
export class FailedTries {
  readonly #failed = new Map<string, { count: number; since: number }>()
  #underWay = 0

  /** Runs a try, which resolves to whether it failed; returns false, and runs nothing, for who has to wait. */
  async run(address: string, attempt: () => Promise<boolean>): Promise<boolean> {
    if (this.#underWay >= AT_ONCE || this.#hasToWait(address)) return false
    this.#underWay += 1
    try {
      if (await attempt()) this.#note(address)
    } finally {
      this.#underWay -= 1
    }
    return true
  }

  #hasToWait(address: string): boolean {
    const failed = this.#failed.get(address)
    return failed !== undefined && failed.count >= MOST && performance.now() - failed.since < WINDOW
  }

  #note(address: string): void {
    const now = performance.now()
    const former = this.#failed.get(address)
    const isOver = !former || now - former.since >= WINDOW
    this.#failed.delete(address)
    this.#failed.set(address, isOver ? { count: 1, since: now } : { ...former, count: former.count + 1 })
    const [oldest] = this.#failed.keys()
    if (oldest !== undefined && this.#failed.size > MOST_ADDRESSES) this.#failed.delete(oldest)
  }
}
