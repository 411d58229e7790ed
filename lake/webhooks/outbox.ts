import type { Commit, Store } from '../data/store.ts'
import type { Webhook } from '../options.ts'
import { CompiledWebhook } from './compiled-webhook.ts'
import { Courier, type OutboxTiming } from './dispatcher.ts'
import { isPublished, OutboxQueue } from './outbox-queue.ts'

type OutboxOptions = {
  store: Store
  webhooks: readonly Webhook[]
  projectId: string
  log?: (line: string) => void
  timing?: Partial<OutboxTiming>
}

// A receiver may render every page that shows a document before it answers, hence the long timeout.
const TIMING: OutboxTiming = { firstRetry: 100, longestRetry: 30_000, timeout: 60_000 }

/**
 * Tells webhooks of every change of a published document. The message is written in the transaction of the change
 * itself and is kept until the receiver has answered 2xx: neither a crash here nor one over there loses it.
 */
export class Outbox {
  readonly #queue: OutboxQueue
  readonly #couriers: readonly Courier[]
  readonly #endListening: () => void

  /** Throws a sentence that names the webhook when a URL, filter or projection can't be used. */
  constructor({ store, webhooks, projectId, log = console.warn, timing }: OutboxOptions) {
    this.#queue = new OutboxQueue(store.database)
    const rest = { queue: this.#queue, projectId, log, timing: { ...TIMING, ...timing } }
    this.#couriers = webhooks.map((webhook) => new Courier(new CompiledWebhook(webhook), rest))
    this.#forgetFormerWebhooks(log)
    store.insideCommit((commit) => this.#keep(commit))
    this.#endListening = store.onCommit((commit) => this.#wake(commit))
    for (const courier of this.#couriers) courier.wake()
  }

  /** How many changes wait for each webhook, and what the receiver said last; `lastError` is null once all is well. */
  status(): { webhook: string; url: string; pending: number; lastError: string | null }[] {
    return this.#couriers.map(({ webhook: { name, url }, lastError }) => {
      return { webhook: name, url, pending: this.#queue.count(name), lastError }
    })
  }

  /** How many changes wait, over all webhooks. */
  pending(): number {
    return this.status().reduce((sum, { pending }) => sum + pending, 0)
  }

  /** Tries everything that waits without regard to back-off; resolves when nothing is under way. */
  async deliverNow(): Promise<void> {
    await Promise.all(this.#couriers.map((courier) => courier.deliverNow()))
  }

  /** Call it before the store closes. What is under way is broken off and sent again at the next start. */
  async close(): Promise<void> {
    this.#endListening()
    await Promise.all(this.#couriers.map((courier) => courier.close()))
  }

  /** groq-js can't evaluate delta functions synchronously, so the filter is asked when a letter is sent, not here. */
  #keep(commit: Commit): void {
    for (const { webhook } of this.#couriers) this.#queue.add(webhook.name, commit)
  }

  #wake({ dataset, changes }: Commit): void {
    const changed = changes.filter(isPublished).map(({ documentId }) => ({ dataset, documentId }))
    if (changed.length === 0) return
    for (const courier of this.#couriers) courier.wake(changed)
  }

  #forgetFormerWebhooks(log: (line: string) => void): void {
    try {
      const forgotten = this.#queue.removeOthers(this.#couriers.map(({ webhook }) => webhook.name))
      if (forgotten > 0) log(`Dropped ${forgotten} messages to webhooks that are no longer configured.`)
    } catch (error) {
      // Nobody sends them, so they may as well stay until the next start: on a full disk, for one.
      log(`Messages to webhooks that are no longer configured could not be dropped (${error}).`)
    }
  }
}
