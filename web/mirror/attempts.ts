import { CommandStuck } from './mirror-command.ts'

/** How long to wait before something is tried again, in milliseconds: twice as long after each failure. */
export type Retries = { firstRetry: number; longestRetry: number }

/** Work that is tried until it succeeds, with growing pauses; the log names each reason once. */
export class Attempts {
  readonly #name: string
  readonly #retries: Retries
  #pause = 0
  #notBefore = 0
  #trouble = ''

  constructor(name: string, retries: Retries) {
    this.#name = name
    this.#retries = retries
  }

  get mayTry(): boolean {
    return performance.now() >= this.#notBefore
  }

  /** The result of the work; undefined when it failed. Throws a CommandStuck alone. */
  async try<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof CommandStuck) throw error
      this.fail(error instanceof Error ? error.message : String(error))
      return undefined
    }
  }

  fail(reason: string): void {
    const { firstRetry, longestRetry } = this.#retries
    this.#pause = Math.min(Math.max(firstRetry, this.#pause * 2), longestRetry)
    this.#notBefore = performance.now() + this.#pause
    if (reason !== this.#trouble) console.warn(`${this.#name} is tried again: ${reason}`)
    this.#trouble = reason
  }

  succeed(): void {
    if (this.#trouble !== '') console.log(`${this.#name} succeeded after all.`)
    this.#pause = 0
    this.#trouble = ''
  }
}
