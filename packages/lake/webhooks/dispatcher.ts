import { Backoff } from './backoff.ts'
import type { CompiledWebhook } from './compiled-webhook.ts'
import {
  type Attempt,
  attempt,
  combine,
  matchingDeliveries,
  requireAccepted,
  Unreachable,
} from './delivery.ts'
import { InFlight } from './in-flight.ts'
import { type Delivery, type DocumentKey, keyOf, type OutboxQueue } from './outbox-queue.ts'
import { Refusals } from './refusals.ts'

/** All in milliseconds. */
export type OutboxTiming = { firstRetry: number; longestRetry: number; timeout: number }

/** Where a line goes about trouble, and about its end. */
export type Log = Pick<Console, 'info' | 'warn'>

/** Deliveries of one webhook at a time. Without an order the next change need not wait for the slow answer to the one before. */
const CONCURRENCY = { document: 4, none: 8 } as const
const MOST_ATTEMPTS = 100

/**
 * Sends the deliveries of one webhook: those of different documents in parallel, those of one document in order and one at a
 * time, or in parallel too where the webhook's order is "none". A refused delivery delays what its own document still has to
 * send; an unreachable receiver delays everything.
 */
export class Dispatcher {
  readonly webhook: CompiledWebhook
  lastError: string | null = null
  /** The newest since the start, in order. */
  readonly attempts: Attempt[] = []
  readonly #queue: OutboxQueue
  readonly #projectId: string
  readonly #timing: OutboxTiming
  readonly #log: Log
  readonly #inFlight: InFlight
  readonly #refused: Refusals
  readonly #closing = new AbortController()
  #unreachable: Backoff
  #timer: NodeJS.Timeout | undefined

  constructor(
    webhook: CompiledWebhook,
    rest: { queue: OutboxQueue; projectId: string; timing: OutboxTiming; log: Log },
  ) {
    this.webhook = webhook
    this.#inFlight = new InFlight(webhook.order)
    this.#queue = rest.queue
    this.#projectId = rest.projectId
    this.#timing = rest.timing
    this.#log = rest.log
    this.#unreachable = new Backoff(rest.timing)
    this.#refused = new Refusals(rest.timing)
  }

  /** Sends what is due. After a change, a refused document and an unreachable receiver are tried again soon. */
  wake(changed: readonly DocumentKey[] = []): void {
    for (const document of changed) this.#refused.of(document)?.hasten()
    this.#unreachable.hasten()
    this.#pump()
  }

  /** Tries all pending deliveries now, without regard to back-off; resolves when none is in flight. */
  async deliverNow(): Promise<void> {
    this.#refused.clear()
    this.#unreachable = new Backoff(this.#timing)
    this.#pump()
    while (this.#inFlight.size > 0) await this.#inFlight.ended()
  }

  /** Aborts the deliveries in flight; they stay in the outbox. */
  async close(): Promise<void> {
    this.#closing.abort()
    clearTimeout(this.#timer)
    await this.#inFlight.ended()
  }

  #pump(): void {
    clearTimeout(this.#timer)
    if (this.#closing.signal.aborted) return
    // Read before the due documents are chosen: a back-off that ends in between must still get its timer.
    const waits = [this.#unreachable, ...this.#refused.all()].map(({ wait }) => wait || Infinity)
    try {
      for (const document of this.#dueDocuments()) this.#start(document)
    } catch (error) {
      waits.push(this.#outboxFailed(error))
    }
    const soonest = Math.min(...waits)
    if (soonest < Infinity) this.#timer = setTimeout(() => this.#pump(), Math.ceil(soonest))
  }

  #start(document: DocumentKey): void {
    const delivery = this.#deliver(document).catch((error: unknown) => void this.#outboxFailed(error))
    this.#inFlight.add(delivery)
    void delivery.then(() => this.#pump())
  }

  #dueDocuments(): DocumentKey[] {
    if (this.#unreachable.wait > 0) return []
    // After a receiver was unreachable, one message tests whether it is back.
    const room = (this.#unreachable.failures > 0 ? 1 : CONCURRENCY[this.webhook.order]) - this.#inFlight.size
    const due = new Map<string, DocumentKey>()
    if (room <= 0) return []
    for (const change of this.#queue.pending(this.webhook.key)) {
      if (this.#inFlight.isTaken(change) || this.#refused.of(change)?.wait) continue
      due.set(keyOf(change), change)
      if (due.size === room) break
    }
    return [...due.values()]
  }

  async #deliver(document: DocumentKey): Promise<void> {
    const refusal = this.#refused.of(document)
    let taken: Delivery[] = []
    try {
      taken = this.#inFlight.take(this.#queue.deliveries(this.webhook.key, document))
      const [first, ...rest] = await matchingDeliveries(this.#queue, this.webhook, taken)
      if (!first) return void this.#refused.settle(document, refusal)
      const limits = { timeout: this.#timing.timeout, signal: this.#closing.signal }
      const sent = await attempt(this.webhook, this.#projectId, combine([first, ...rest]), limits)
      if (this.attempts.push(sent) > MOST_ATTEMPTS) this.attempts.shift()
      requireAccepted(sent)
      this.#queue.remove([first, ...rest])
      this.#succeeded(document, refusal)
    } catch (error) {
      if (!this.#closing.signal.aborted) this.#failed(document, error)
    } finally {
      this.#inFlight.release(taken)
    }
  }

  #succeeded(document: DocumentKey, refusal: Backoff | undefined): void {
    const wasRefused = this.#refused.settle(document, refusal)
    if (wasRefused || this.#unreachable.failures > 0)
      this.#log.info(`Webhook "${this.webhook.name}": "${document.documentId}" delivered after all.`)
    this.#unreachable = new Backoff(this.#timing)
    if (this.#refused.size === 0) this.lastError = null
  }

  #failed(document: DocumentKey, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error)
    // Several on their way at once fail together when the receiver goes away.
    const isNew =
      error instanceof Unreachable ? this.#isAwayNow() : this.#refused.add(document).failures === 1
    if (isNew || reason !== this.lastError)
      this.#log.warn(
        `Webhook "${this.webhook.name}": ${this.webhook.url} ${reason}. ` +
          `"${document.documentId}" waits in the outbox (${this.#queue.count(this.webhook.key)} in all) and is tried again.`,
      )
    this.lastError = reason
  }

  /** Waits longer for the receiver; tells whether it was there until now. */
  #isAwayNow(): boolean {
    const wasThere = this.#unreachable.failures === 0
    this.#unreachable.fail()
    return wasThere
  }

  /** The outbox table can't be read or written, which must not end the lake. Returns the milliseconds until the next attempt. */
  #outboxFailed(error: unknown): number {
    this.#unreachable.fail()
    if (this.#unreachable.failures === 1)
      this.#log.warn(
        `Webhook "${this.webhook.name}": its outbox can't be used now (${error}). It is tried again.`,
      )
    return this.#unreachable.wait
  }
}
