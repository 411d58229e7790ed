import PQueue from 'p-queue'
import { networkOf } from '#content/environment/visitor-address.ts'

/** In milliseconds. */
const WINDOW = 60_000
/** Wrong secrets that one network may send within it. */
const MOST = 10
/** Networks that are remembered: with more of them, the one that failed longest ago is forgotten. */
const MOST_NETWORKS = 1_000
/** Secrets that are looked up at a time: each is a query of the lake. */
const AT_ONCE = 4
/** Secrets that wait or are looked up, of one network and of all. */
const MOST_OF_NETWORK = 4
const MOST_WAITING = 1_000

/**
 * Keeps strangers who try secrets from keeping the lake busy, or an editor out: who comes while others are looked up waits a moment,
 * and networks that have failed lately come last. Times are those of the process.
 */
export class FailedTries {
  readonly #failed = new Map<string, { count: number; since: number }>()
  /** Tries that wait or run, by network. */
  readonly #there = new Map<string, number>()
  readonly #queue = new PQueue({ concurrency: AT_ONCE })

  /** Runs a try, which resolves to whether it failed; returns false, and runs nothing, for a network that sent too many. */
  async run(address: string, attempt: () => Promise<boolean>): Promise<boolean> {
    const network = networkOf(address)
    const there = this.#there.get(network) ?? 0
    if (there >= MOST_OF_NETWORK || this.#queue.size >= MOST_WAITING) return false
    this.#there.set(network, there + 1)
    const priority = this.#failed.has(network) ? 0 : 1
    try {
      return await this.#queue.add(() => this.#try(network, attempt), { priority })
    } finally {
      const left = (this.#there.get(network) ?? 1) - 1
      if (left > 0) this.#there.set(network, left)
      else this.#there.delete(network)
    }
  }

  async #try(network: string, attempt: () => Promise<boolean>): Promise<boolean> {
    if (this.#hasToWait(network)) return false
    if (await attempt()) this.#note(network)
    return true
  }

  #hasToWait(network: string): boolean {
    const failed = this.#failed.get(network)
    return failed !== undefined && failed.count >= MOST && performance.now() - failed.since < WINDOW
  }

  #note(network: string): void {
    const now = performance.now()
    const former = this.#failed.get(network)
    const isOver = !former || now - former.since >= WINDOW
    this.#failed.delete(network)
    this.#failed.set(network, isOver ? { count: 1, since: now } : { ...former, count: former.count + 1 })
    const [oldest] = this.#failed.keys()
    if (oldest !== undefined && this.#failed.size > MOST_NETWORKS) this.#failed.delete(oldest)
  }
}
