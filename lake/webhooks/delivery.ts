import { createHash } from 'node:crypto'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import type { CompiledWebhook } from './compiled-webhook.ts'
import type { Address, Letter, OutboxQueue } from './outbox-queue.ts'

/** The receiver did not answer at all: no other message would get through either. */
export class Unreachable extends Error {}

/** The receiver answered this message with something other than 2xx, or not in time. */
export class Refused extends Error {}

/**
 * The letters of a document that the filter lets through, oldest first. The others are done with, and so is one that could
 * not be read and whose document is gone: there is nothing left to tell.
 */
export async function wantedLetters(
  queue: OutboxQueue,
  webhook: CompiledWebhook,
  address: Address,
): Promise<Letter[]> {
  const letters = queue.letters(webhook.name, address)
  const verdicts = await Promise.all(
    letters.map(async (letter) => (letter.before ?? letter.after) !== null && webhook.matches(letter)),
  )
  queue.remove(letters.filter((_, index) => !verdicts[index]))
  return letters.filter((_, index) => verdicts[index])
}

/**
 * One message for several changes of one document: from the state before the first to the state after the last,
 * so that a receiver that was away still learns of a slug that has been replaced twice. A deletion tells what was there last.
 */
export function combine(letters: readonly [Letter, ...Letter[]]): Letter {
  const [first] = letters
  const last = letters.at(-1) ?? first
  return { ...last, before: last.after ? first.before : (first.before ?? last.before) }
}

/** Posts one message as Sanity does and returns when the receiver answers 2xx; else throws Refused or Unreachable. */
export async function send(
  webhook: CompiledWebhook,
  projectId: string,
  letter: Letter,
  limits: { timeout: number; signal: AbortSignal },
): Promise<void> {
  const body = await webhook.body(letter)
  const request = {
    method: 'POST',
    headers: {
      ...headersFor(webhook, projectId, letter),
      [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), webhook.secret),
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.any([limits.signal, AbortSignal.timeout(limits.timeout)]),
  } as const
  const { ok, status, answer } = await answerTo(webhook.url, request, limits.timeout)
  if (!ok) throw new Refused(`answered ${status}${answer && `: ${answer}`}`)
}

/** The headers of sanity.io/docs/webhooks, "Webhook headers". The idempotency key is the same at every attempt. */
function headersFor({ id }: CompiledWebhook, projectId: string, letter: Letter): Record<string, string> {
  const { before, after, dataset, documentId, transactionId, transactionTime } = letter
  const operation = after ? (before ? 'update' : 'create') : 'delete'
  return {
    'content-type': 'application/json; charset=utf-8',
    'idempotency-key': createHash('sha256').update(`${id} ${transactionId} ${documentId}`).digest('hex'),
    'sanity-dataset': dataset,
    'sanity-document-id': documentId,
    'sanity-operation': operation,
    'sanity-project-id': projectId,
    'sanity-transaction-id': transactionId,
    'sanity-transaction-time': transactionTime,
    'sanity-webhook-id': id,
  }
}

async function answerTo(url: string, request: RequestInit, timeout: number) {
  try {
    const response = await fetch(url, request)
    const text = await response.text()
    return {
      ok: response.ok,
      status: response.status,
      answer: text.replace(/\s+/g, ' ').slice(0, 300).trim(),
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      throw new Refused(`did not answer within ${timeout / 1000} s`)
    throw new Unreachable(`could not be reached (${causeOf(error)})`)
  }
}

/** fetch says only "fetch failed"; what happened is in the cause. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message
  return error.message
}
