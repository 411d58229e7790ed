import { randomInt } from 'node:crypto'
import { isSame } from './is-same.ts'

/** Without letters that look alike. Twelve of them can't be guessed while a code is valid, however many computers try. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 12
/** In milliseconds. */
const LIFETIME = 10 * 60_000
const RENEWED_AFTER = 5 * 60_000

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
