import type { Commit, Store } from '../data/store.ts'
import type { Webhook } from '../options.ts'
import { CompiledWebhook } from './compiled-webhook.ts'
import type { Attempt } from './delivery.ts'
import { Dispatcher, type Log, type OutboxTiming } from './dispatcher.ts'
import { isPublished, OutboxQueue } from './outbox-queue.ts'

type OutboxOptions = {
  store: Store
  webhooks: readonly Webhook[]
  /** Those made while a lake ran. */
  hooks?: readonly CompiledWebhook[]
  projectId: string
  log?: Log
  timing?: Partial<OutboxTiming>
}

// A receiver may render every page that shows a document before it answers, hence the long timeout.
const TIMING: OutboxTiming = { firstRetry: 100, longestRetry: 30_000, timeout: 60_000 }

/**
 * Tells webhooks of every change of a published document. The delivery is written in the same transaction as the change and
 * is kept until the receiver has answered 2xx, so that a crash of neither side loses it.
 */
export class Outbox {
  readonly #queue: OutboxQueue
  readonly #dispatchers: Dispatcher[]
  readonly #begin: (webhook: CompiledWebhook) => Dispatcher
  readonly #endListening: () => void

  /** Throws a sentence that names the webhook when a URL, filter or projection can't be used. */
  constructor({ store, webhooks, hooks = [], projectId, log = console, timing }: OutboxOptions) {
    this.#queue = new OutboxQueue(store.database)
    const rest = { queue: this.#queue, projectId, log, timing: { ...TIMING, ...timing } }
    this.#begin = (webhook) => new Dispatcher(webhook, rest)
    const configured = webhooks.map((webhook) => new CompiledWebhook(webhook))
    this.#dispatchers = [...configured, ...hooks].map(this.#begin)
    this.#forgetFormerWebhooks(log)
    store.insideCommit((commit) => this.#keep(commit))
    this.#endListening = store.onCommit((commit) => this.#wake(commit))
    for (const dispatcher of this.#dispatchers) dispatcher.wake()
  }

  /** How many changes are pending for each webhook, and its last error; `lastError` is null once everything is delivered. */
  status(): { webhook: string; url: string; pending: number; lastError: string | null }[] {
    return this.#dispatchers.map(({ webhook: { name, url, key }, lastError }) => {
      return { webhook: name, url, pending: this.#queue.count(key), lastError }
    })
  }

  /** Each with the newest attempts to send, in order. */
  list(): { webhook: CompiledWebhook; attempts: readonly Attempt[] }[] {
    return this.#dispatchers
  }

  add(webhook: CompiledWebhook): void {
    this.#dispatchers.push(this.#begin(webhook))
  }

  /** Ends a webhook, and drops what it has still to send. */
  async remove({ id }: CompiledWebhook): Promise<void> {
    const index = this.#dispatchers.findIndex(({ webhook }) => webhook.id === id)
    const gone = this.#dispatchers.splice(index, 1)
    await Promise.all(gone.map((dispatcher) => dispatcher.close()))
    this.#queue.removeOthers(this.#dispatchers.map(({ webhook }) => webhook.key))
  }

  /** How many changes are pending for all webhooks together. */
  pending(): number {
    return this.status().reduce((sum, { pending }) => sum + pending, 0)
  }

  /** Tries all pending deliveries now, without regard to back-off; resolves when none is in flight. */
  async deliverNow(): Promise<void> {
    await Promise.all(this.#dispatchers.map((dispatcher) => dispatcher.deliverNow()))
  }

  /** Call it before the store closes. Deliveries in flight are aborted and sent again at the next start. */
  async close(): Promise<void> {
    this.#endListening()
    await Promise.all(this.#dispatchers.map((dispatcher) => dispatcher.close()))
  }

  /** groq-js can't evaluate delta functions synchronously, so the filter runs when a delivery is sent, not here. */
  #keep(commit: Commit): void {
    for (const { webhook } of this.#dispatchers) this.#queue.add(webhook.key, commit)
  }

  #wake({ dataset, changes }: Commit): void {
    const changed = changes.filter(isPublished).map(({ documentId }) => ({ dataset, documentId }))
    if (changed.length === 0) return
    for (const dispatcher of this.#dispatchers) dispatcher.wake(changed)
  }

  #forgetFormerWebhooks(log: Log): void {
    try {
      const forgotten = this.#queue.removeOthers(this.#dispatchers.map(({ webhook }) => webhook.key))
      if (forgotten > 0) log.warn(`Dropped ${forgotten} messages to webhooks that are no longer configured.`)
    } catch (error) {
      // Harmless: nobody sends them, and the next start tries again. A full disk is one reason.
      log.warn(`Messages to webhooks that are no longer configured could not be dropped (${error}).`)
    }
  }
}
