import type { Commit, Store } from '../data/store.ts'
import { badRequest } from '../errors/lake-error.ts'
import { INSIDE, isInnerHost } from '../http/inner-addresses.ts'
import type { Webhook } from '../options.ts'
import type { OutboxTiming } from './backoff.ts'
import { type CompiledWebhook, compileWebhook, type Hook } from './compiled-webhook.ts'
import type { Judge } from './delivery.ts'
import { createDispatcher, type Log } from './dispatcher.ts'
import { createOutboxQueue, isPublished } from './outbox-queue.ts'

type OutboxOptions = {
  store: Store
  webhooks: readonly Webhook[]
  projectId: string
  judge: Judge
  mayHooksReachInside?: boolean | undefined
  log?: Log
  timing?: Partial<OutboxTiming>
}

/** They are about the connection, which is ours. */
const CONNECTION_HEADERS = [
  ...['connection', 'content-length', 'expect', 'host', 'keep-alive', 'proxy-connection', 'te', 'trailer'],
  ...['transfer-encoding', 'upgrade'],
]

// A receiver may render every page that shows a document before it answers, hence the long timeout.
const TIMING: OutboxTiming = { firstRetry: 100, longestRetry: 30_000, timeout: 60_000, away: 15 * 60_000 }

/**
 * Tells webhooks of every change of a published document: those of the options, and those made while a lake ran, which its database
 * remembers. The delivery is written in the same transaction as the change and is kept until the receiver has answered 2xx, so that a
 * crash of neither side loses it. Throws a sentence that names the webhook when a URL, filter or projection of the options can't be used.
 */
export function createOutbox({ store, webhooks, log = console, ...options }: OutboxOptions) {
  const { sql } = store
  const { mayHooksReachInside: mayReachInside = false } = options
  const queue = createOutboxQueue(store)
  const timing = { ...TIMING, ...options.timing }
  const shared = { ...options, timing, queue, log, mayReachInside, onSetAside: noteSetAside }
  const begin = (webhook: CompiledWebhook) => createDispatcher(webhook, shared)
  const configured = webhooks.map((webhook) => compileWebhook(webhook))
  const dispatchers = [...configured, ...remembered()].map(begin)
  forgetFormerWebhooks()
  store.insideCommit(keep)
  const endListening = store.onCommit(wake)
  for (const dispatcher of dispatchers) dispatcher.wake()
  return {
    /** Each with the newest attempts to send, in order. */
    list: () =>
      dispatchers.map(({ webhook, attempts, whySetAside }) => ({
        webhook,
        attempts,
        setAside: whySetAside(),
      })),
    /** A sentence for each webhook whose receiver does not hear of changes. */
    troubles: () => dispatchers.flatMap(({ trouble }) => trouble() ?? []),
    /** How many changes are pending for all webhooks together. */
    pending: () => dispatchers.reduce((sum, { webhook }) => sum + queue.count(webhook.key), 0),
    ...{ add, remove, close },
  }

  /** Throws 400 when its URL, filter or projection can't be used, or when the URL leads inside and may not. */
  function add(hook: Hook): CompiledWebhook {
    const webhook = compiled(hook)
    if (webhook instanceof Error) throw badRequest(webhook.message)
    if (!mayReachInside && isInnerHost(new URL(hook.url)))
      throw badRequest(`The webhook can't be sent to ${new URL(hook.url).host}: ${INSIDE}`)
    sql.run`INSERT INTO hooks (id, body) VALUES (${hook.id}, ${JSON.stringify(hook)})`
    dispatchers.push(begin(webhook))
    return webhook
  }

  /** Ends a webhook, and drops what it has still to send. Throws 400 for one of the options. */
  async function remove({ id, given }: CompiledWebhook): Promise<void> {
    if (given.id === undefined)
      throw badRequest('This webhook is among the settings that the lake is started with')
    sql.run`DELETE FROM hooks WHERE id = ${id}`
    const index = dispatchers.findIndex(({ webhook }) => webhook.id === id)
    const gone = dispatchers.splice(index, 1)
    await Promise.all(gone.map((dispatcher) => dispatcher.close()))
    removeOthers()
  }

  /** Call it before the store closes. Deliveries under way are aborted and sent again at the next start. */
  async function close(): Promise<void> {
    endListening()
    await Promise.all(dispatchers.map((dispatcher) => dispatcher.close()))
  }

  /** Oldest first. One that this version can't use does not keep the lake from starting. */
  function remembered(): CompiledWebhook[] {
    return sql.all`SELECT body FROM hooks ORDER BY rowid`.flatMap(({ body }) => {
      const webhook = compiled(JSON.parse(String(body)))
      if (!(webhook instanceof Error)) return webhook
      log.warn(`It is not sent: ${webhook.message}`)
      return []
    })
  }

  /** groq-js can't evaluate delta functions synchronously, so the filter runs when a delivery is sent, not here. */
  function keep(commit: Commit): void {
    for (const { webhook, whySetAside } of dispatchers)
      if (whySetAside() === undefined) queue.add(webhook.key, commit)
  }

  /** For good, where it was made while the lake runs; for as long as the lake runs where the settings have it. */
  function noteSetAside({ given }: CompiledWebhook, setAside: string): void {
    const body = JSON.stringify({ ...given, setAside })
    if (given.id !== undefined) sql.run`UPDATE hooks SET body = ${body} WHERE id = ${given.id}`
  }

  function wake({ dataset, changes }: Commit): void {
    const changed = changes.filter(isPublished).map(({ documentId }) => ({ dataset, documentId }))
    if (changed.length === 0) return
    for (const dispatcher of dispatchers) dispatcher.wake(changed)
  }

  function forgetFormerWebhooks(): void {
    try {
      const forgotten = removeOthers()
      if (forgotten > 0) log.warn(`Dropped ${forgotten} messages to webhooks that are no longer configured.`)
    } catch (error) {
      // Harmless: nobody sends them, and the next start tries again. A full disk is one reason.
      log.warn(`Messages to webhooks that are no longer configured could not be dropped (${error}).`)
    }
  }

  function removeOthers(): number {
    return queue.removeOthers(dispatchers.map(({ webhook }) => webhook.key))
  }
}

export type Outbox = ReturnType<typeof createOutbox>

function compiled(hook: Hook): CompiledWebhook | Error {
  try {
    const headers = new Headers(hook.headers)
    const reserved = CONNECTION_HEADERS.find((name) => headers.has(name))
    if (reserved) throw new Error(`Webhook "${hook.name}" can't set the header "${reserved}".`)
    return compileWebhook(hook)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
