import { LakeError } from '../errors/lake-error.ts'
import { Backoff } from './backoff.ts'
import type { CompiledWebhook } from './compiled-webhook.ts'
import { type Attempt, attempt, combine, isAway, matchingDeliveries } from './delivery.ts'
import type { Dispatching } from './dispatching.ts'
import {
  type Delivery,
  type DocumentKey,
  keyOf,
  type OutboxQueue,
  type PendingChange,
} from './outbox-queue.ts'

/** Deliveries of one webhook at a time. Without an order the next change need not wait for the slow answer to the one before. */
const CONCURRENCY = { document: 4, none: 8 } as const
const MOST_ATTEMPTS = 100
/** Deliveries that are kept for a webhook that was made while the lake runs and whose receiver is away. */
const MOST_PENDING = 100_000
/** So often the GROQ of a webhook of the settings may exceed the limits of queries in turn. One that was made while the lake runs may not. */
const MOST_EXCESSES = 3
/** Of queries that take too long, and of answers or memory that are too large. */
const EXCESSES = [408, 413]

/**
 * Sends the deliveries of one webhook: those of different documents in parallel, those of one document in order and one at a
 * time, or in parallel too where the webhook's order is "none". A refused delivery delays what its own document still has to
 * send; an unreachable receiver delays everything. What waits for either is merged. A webhook whose GROQ needs more than a query may is
 * set aside: it is sent no more.
 */
export class Dispatcher {
  readonly webhook: CompiledWebhook
  /** The newest since the start, in order. */
  readonly attempts: Attempt[] = []
  readonly #shared: Dispatching
  readonly #queue: OutboxQueue
  readonly #timing: Dispatching['timing']
  readonly #log: Dispatching['log']
  readonly #closing = new AbortController()
  readonly #underWay = new Set<Promise<void>>()
  /** What the deliveries under way carry: no two of them have the same. See `#shareOf`. */
  readonly #taken = new Set<string | number>()
  /** By document: of those of which the receiver has refused a delivery. */
  readonly #refused = new Map<string, Backoff>()
  /** By document: of those of which more is pending than has to be kept. */
  readonly #crowded = new Map<string, DocumentKey>()
  #unreachable: Backoff
  #lastReason: string | undefined
  #failingSince: number | undefined
  #excesses = 0
  /** Why it is sent no more. */
  setAside: string | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(webhook: CompiledWebhook, shared: Dispatching) {
    this.webhook = webhook
    this.#shared = shared
    this.#queue = shared.queue
    this.#timing = shared.timing
    this.#log = shared.log
    this.#unreachable = new Backoff(shared.timing)
    this.setAside = webhook.given.setAside
  }

  /** A sentence for people when the receiver does not hear of changes; undefined while all is well. */
  trouble(): string | undefined {
    const { name } = this.webhook.given
    if (this.setAside !== undefined) return `The webhook “${name}” is set aside: ${this.setAside}.`
    if (this.#failingSince === undefined || performance.now() - this.#failingSince < this.#timing.away)
      return undefined
    const waiting = this.#queue.count(this.webhook.key)
    if (waiting === 0) return undefined
    return `The receiver of the webhook “${name}” does not take its messages (it ${this.#lastReason}); ${waiting} wait for it.`
  }

  /** Sends what is due. After a change, a refused document and an unreachable receiver are tried again soon. */
  wake(changed: readonly DocumentKey[] = []): void {
    if (this.setAside !== undefined) return
    this.#noteCrowded(changed)
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

  #noteCrowded(changed: readonly DocumentKey[]): void {
    try {
      for (const document of changed)
        if (this.#isFailing(document) && this.#queue.isCrowded(this.webhook.key, document))
          this.#crowded.set(keyOf(document), document)
    } catch (error) {
      this.#outboxFailed(error)
    }
  }

  #isFailing(document: DocumentKey): boolean {
    return this.#unreachable.failures > 0 || this.#refused.has(keyOf(document))
  }

  /** Whether nothing of a document is to be sent now, though it may be merged. */
  #waits(document: DocumentKey): boolean {
    return this.#unreachable.wait > 0 || (this.#refused.get(keyOf(document))?.wait ?? 0) > 0
  }

