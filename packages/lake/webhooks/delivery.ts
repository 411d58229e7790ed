import { hash, randomUUID } from 'node:crypto'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import type { Change } from '../documents/workspace.ts'
import { codeOf } from '../errors/disk-errors.ts'
import { reasonOf } from '../errors/reason.ts'
import { type CompiledWebhook, operationOf } from './compiled-webhook.ts'
import { type Delivery, type OutboxQueue, transactionsOf } from './outbox-queue.ts'
import { sendTo } from './receiver.ts'

/** How a proxy or the receiver itself says that it can take nothing now: bad gateway, service unavailable, gateway timeout. */
const AWAY = [502, 503, 504]

/** What an expression says of each change, as JSON text: see `Queries.judge`. */
export type Judge = (
  program: string,
  expression: string,
  changes: readonly Change[],
) => Promise<readonly string[]>

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
  judge: Judge,
  deliveries: readonly Delivery[],
): Promise<Delivery[]> {
  const { filter, key } = webhook
  const isPossible = (delivery: Delivery) =>
    (delivery.before ?? delivery.after) !== null && webhook.isAbout(delivery)
  const possible = deliveries.filter(isPossible)
  const isChosen =
    filter === undefined || possible.length === 0 ? [] : await judge(key, filter, possible.map(changeOf))
  const matching = possible.filter((_, index) => filter === undefined || isChosen[index] === 'true')
  queue.remove(deliveries.filter((delivery) => !matching.includes(delivery)))
  return matching
}

/** What goes to another process, without the rest. */
function changeOf({ before, after }: Change): Change {
  return { before, after }
}

/**
 * One message for several changes of one document, from the state before the first to the state after the last, so that a
 * receiver that was down still learns the slug it knows when it was replaced twice. A deletion has the last known state.
 */
export function combine(deliveries: readonly [Delivery, ...Delivery[]]): Message {
  const [first] = deliveries
  const last = deliveries.at(-1) ?? first
  const before = last.after ? first.before : (first.before ?? last.before)
  return { ...last, before, transactionIds: deliveries.flatMap(transactionsOf) }
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
  rest: { judge: Judge; timeout: number; signal: AbortSignal; mayReachInside: boolean },
): Promise<Attempt> {
  const [body = 'null'] = await rest.judge(webhook.key, webhook.projection, [changeOf(message)])
  const { secret, method = 'POST', url, headers: own } = webhook.given
  const headers = headersFor(webhook, projectId, message)
  const signature = secret && {
    [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), secret),
  }
  const length = { 'content-length': String(Buffer.byteLength(body)) }
  const request = { method, headers: { ...own, ...headers, ...signature, ...length }, body }
  const [created, started] = [new Date().toISOString(), performance.now()]
  const outcome = await outcomeOf(url, request, rest)
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
    'idempotency-key': hash('sha256', identity),
    'sanity-dataset': dataset,
    'sanity-document-id': documentId,
    'sanity-operation': operationOf(message),
    'sanity-project-id': projectId,
    'sanity-transaction-id': transactionId,
    'sanity-transaction-time': transactionTime,
    'sanity-webhook-id': id,
  }
}

async function outcomeOf(
  url: string,
  request: { method: string; headers: Record<string, string>; body: string },
  { timeout, signal, mayReachInside }: { timeout: number; signal: AbortSignal; mayReachInside: boolean },
): Promise<Outcome> {
  const late = AbortSignal.timeout(timeout)
  try {
    const sent = { ...request, signal: AbortSignal.any([signal, late]), mayReachInside }
    const { status, answer } = await sendTo(url, sent)
    if (status >= 200 && status < 300) return { status, answer }
    return { status, answer, failure: 'http', reason: `answered ${status}${answer && `: ${answer}`}` }
  } catch (error) {
    if (late.aborted)
      return { answer: '', failure: 'timeout', reason: `did not answer within ${timeout / 1000} s` }
    const cause = codeOf(error) || reasonOf(error)
    return { answer: '', failure: 'network', reason: `could not be reached (${cause})` }
  }
}
