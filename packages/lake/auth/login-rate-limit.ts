import { keepLast } from '../documents/keep-last.ts'
import { networkOf } from '../http/client-network.ts'
import { isSame } from './secret-cookie.ts'
import { newCode, plainCode } from './typed-codes.ts'

/** With one name, and with all names together. */
const FREE_FAILURES = { ofName: 5, ofClient: 20 }
/** All in milliseconds. */
const FIRST_WAIT = 5_000
const LONGEST_WAIT = 300_000
const HOUR = 3_600_000
/** Failures in an hour, from any address, after which only browsers in which the person has logged in before may try. */
const STRANGERS_FAILURES = 100
const MOST_KEPT = 2_000
/** Wrong passwords that a code is good for. */
const MOST_PER_CODE = 3

/**
 * Who sends a password, and for which name: a browser in which the person of this name is or was logged in counts by itself, everyone
 * else by their network. Somebody else's login makes a browser no better known.
 */
export type LoginClient = { address: string; name: string; knownBrowser?: string | undefined }

type Failures = { count: number; until: number }

/** Seconds to wait before the next password; `because` says whether the client's own failures or those of all are the cause. */
export type Wait = { seconds: number; because: 'own' | 'all' }

/** Twelve letters can't be guessed while a code is valid, however many computers try. */
const GROUPS = 3
/** In milliseconds. */
const LIFETIME = 10 * 60_000
const RENEWED_AFTER = 5 * 60_000

/**
 * Limits the rate of wrong passwords. From the fifth failure with a name on a client has to wait, twice as long after each further
 * one; all unknown browsers share one number of failures an hour, so that many addresses can't guess more than a few. The right
 * password clears what the client has failed with that name, and nothing else. Times are those of the process, which don't change
 * when the clock is set.
 */
export class LoginRateLimit {
  readonly #failures = new Map<string, Failures>()
  /** When strangers failed, the oldest first. */
  #strangers: number[] = []

  wait(client: LoginClient): Wait {
    const now = performance.now()
    const { ofName, ofClient } = keysOf(client)
    const own = Math.max(this.#of(ofName).until, this.#of(ofClient).until)
    const oldest = client.knownBrowser ? undefined : this.#strangers.at(-STRANGERS_FAILURES)
    const all = oldest === undefined ? 0 : oldest + HOUR
    const seconds = Math.max(0, Math.ceil((Math.max(own, all) - now) / 1000))
    return { seconds, because: all > own ? 'all' : 'own' }
  }

  noteFailure(client: LoginClient): void {
    const keys = keysOf(client)
    this.#fail(keys.ofName, FREE_FAILURES.ofName)
    this.#fail(keys.ofClient, FREE_FAILURES.ofClient)
    if (!client.knownBrowser)
      this.#strangers = [...this.#strangers, performance.now()].slice(-STRANGERS_FAILURES)
  }

  noteSuccess(client: LoginClient): void {
    const { ofName, ofClient } = keysOf(client)
    const { count, until } = this.#of(ofClient)
    this.#keep(ofClient, { count: count - this.#of(ofName).count, until })
    this.#failures.delete(ofName)
  }

  #of(key: string): Failures {
    const kept = this.#failures.get(key)
    return kept && performance.now() - kept.until < HOUR ? kept : { count: 0, until: 0 }
  }

  #fail(key: string, free: number): void {
    const count = this.#of(key).count + 1
    const over = count - free
    const wait = over < 0 ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** over)
    this.#keep(key, { count, until: performance.now() + wait })
  }

  #keep(key: string, failures: Failures): void {
    keepLast(this.#failures, key, failures, MOST_KEPT)
  }
}

function keysOf({ address, name, knownBrowser }: LoginClient) {
  const ofClient = knownBrowser ? `browser ${knownBrowser}` : networkOf(address)
  return { ofClient, ofName: `${ofClient} as ${name}` }
}

/**
 * Codes for the log, which only those who run the lake can read: with one, and the right password, somebody logs in though strangers
 * have used up the wrong passwords of the hour. How often strangers fail without it does not matter, since none of that uses up a code.
 */
export class LoginCodes {
  #valid: { code: string; since: number; wrong: number }[] = []

  /** A new code for the log; undefined while there is a fresh one, so that strangers can't fill the log. */
  issue(): string | undefined {
    const now = performance.now()
    if (this.#valid.some(({ since }) => now - since < RENEWED_AFTER)) return undefined
    const code = newCode(GROUPS)
    this.#valid = [...this.#fresh(), { code: plainCode(code), since: now, wrong: 0 }]
    return code
  }

  /** Tells whether what somebody typed, with or without hyphens, is a code that is valid. */
  accepts(typed: string): boolean {
    return this.#fresh().some((valid) => valid.wrong < MOST_PER_CODE && isSame(plainCode(typed), valid.code))
  }

  /** Counts a wrong password that came with a code, since the log has more readers than there are owners. */
  noteFailure(typed: string): void {
    for (const valid of this.#valid) if (valid.code === plainCode(typed)) valid.wrong += 1
  }

  /** Ends a code, since each is for one login. */
  use(typed: string): void {
    this.#valid = this.#valid.filter(({ code }) => code !== plainCode(typed))
  }

  #fresh() {
    return this.#valid.filter(({ since }) => performance.now() - since < LIFETIME)
  }
}