  #pump(): void {
    clearTimeout(this.#timer)
    if (this.#closing.signal.aborted || this.setAside !== undefined) return
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
    // After a receiver was unreachable, one message tests whether it is back.
    const room = (this.#unreachable.failures > 0 ? 1 : CONCURRENCY[this.webhook.order]) - this.#underWay.size
    const due = new Map<string, DocumentKey>()
    if (room <= 0) return []
    const crowded = [...this.#crowded].find(([key]) => !this.#taken.has(key))
    if (crowded) due.set(...crowded)
    if (due.size === room || this.#unreachable.wait > 0) return [...due.values()]
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
    this.#crowded.delete(keyOf(document))
    for (const change of taken) this.#taken.add(this.#shareOf(change))
    try {
      const matching = await matchingDeliveries(this.#queue, this.webhook, this.#shared.judge, taken)
      if (this.#closing.signal.aborted) return
      const [first, ...rest] = this.#queue.merge(matching)
      if (first && this.#waits(document)) return
      const sent = first && (await this.#send([first, ...rest]))
      if (this.#closing.signal.aborted) return
      if (sent?.reason !== undefined) this.#failed(document, sent.reason, isAway(sent))
      else this.#settle(document, refusal, sent !== undefined)
      this.#excesses = 0
    } catch (error) {
      if (!this.#closing.signal.aborted) this.#notEvaluated(document, error)
    } finally {
      for (const change of taken) this.#taken.delete(this.#shareOf(change))
    }
  }

  /** What one delivery alone may have: the change, or its document with all changes of it that are still to come. */
  #shareOf(change: PendingChange): string | number {
    return this.webhook.order === 'none' ? change.sequence : keyOf(change)
  }

  async #send(deliveries: readonly [Delivery, ...Delivery[]]): Promise<Attempt> {
    const { judge, projectId } = this.#shared
    const mayReachInside = this.webhook.given.id === undefined || this.#shared.mayReachInside
    const rest = { judge, timeout: this.#timing.timeout, signal: this.#closing.signal, mayReachInside }
    const sent = await attempt(this.webhook, projectId, combine(deliveries), rest)
    if (this.attempts.push(sent) > MOST_ATTEMPTS) this.attempts.shift()
    if (sent.reason === undefined) this.#queue.remove(deliveries)
    return sent
  }

  /** Its filter or projection can't be evaluated for this document, or at all within the limits of queries. */
  #notEvaluated(document: DocumentKey, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error)
    const isExcess = error instanceof LakeError && EXCESSES.includes(error.status)
    if (isExcess) this.#excesses += 1
    if (this.#excesses < (this.webhook.given.id === undefined ? MOST_EXCESSES : 1))
      this.#failed(document, `is not asked: ${reason}`)
    else this.#setAside(`its filter or projection needs more than a query may (${reason})`)
  }

  /** Drops what it has still to send, since nobody will. */
  #setAside(reason: string): void {
    const { name } = this.webhook.given
    const dropped = this.#queue.count(this.webhook.key)
    this.setAside = reason
    this.#queue.removeAll(this.webhook.key)
    this.#shared.onSetAside(this.webhook, reason)
    this.#log.warn(
      `Webhook "${name}" is set aside and sent no more: ${reason}. ${dropped} messages were dropped. Delete it, and make one that can be.`,
    )
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
    this.#failingSince = undefined
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
    const { id, name, url } = this.webhook.given
    const waiting = this.#queue.count(this.webhook.key)
    if (isNew || reason !== this.#lastReason)
      this.#log.warn(
        `Webhook "${name}": ${url} ${reason}. "${document.documentId}" waits in the outbox (${waiting} in all) and is tried again.`,
      )
    this.#lastReason = reason
    this.#failingSince ??= performance.now()
    if (id !== undefined && waiting > MOST_PENDING)
      this.#setAside(`its receiver ${reason}, and more than ${MOST_PENDING} messages waited for it`)
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
