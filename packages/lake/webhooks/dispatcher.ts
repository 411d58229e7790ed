import { LakeError } from '../errors/lake-error.ts'
import { reasonOf } from '../errors/reason.ts'
import { type Backoff, createBackoff, type OutboxTiming } from './backoff.ts'
import type { CompiledWebhook } from './compiled-webhook.ts'
import { type Attempt, attempt, combine, isAway, type Judge, matchingDeliveries } from './delivery.ts'
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

/** Where a line goes about trouble, and about its end. */
export type Log = Pick<Console, 'info' | 'warn'>

/** What all dispatchers have in common. */
type Dispatching = {
  queue: OutboxQueue
  projectId: string
  timing: OutboxTiming
  log: Log
  judge: Judge
  /** Whether a webhook that was made while the lake runs may go to inner addresses. */
  mayReachInside: boolean
  onSetAside(webhook: CompiledWebhook, reason: string): void
}

/**
 * Sends the deliveries of one webhook: those of different documents in parallel, those of one document in order and one at a
 * time, or in parallel too where the webhook's order is "none". A refused delivery delays what its own document still has to
 * send; an unreachable receiver delays everything. What waits for either is merged. A webhook whose GROQ needs more than a query may is
 * set aside: it is sent no more.
 */
export function createDispatcher(webhook: CompiledWebhook, shared: Dispatching) {
  const { queue, timing, log, judge, projectId } = shared
  const { key, order } = webhook
  const { id, name, url } = webhook.given
  /** The newest since the start, in order. */
  const attempts: Attempt[] = []
  const closing = new AbortController()
  const underWay = new Set<Promise<void>>()
  /** What the deliveries under way carry: no two of them have the same. See `shareOf`. */
  const taken = new Set<string | number>()
  /** By document: of those of which the receiver has refused a delivery. */
  const refused = new Map<string, Backoff>()
  /** By document: of those of which more is pending than has to be kept. */
  const crowded = new Map<string, DocumentKey>()
  let lastReason: string | undefined
  let failingSince: number | undefined
  let excesses = 0
  let timer: NodeJS.Timeout | undefined
  let unreachable = createBackoff(timing)
  /** Why it is sent no more. */
  let { setAside } = webhook.given
  return { webhook, attempts, whySetAside: () => setAside, trouble, wake, close }

  /** A sentence for people when the receiver does not hear of changes; undefined while all is well. */
  function trouble(): string | undefined {
    if (setAside !== undefined) return `The webhook “${name}” is set aside: ${setAside}.`
    if (failingSince === undefined || performance.now() - failingSince < timing.away) return undefined
    const waiting = queue.count(key)
    if (waiting === 0) return undefined
    return `The receiver of the webhook “${name}” does not take its messages (it ${lastReason}); ${waiting} wait for it.`
  }

  /** Sends what is due. After a change, a refused document and an unreachable receiver are tried again soon. */
  function wake(changed: readonly DocumentKey[] = []): void {
    if (setAside !== undefined) return
    noteCrowded(changed)
    for (const document of changed) refused.get(keyOf(document))?.hasten()
    unreachable.hasten()
    pump()
  }

  /** Aborts the deliveries under way; they stay in the outbox. */
  async function close(): Promise<void> {
    closing.abort()
    clearTimeout(timer)
    await Promise.all(underWay)
  }

  function noteCrowded(changed: readonly DocumentKey[]): void {
    try {
      for (const document of changed)
        if (isFailing(document) && queue.isCrowded(key, document)) crowded.set(keyOf(document), document)
    } catch (error) {
      outboxFailed(error)
    }
  }

  function isFailing(document: DocumentKey): boolean {
    return unreachable.failures > 0 || refused.has(keyOf(document))
  }

  /** Whether nothing of a document is to be sent now, though it may be merged. */
  function waits(document: DocumentKey): boolean {
    return unreachable.wait > 0 || (refused.get(keyOf(document))?.wait ?? 0) > 0
  }

  function pump(): void {
    clearTimeout(timer)
    if (closing.signal.aborted || setAside !== undefined) return
    // Read before the due documents are chosen: a back-off that ends in between must still get its timer.
    const pauses = [unreachable, ...refused.values()].map(({ wait }) => wait || Infinity)
    try {
      for (const document of dueDocuments()) start(document)
    } catch (error) {
      pauses.push(outboxFailed(error))
    }
    const soonest = Math.min(...pauses)
    if (soonest < Infinity) timer = setTimeout(pump, Math.ceil(soonest))
  }

  function start(document: DocumentKey): void {
    const delivery = deliver(document).catch((error: unknown) => void outboxFailed(error))
    underWay.add(delivery)
    void delivery.then(() => {
      underWay.delete(delivery)
      pump()
    })
  }

  function dueDocuments(): DocumentKey[] {
    // After a receiver was unreachable, one message tests whether it is back.
    const room = (unreachable.failures > 0 ? 1 : CONCURRENCY[order]) - underWay.size
    const due = new Map<string, DocumentKey>()
    if (room <= 0) return []
    const mergeable = [...crowded].find(([name]) => !taken.has(name))
    if (mergeable) due.set(...mergeable)
    if (due.size === room || unreachable.wait > 0) return [...due.values()]
    for (const change of queue.pending(key)) {
      if (taken.has(shareOf(change)) || refused.get(keyOf(change))?.wait) continue
      due.set(keyOf(change), change)
      if (due.size === room) break
    }
    return [...due.values()]
  }

  async function deliver(document: DocumentKey): Promise<void> {
    const refusal = refused.get(keyOf(document))
    const own = queue.deliveries(key, document).filter((change) => !taken.has(shareOf(change)))
    crowded.delete(keyOf(document))
    for (const change of own) taken.add(shareOf(change))
    try {
      const matching = await matchingDeliveries(queue, webhook, judge, own)
      if (closing.signal.aborted) return
      const [first, ...rest] = queue.merge(matching)
      if (first && waits(document)) return
      const sent = first && (await send([first, ...rest]))
      if (closing.signal.aborted) return
      if (sent?.reason !== undefined) failed(document, sent.reason, isAway(sent))
      else settle(document, refusal, sent !== undefined)
      excesses = 0
    } catch (error) {
      if (!closing.signal.aborted) notEvaluated(document, error)
    } finally {
      for (const change of own) taken.delete(shareOf(change))
    }
  }

  /** What one delivery alone may have: the change, or its document with all changes of it that are still to come. */
  function shareOf(change: PendingChange): string | number {
    return order === 'none' ? change.sequence : keyOf(change)
  }

  async function send(deliveries: readonly [Delivery, ...Delivery[]]): Promise<Attempt> {
    const mayReachInside = id === undefined || shared.mayReachInside
    const rest = { judge, timeout: timing.timeout, signal: closing.signal, mayReachInside }
    const sent = await attempt(webhook, projectId, combine(deliveries), rest)
    if (attempts.push(sent) > MOST_ATTEMPTS) attempts.shift()
    if (sent.reason === undefined) queue.remove(deliveries)
    return sent
  }

  /** Its filter or projection can't be evaluated for this document, or at all within the limits of queries. */
  function notEvaluated(document: DocumentKey, error: unknown): void {
    const reason = reasonOf(error)
    const isExcess = error instanceof LakeError && EXCESSES.includes(error.status)
    if (isExcess) excesses += 1
    if (excesses < (id === undefined ? MOST_EXCESSES : 1)) failed(document, `is not asked: ${reason}`)
    else giveUp(`its filter or projection needs more than a query may (${reason})`)
  }

  /** Drops what it has still to send, since nobody will. */
  function giveUp(reason: string): void {
    const dropped = queue.count(key)
    setAside = reason
    queue.removeAll(key)
    shared.onSetAside(webhook, reason)
    log.warn(
      `Webhook "${name}" is set aside and sent no more: ${reason}. ${dropped} messages were dropped. Delete it, and make one that can be.`,
    )
  }

  /**
   * Forgets the refusal that was known when a delivery began, for that delivery carried what had been refused. One that began
   * before the refusal says nothing about it.
   */
  function settle(document: DocumentKey, refusal: Backoff | undefined, isSent: boolean): void {
    const place = keyOf(document)
    const wasRefused = refusal && refused.get(place) === refusal && refused.delete(place)
    if (!isSent) return
    failingSince = undefined
    if (wasRefused || unreachable.failures > 0)
      log.info(`Webhook "${name}": "${document.documentId}" delivered after all.`)
    unreachable = createBackoff(timing)
    if (refused.size === 0) lastReason = undefined
  }

  function failed(document: DocumentKey, reason: string, isReceiverAway = false): void {
    const refusal = refused.get(keyOf(document)) ?? createBackoff(timing)
    const backoff = isReceiverAway ? unreachable : refusal
    if (!isReceiverAway) refused.set(keyOf(document), refusal)
    // Several on their way at once fail together when the receiver goes away.
    const isNew = backoff.failures === 0
    backoff.fail()
    const waiting = queue.count(key)
    if (isNew || reason !== lastReason)
      log.warn(
        `Webhook "${name}": ${url} ${reason}. "${document.documentId}" waits in the outbox (${waiting} in all) and is tried again.`,
      )
    lastReason = reason
    failingSince ??= performance.now()
    if (id !== undefined && waiting > MOST_PENDING)
      giveUp(`its receiver ${reason}, and more than ${MOST_PENDING} messages waited for it`)
  }

  /** The outbox table can't be read or written, which must not end the lake. Returns the milliseconds until the next attempt. */
  function outboxFailed(error: unknown): number {
    const isNew = unreachable.failures === 0
    unreachable.fail()
    if (isNew) log.warn(`Webhook "${name}": its outbox can't be used now (${error}). It is tried again.`)
    return unreachable.wait
  }
}
