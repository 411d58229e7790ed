import { networkOf } from '../http/client-network.ts'

const FREE_FAILURES = 5
/** All in milliseconds. */
const FIRST_WAIT = 5_000
const LONGEST_WAIT = 300_000
const HOUR = 3_600_000
/** Wrong passwords in an hour, from wherever, after which only browsers that have logged in before may go on. */
const STRANGERS_FAILURES = 100
const MOST_GUESSERS = 1_000

/** Who tries passwords: a browser that has logged in before counts by itself, everyone else by their network. */
export type Guesser = { address: string; knownBrowser?: string }

/** How long someone must wait before the next password, in seconds; `all` when others have caused it. */
export type Wait = { seconds: number; because: 'own' | 'all' }

/**
 * The pace of wrong passwords. Each failure after the fifth doubles the guesser's own wait, and strangers share a number an
 * hour, so that many addresses guess no more than one. Times are those of the process, which no clock can set back.
 */
export class LoginPace {
  readonly #guessers = new Map<string, { failures: number; until: number }>()
  /** When strangers failed, the oldest first. */
  #strangers: number[] = []

  wait(guesser: Guesser): Wait {
    const now = performance.now()
    const own = this.#guessers.get(keyOf(guesser))?.until ?? 0
    const oldest = guesser.knownBrowser ? undefined : this.#strangers.at(-STRANGERS_FAILURES)
    const all = oldest === undefined ? 0 : oldest + HOUR
    const seconds = Math.max(0, Math.ceil((Math.max(own, all) - now) / 1000))
    return { seconds, because: all > own ? 'all' : 'own' }
  }

  noteFailure(guesser: Guesser): void {
    const now = performance.now()
    const key = keyOf(guesser)
    const former = this.#guessers.get(key)
    const failures = former && now - former.until < HOUR ? former.failures + 1 : 1
    const over = failures - FREE_FAILURES
    const wait = over < 0 ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** over)
    // The newest stand last, and the one that has been quiet for longest is forgotten.
    this.#guessers.delete(key)
    this.#guessers.set(key, { failures, until: now + wait })
    const [quietest] = this.#guessers.keys()
    if (quietest !== undefined && this.#guessers.size > MOST_GUESSERS) this.#guessers.delete(quietest)
    if (!guesser.knownBrowser) this.#strangers = [...this.#strangers, now].slice(-STRANGERS_FAILURES)
  }

  noteSuccess(guesser: Guesser): void {
    this.#guessers.delete(keyOf(guesser))
  }
}

function keyOf({ address, knownBrowser }: Guesser): string {
  return knownBrowser ? `browser ${knownBrowser}` : networkOf(address)
}
