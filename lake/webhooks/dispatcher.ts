import { Backoff } from './backoff.ts'
import type { CompiledWebhook } from './compiled-webhook.ts'
import { combine, send, Unreachable, wantedLetters } from './delivery.ts'
import { type Address, keyOf, type OutboxQueue } from './outbox-queue.ts'

/** All in milliseconds. */
export type OutboxTiming = { firstRetry: number; longestRetry: number; timeout: number }

const AT_ONCE = 4

/**
 * Carries the letters of one webhook: per document in order and one at a time, different documents side by side.
 * A document that is refused waits by itself; a receiver that can't be reached makes all of them wait.
 */
export class Courier {
  readonly webhook: CompiledWebhook
  lastError: string | null = null
  readonly #queue: OutboxQueue
  readonly #projectId: string
  readonly #timing: OutboxTiming
  readonly #log: (line: string) => void
  readonly #underway = new Map<string, Promise<void>>()
  readonly #refused = new Map<string, Backoff>()
  readonly #closing = new AbortController()
  #unreachable: Backoff
  #timer: NodeJS.Timeout | undefined

  constructor(
    webhook: CompiledWebhook,
    rest: { queue: OutboxQueue; projectId: string; timing: OutboxTiming; log: (line: string) => void },
  ) {
    this.webhook = webhook
    this.#queue = rest.queue
    this.#projectId = rest.projectId
    this.#timing = rest.timing
    this.#log = rest.log
    this.#unreachable = new Backoff(rest.timing)
  }

  /** Sends what is due. New letters bring a refused document, and a receiver that was away, their next attempt soon. */
  wake(changed: readonly Address[] = []): void {
    for (const address of changed) this.#refused.get(keyOf(address))?.hasten()
    this.#unreachable.hasten()
    this.#pump()
  }

  /** Tries everything that waits, now; resolves when nothing is under way. */
  async deliverNow(): Promise<void> {
    this.#refused.clear()
    this.#unreachable = new Backoff(this.#timing)
    this.#pump()
    while (this.#underway.size > 0) await Promise.all(this.#underway.values())
  }

  /** Breaks off what is under way; it stays in the outbox. */
  async close(): Promise<void> {
    this.#closing.abort()
    clearTimeout(this.#timer)
    await Promise.all(this.#underway.values())
  }

  #pump(): void {
    clearTimeout(this.#timer)
    if (this.#closing.signal.aborted) return
    // Read before the due ones are chosen: a wait that ends in between must not be left without a timer.
    const waits = [this.#unreachable, ...this.#refused.values()].map(({ wait }) => wait || Infinity)
    try {
      for (const address of this.#due()) this.#start(address)
    } catch (error) {
      waits.push(this.#stumbled(error))
    }
    const soonest = Math.min(...waits)
    if (soonest < Infinity) this.#timer = setTimeout(() => this.#pump(), Math.ceil(soonest))
  }

  #start(address: Address): void {
    const key = keyOf(address)
    const delivery = this.#deliver(address)
      .catch((error: unknown) => this.#stumbled(error))
      .then(() => {
        this.#underway.delete(key)
        this.#pump()
      })
    this.#underway.set(key, delivery)
  }

  #due(): Address[] {
    if (this.#unreachable.wait > 0) return []
    // A receiver that was away is tried with one message first.
    const room = (this.#unreachable.failures > 0 ? 1 : AT_ONCE) - this.#underway.size
    const due = new Map<string, Address>()
    if (room <= 0) return []
    for (const address of this.#queue.documents(this.webhook.name)) {
      const key = keyOf(address)
      if (this.#underway.has(key) || this.#refused.get(key)?.wait) continue
      due.set(key, address)
      if (due.size === room) break
    }
    return [...due.values()]
  }

  async #deliver(address: Address): Promise<void> {
    try {
      const [first, ...rest] = await wantedLetters(this.#queue, this.webhook, address)
      if (!first) return void this.#refused.delete(keyOf(address))
      const limits = { timeout: this.#timing.timeout, signal: this.#closing.signal }
      await send(this.webhook, this.#projectId, combine([first, ...rest]), limits)
      this.#queue.remove([first, ...rest])
      this.#succeeded(address)
    } catch (error) {
      if (!this.#closing.signal.aborted) this.#failed(address, error)
    }
  }

  #succeeded(address: Address): void {
    const wasRefused = this.#refused.delete(keyOf(address))
    if (wasRefused || this.#unreachable.failures > 0)
      this.#log(`Webhook "${this.webhook.name}": "${address.documentId}" delivered after all.`)
    this.#unreachable = new Backoff(this.#timing)
    if (this.#refused.size === 0) this.lastError = null
  }

  #failed(address: Address, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error)
    const backoff = error instanceof Unreachable ? this.#unreachable : this.#refusals(address)
    backoff.fail()
    if (reason !== this.lastError || backoff.failures === 1)
      this.#log(
        `Webhook "${this.webhook.name}": ${this.webhook.url} ${reason}. ` +
          `"${address.documentId}" waits in the outbox (${this.#queue.count(this.webhook.name)} in all) and is tried again.`,
      )
    this.lastError = reason
  }

  /** The outbox itself can't be read or written: not a reason to end the lake. Returns how long to wait. */
  #stumbled(error: unknown): number {
    this.#unreachable.fail()
    if (this.#unreachable.failures === 1)
      this.#log(`Webhook "${this.webhook.name}": its outbox can't be used now (${error}). It is tried again.`)
    return this.#unreachable.wait
  }

  #refusals(address: Address): Backoff {
    const known = this.#refused.get(keyOf(address)) ?? new Backoff(this.#timing)
    this.#refused.set(keyOf(address), known)
    return known
  }
}
