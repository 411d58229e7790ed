import { createHash, randomUUID } from 'node:crypto'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { type CompiledWebhook, operationOf } from './compiled-webhook.ts'
import type { Delivery, OutboxQueue } from './outbox-queue.ts'

/** How a proxy or the receiver itself says that it can take nothing now: bad gateway, service unavailable, gateway timeout. */
const AWAY = [502, 503, 504]

/** What is sent: the changes of one document that are sent at once, as if they were one. */
export type Message = Delivery & {
  /** The transactions of all these changes; `transactionId` is the last of them. */
  transactionIds: readonly string[]
}

/**
 * Those of a document's pending deliveries that match the webhook's filter. Removes the others from the outbox, and those of
 * which neither the recorded states nor the document can be read any more.
 */
export async function matchingDeliveries(
  queue: OutboxQueue,
  webhook: CompiledWebhook,
  deliveries: readonly Delivery[],
): Promise<Delivery[]> {
  const matches = await Promise.all(
    deliveries.map(
      async (delivery) => (delivery.before ?? delivery.after) !== null && webhook.matches(delivery),
    ),
  )
  queue.remove(deliveries.filter((_, index) => !matches[index]))
  return deliveries.filter((_, index) => matches[index])
}

/**
 * One message for several changes of one document, from the state before the first to the state after the last, so that a
 * receiver that was down still learns the slug it knows when it was replaced twice. A deletion has the last known state.
 */
export function combine(deliveries: readonly [Delivery, ...Delivery[]]): Message {
  const [first] = deliveries
  const last = deliveries.at(-1) ?? first
  const before = last.after ? first.before : (first.before ?? last.before)
  return { ...last, before, transactionIds: deliveries.map(({ transactionId }) => transactionId) }
}

/** What became of one attempt to send a message. Nothing failed, and there is no reason, when the receiver answered 2xx. */
type Outcome = { status?: number; answer: string; failure?: 'http' | 'network' | 'timeout'; reason?: string }

/** One attempt, as the webhook's log has it. The duration is in milliseconds. */
export type Attempt = Outcome & {
  id: string
  messageId: string
  dataset: string
  payload: string
  /** ISO 8601, UTC. */
  created: string
  duration: number
}

/** Characters of a payload that are kept with the attempt. */
const KEPT = 10_000

/** Posts one message as Sanity does, once. */
export async function attempt(
  webhook: CompiledWebhook,
  projectId: string,
  message: Message,
  limits: { timeout: number; signal: AbortSignal },
): Promise<Attempt> {
  const body = await webhook.body(message)
  const { secret, method, url, headers: own } = webhook.given
  const headers = headersFor(webhook, projectId, message)
  const signature = secret && {
    [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), secret),
  }
  const request = {
    method: method ?? 'POST',
    headers: { ...own, ...headers, ...signature },
    body,
    redirect: 'manual',
    signal: AbortSignal.any([limits.signal, AbortSignal.timeout(limits.timeout)]),
  } as const
  const [created, started] = [new Date().toISOString(), performance.now()]
  const outcome = await answerTo(url, request, limits.timeout)
  const about = { id: randomUUID(), messageId: headers['idempotency-key'], dataset: message.dataset, created }
  return {
    ...about,
    ...outcome,
    payload: body.slice(0, KEPT),
    duration: Math.round(performance.now() - started),
  }
}

/** Whether the receiver could not be reached, or says that it is away, so that no other delivery would succeed either. */
export function isAway({ failure, status = 0 }: Outcome): boolean {
  return failure === 'network' || AWAY.includes(status)
}

/**
 * The headers of sanity.io/docs/webhooks, "Webhook headers". The idempotency key is the same at every attempt, and another one
 * when a change is added: a receiver that knows the key has had everything in the message.
 */
function headersFor({ id }: CompiledWebhook, projectId: string, message: Message) {
  const { dataset, documentId, transactionId, transactionIds, transactionTime } = message
  const identity = `${id} ${transactionIds.join(' ')} ${documentId}`
  return {
    'content-type': 'application/json; charset=utf-8',
    'idempotency-key': createHash('sha256').update(identity).digest('hex'),
    'sanity-dataset': dataset,
    'sanity-document-id': documentId,
    'sanity-operation': operationOf(message),
    'sanity-project-id': projectId,
    'sanity-transaction-id': transactionId,
    'sanity-transaction-time': transactionTime,
    'sanity-webhook-id': id,
  }
}

async function answerTo(url: string, request: RequestInit, timeout: number): Promise<Outcome> {
  try {
    const response = await fetch(url, request)
    const { ok, status } = response
    const answer = (await response.text()).replace(/\s+/g, ' ').slice(0, 300).trim()
    if (ok) return { status, answer }
    return { status, answer, failure: 'http', reason: `answered ${status}${answer && `: ${answer}`}` }
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      return { answer: '', failure: 'timeout', reason: `did not answer within ${timeout / 1000} s` }
    return { answer: '', failure: 'network', reason: `could not be reached (${causeOf(error)})` }
  }
}

/** fetch says only "fetch failed"; what happened is in the cause. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message
  return error.message
}
