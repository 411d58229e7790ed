import type { CompiledWebhook } from './compiled-webhook.ts'
import { type Attempt, attempt, combine, isAway, matchingDeliveries } from './delivery.ts'
import {
  type Delivery,
  type DocumentKey,
  keyOf,
  type OutboxQueue,
  type PendingChange,
} from './outbox-queue.ts'

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
  /** The newest since the start, in order. */
  readonly attempts: Attempt[] = []
  readonly #queue: OutboxQueue
  readonly #projectId: string
  readonly #timing: OutboxTiming
  readonly #log: Log
  readonly #closing = new AbortController()
  readonly #underWay = new Set<Promise<void>>()
  /** What the deliveries under way carry: no two of them have the same. See `#shareOf`. */
  readonly #taken = new Set<string | number>()
  /** By document: of those of which the receiver has refused a delivery. */
  readonly #refused = new Map<string, Backoff>()
  #unreachable: Backoff
  #lastReason: string | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(
    webhook: CompiledWebhook,
    rest: { queue: OutboxQueue; projectId: string; timing: OutboxTiming; log: Log },
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

  /** Aborts the deliveries under way; they stay in the outbox. */
  async close(): Promise<void> {
    this.#closing.abort()
    clearTimeout(this.#timer)
    await Promise.all(this.#underWay)
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
    const delivery = this.#deliver(document).catch((error: unknown) => void this.#outboxFailed(error))
    this.#underWay.add(delivery)
    void delivery.then(() => {
      this.#underWay.delete(delivery)
      this.#pump()
    })
  }

  #dueDocuments(): DocumentKey[] {
    if (this.#unreachable.wait > 0) return []
    // After a receiver was unreachable, one message tests whether it is back.
    const room = (this.#unreachable.failures > 0 ? 1 : CONCURRENCY[this.webhook.order]) - this.#underWay.size
    const due = new Map<string, DocumentKey>()
    if (room <= 0) return []
    for (const change of this.#queue.pending(this.webhook.key)) {
      if (this.#taken.has(this.#shareOf(change)) || this.#refused.get(keyOf(change))?.wait) continue
      due.set(keyOf(change), change)
      if (due.size === room) break
    }
    return [...due.values()]
  }

  async #deliver(document: DocumentKey): Promise<void> {
    const refusal = this.#refused.get(keyOf(document))
    const pending = this.#queue.deliveries(this.webhook.key, document)
    const taken = pending.filter((change) => !this.#taken.has(this.#shareOf(change)))
    for (const change of taken) this.#taken.add(this.#shareOf(change))
    try {
      const sent = await this.#send(taken)
      if (this.#closing.signal.aborted) return
      if (sent?.reason !== undefined) this.#failed(document, sent.reason, isAway(sent))
      else this.#settle(document, refusal, sent !== undefined)
    } catch (error) {
      // Such as a filter that can't be evaluated.
      const reason = error instanceof Error ? error.message : String(error)
      if (!this.#closing.signal.aborted) this.#failed(document, reason)
    } finally {
      for (const change of taken) this.#taken.delete(this.#shareOf(change))
    }
  }

  /** What one delivery alone may have: the change, or its document with all changes of it that are still to come. */
  #shareOf(change: PendingChange): string | number {
    return this.webhook.order === 'none' ? change.sequence : keyOf(change)
  }

  /** Undefined when none of it matches the webhook's filter. */
  async #send(taken: readonly Delivery[]): Promise<Attempt | undefined> {
    const [first, ...rest] = await matchingDeliveries(this.#queue, this.webhook, taken)
    if (!first) return undefined
    const limits = { timeout: this.#timing.timeout, signal: this.#closing.signal }
    const sent = await attempt(this.webhook, this.#projectId, combine([first, ...rest]), limits)
    if (this.attempts.push(sent) > MOST_ATTEMPTS) this.attempts.shift()
    if (sent.reason === undefined) this.#queue.remove([first, ...rest])
    return sent
  }

  /**
   * Forgets the refusal that was known when a delivery began, for that delivery carried what had been refused. One that began
   * before the refusal says nothing about it.
   */
  #settle(document: DocumentKey, refusal: Backoff | undefined, isSent: boolean): void {
    const key = keyOf(document)
    const wasRefused =
      refusal !== undefined && this.#refused.get(key) === refusal && this.#refused.delete(key)
    if (!isSent) return
    if (wasRefused || this.#unreachable.failures > 0)
      this.#log.info(`Webhook "${this.webhook.given.name}": "${document.documentId}" delivered after all.`)
    this.#unreachable = new Backoff(this.#timing)
    if (this.#refused.size === 0) this.#lastReason = undefined
  }

  #failed(document: DocumentKey, reason: string, isReceiverAway = false): void {
    const refusal = this.#refused.get(keyOf(document)) ?? new Backoff(this.#timing)
    const backoff = isReceiverAway ? this.#unreachable : refusal
    if (!isReceiverAway) this.#refused.set(keyOf(document), refusal)
    // Several on their way at once fail together when the receiver goes away.
    const isNew = backoff.failures === 0
    backoff.fail()
    if (isNew || reason !== this.#lastReason)
      this.#log.warn(
        `Webhook "${this.webhook.given.name}": ${this.webhook.given.url} ${reason}. ` +
          `"${document.documentId}" waits in the outbox (${this.#queue.count(this.webhook.key)} in all) and is tried again.`,
      )
    this.#lastReason = reason
  }

  /** The outbox table can't be read or written, which must not end the lake. Returns the milliseconds until the next attempt. */
  #outboxFailed(error: unknown): number {
    const isNew = this.#unreachable.failures === 0
    this.#unreachable.fail()
    if (isNew)
      this.#log.warn(
        `Webhook "${this.webhook.given.name}": its outbox can't be used now (${error}). It is tried again.`,
      )
    return this.#unreachable.wait
  }
}

/** How long to wait before trying again: twice as long after each failure, up to a limit. */
class Backoff {
  failures = 0
  readonly #firstRetry: number
  readonly #longestRetry: number
  #retryAt = 0

  /** Both in milliseconds. */
  constructor({ firstRetry, longestRetry }: { firstRetry: number; longestRetry: number }) {
    this.#firstRetry = firstRetry
    this.#longestRetry = longestRetry
  }

  /** Milliseconds until the next attempt; 0 when it may be made now. */
  get wait(): number {
    return Math.max(0, this.#retryAt - performance.now())
  }

  /** Failures at the same time count as one. */
  fail(): void {
    if (this.wait > 0) return
    this.failures += 1
    this.#retryAt =
      performance.now() + Math.min(this.#longestRetry, this.#firstRetry * 2 ** (this.failures - 1))
  }

  /** Brings the next attempt as near as the first retry would be. */
  hasten(): void {
    this.#retryAt = Math.min(this.#retryAt, performance.now() + this.#firstRetry)
  }
}
