import { randomInt } from 'node:crypto'
import { keepLast } from '../documents/keep-last.ts'
import { networkOf } from '../http/client-network.ts'
import { isSame } from './secret-cookie.ts'

const FREE_FAILURES = 5
/** All in milliseconds. */
const FIRST_WAIT = 5_000
const LONGEST_WAIT = 300_000
const HOUR = 3_600_000
/** Failures in an hour, from any address, after which only browsers that have logged in before may try. */
const STRANGERS_FAILURES = 100
const MOST_CLIENTS = 1_000

/** Who sends a password: a browser that is or was logged in counts by itself, everyone else by their network. */
export type LoginClient = { address: string; knownBrowser?: string }

/** Seconds to wait before the next password; `because` says whether the client's own failures or those of all are the cause. */
export type Wait = { seconds: number; because: 'own' | 'all' }

/** Without letters that look alike. Twelve of them can't be guessed while a code is valid, however many computers try. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 12
/** In milliseconds. */
const LIFETIME = 10 * 60_000
const RENEWED_AFTER = 5 * 60_000

/**
 * Limits the rate of wrong passwords. From the fifth failure on a client has to wait, twice as long after each further one; all
 * unknown browsers share one number of failures an hour, so that many addresses can't guess more than a few. Times are those of
 * the process, which don't change when the clock is set.
 */
export class LoginRateLimit {
  readonly #clients = new Map<string, { failures: number; until: number }>()
  /** When strangers failed, the oldest first. */
  #strangers: number[] = []

  wait(client: LoginClient): Wait {
    const now = performance.now()
    const own = this.#clients.get(keyOf(client))?.until ?? 0
    const oldest = client.knownBrowser ? undefined : this.#strangers.at(-STRANGERS_FAILURES)
    const all = oldest === undefined ? 0 : oldest + HOUR
    const seconds = Math.max(0, Math.ceil((Math.max(own, all) - now) / 1000))
    return { seconds, because: all > own ? 'all' : 'own' }
  }

  noteFailure(client: LoginClient): void {
    const now = performance.now()
    const key = keyOf(client)
    const former = this.#clients.get(key)
    const failures = former && now - former.until < HOUR ? former.failures + 1 : 1
    const over = failures - FREE_FAILURES
    const wait = over < 0 ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** over)
    keepLast(this.#clients, key, { failures, until: now + wait }, MOST_CLIENTS)
    if (!client.knownBrowser) this.#strangers = [...this.#strangers, now].slice(-STRANGERS_FAILURES)
  }

  noteSuccess(client: LoginClient): void {
    this.#clients.delete(keyOf(client))
  }
}

function keyOf({ address, knownBrowser }: LoginClient): string {
  return knownBrowser ? `browser ${knownBrowser}` : networkOf(address)
}

/**
 * Codes for the log, which only those who run the lake can read: with one, and the right password, somebody logs in though strangers
 * have used up the wrong passwords of the hour. How often strangers fail does not matter, since none of it uses up a code.
 */
export class LoginCodes {
  #valid: { code: string; since: number }[] = []

  /** A new code for the log; undefined while there is a fresh one, so that strangers can't fill the log. */
  issue(): string | undefined {
    const now = performance.now()
    if (this.#valid.some(({ since }) => now - since < RENEWED_AFTER)) return undefined
    const code = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
    this.#valid = [...this.#fresh(), { code, since: now }]
    return code.replace(/(.{4})(.{4})/, '$1-$2-')
  }

  /** Tells whether what somebody typed, with or without hyphens, is a code that is valid. */
  accepts(typed: string): boolean {
    const code = plain(typed)
    return this.#fresh().some((valid) => isSame(code, valid.code))
  }

  /** Ends a code, since each is for one login. */
  use(typed: string): void {
    this.#valid = this.#valid.filter(({ code }) => code !== plain(typed))
  }

  #fresh() {
    return this.#valid.filter(({ since }) => performance.now() - since < LIFETIME)
  }
}

function plain(typed: string): string {
  return typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}
