import { Backoff } from './backoff.ts'
import { type DocumentKey, keyOf } from './outbox-queue.ts'

/** The documents of which the receiver refused a delivery, each with the time of its next attempt. */
export class Refusals {
  readonly #timing: ConstructorParameters<typeof Backoff>[0]
  readonly #backoffs = new Map<string, Backoff>()

  constructor(timing: ConstructorParameters<typeof Backoff>[0]) {
    this.#timing = timing
  }

  get size(): number {
    return this.#backoffs.size
  }

  all(): Iterable<Backoff> {
    return this.#backoffs.values()
  }

  of(document: DocumentKey): Backoff | undefined {
    return this.#backoffs.get(keyOf(document))
  }

  add(document: DocumentKey): Backoff {
    const backoff = this.of(document) ?? new Backoff(this.#timing)
    this.#backoffs.set(keyOf(document), backoff)
    backoff.fail()
    return backoff
  }

  /**
   * Forgets the refusal that was known when a delivery began, for that delivery carried what had been refused. One that began
   * before the refusal says nothing about it. Tells whether there was one to forget.
   */
  settle(document: DocumentKey, known: Backoff | undefined): boolean {
    return known !== undefined && this.of(document) === known && this.#backoffs.delete(keyOf(document))
  }

  clear(): void {
    this.#backoffs.clear()
  }
}
