import { Backoff } from './backoff.ts'
import type { CompiledWebhook } from './compiled-webhook.ts'
import { combine, matchingDeliveries, send, Unreachable } from './delivery.ts'
import { type DocumentKey, keyOf, type OutboxQueue } from './outbox-queue.ts'

/** All in milliseconds. */
export type OutboxTiming = { firstRetry: number; longestRetry: number; timeout: number }

const CONCURRENCY = 4

/**
 * Sends the deliveries of one webhook: those of one document in order and one at a time, those of different documents in
 * parallel. A refused delivery delays its own document only; an unreachable receiver delays all of them.
 */
export class Dispatcher {
  readonly webhook: CompiledWebhook
  lastError: string | null = null
  readonly #queue: OutboxQueue
  readonly #projectId: string
  readonly #timing: OutboxTiming
  readonly #log: (line: string) => void
  readonly #inFlight = new Map<string, Promise<void>>()
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

  /** Sends what is due. After a change, a refused document and an unreachable receiver are tried again soon. */
  wake(changed: readonly DocumentKey[] = []): void {
    for (const document of changed) this.#refused.get(keyOf(document))?.hasten()
    this.#unreachable.hasten()
    this.#pump()
  }

  /** Tries all pending deliveries now, without regard to back-off; resolves when none is in flight. */
  async deliverNow(): Promise<void> {
    this.#refused.clear()
    this.#unreachable = new Backoff(this.#timing)
    this.#pump()
    while (this.#inFlight.size > 0) await Promise.all(this.#inFlight.values())
  }

  /** Aborts the deliveries in flight; they stay in the outbox. */
  async close(): Promise<void> {
    this.#closing.abort()
    clearTimeout(this.#timer)
    await Promise.all(this.#inFlight.values())
  }

  #pump(): void {
    clearTimeout(this.#timer)
    if (this.#closing.signal.aborted) return
    // Read before the due documents are chosen: a back-off that ends in between must still get its timer.
    const waits = [this.#unreachable, ...this.#refused.values()].map(({ wait }) => wait || Infinity)
    try {
      for (const document of this.#dueDocuments()) this.#start(document)
    } catch (error) {
      waits.push(this.#outboxFailed(error))
    }
    const soonest = Math.min(...waits)
    if (soonest < Infinity) this.#timer = setTimeout(() => this.#pump(), Math.ceil(soonest))
  }

  #start(document: DocumentKey): void {
    const key = keyOf(document)
    const sending = this.#deliver(document)
      .catch((error: unknown) => this.#outboxFailed(error))
      .then(() => {
        this.#inFlight.delete(key)
        this.#pump()
      })
    this.#inFlight.set(key, sending)
  }

  #dueDocuments(): DocumentKey[] {
    if (this.#unreachable.wait > 0) return []
    // After a receiver was unreachable, one message tests whether it is back.
    const room = (this.#unreachable.failures > 0 ? 1 : CONCURRENCY) - this.#inFlight.size
    const due = new Map<string, DocumentKey>()
    if (room <= 0) return []
    for (const document of this.#queue.documents(this.webhook.name)) {
      const key = keyOf(document)
      if (this.#inFlight.has(key) || this.#refused.get(key)?.wait) continue
      due.set(key, document)
      if (due.size === room) break
    }
    return [...due.values()]
  }

  async #deliver(document: DocumentKey): Promise<void> {
    try {
      const [first, ...rest] = await matchingDeliveries(this.#queue, this.webhook, document)
      if (!first) return void this.#refused.delete(keyOf(document))
      const limits = { timeout: this.#timing.timeout, signal: this.#closing.signal }
      await send(this.webhook, this.#projectId, combine([first, ...rest]), limits)
      this.#queue.remove([first, ...rest])
      this.#succeeded(document)
    } catch (error) {
      if (!this.#closing.signal.aborted) this.#failed(document, error)
    }
  }

  #succeeded(document: DocumentKey): void {
    const wasRefused = this.#refused.delete(keyOf(document))
    if (wasRefused || this.#unreachable.failures > 0)
      this.#log(`Webhook "${this.webhook.name}": "${document.documentId}" delivered after all.`)
    this.#unreachable = new Backoff(this.#timing)
    if (this.#refused.size === 0) this.lastError = null
  }

  #failed(document: DocumentKey, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error)
    const backoff = error instanceof Unreachable ? this.#unreachable : this.#refusals(document)
    backoff.fail()
    if (reason !== this.lastError || backoff.failures === 1)
      this.#log(
        `Webhook "${this.webhook.name}": ${this.webhook.url} ${reason}. ` +
          `"${document.documentId}" waits in the outbox (${this.#queue.count(this.webhook.name)} in all) and is tried again.`,
      )
    this.lastError = reason
  }

  /** The outbox table can't be read or written, which must not end the lake. Returns the milliseconds until the next attempt. */
  #outboxFailed(error: unknown): number {
    this.#unreachable.fail()
    if (this.#unreachable.failures === 1)
      this.#log(`Webhook "${this.webhook.name}": its outbox can't be used now (${error}). It is tried again.`)
    return this.#unreachable.wait
  }

  #refusals(document: DocumentKey): Backoff {
    const known = this.#refused.get(keyOf(document)) ?? new Backoff(this.#timing)
    this.#refused.set(keyOf(document), known)
    return known
  }
}
