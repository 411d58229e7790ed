import type { DatabaseSync } from 'node:sqlite'
import type { Commit, Store } from '../data/store.ts'
import { plainError } from '../errors/lake-error.ts'
import { INSIDE, isInnerHost } from '../http/inner-addresses.ts'
import type { Webhook } from '../options.ts'
import { CompiledWebhook, type Hook } from './compiled-webhook.ts'
import type { Attempt, Judge } from './delivery.ts'
import { Dispatcher } from './dispatcher.ts'
import type { Log, OutboxTiming } from './dispatching.ts'
import { isPublished, OutboxQueue } from './outbox-queue.ts'

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
 * crash of neither side loses it.
 */
export class Outbox {
  readonly #database: DatabaseSync
  readonly #queue: OutboxQueue
  readonly #log: Log
  readonly #dispatchers: Dispatcher[]
  readonly #begin: (webhook: CompiledWebhook) => Dispatcher
  readonly #mayReachInside: boolean
  readonly #endListening: () => void

  /** Throws a sentence that names the webhook when a URL, filter or projection of the options can't be used. */
  constructor({ store, webhooks, log = console, mayHooksReachInside = false, ...given }: OutboxOptions) {
    this.#database = store.database
    this.#queue = new OutboxQueue(store.database)
    this.#log = log
    this.#mayReachInside = mayHooksReachInside
    const shared = {
      ...{ ...given, timing: { ...TIMING, ...given.timing }, queue: this.#queue, log },
      ...{ mayReachInside: mayHooksReachInside, onSetAside: this.#noteSetAside.bind(this) },
    }
    this.#begin = (webhook) => new Dispatcher(webhook, shared)
    const configured = webhooks.map((webhook) => new CompiledWebhook(webhook))
    this.#dispatchers = [...configured, ...this.#remembered()].map(this.#begin)
    this.#forgetFormerWebhooks()
    store.insideCommit((commit) => this.#keep(commit))
    this.#endListening = store.onCommit((commit) => this.#wake(commit))
    for (const dispatcher of this.#dispatchers) dispatcher.wake()
  }

  /** Each with the newest attempts to send, in order. */
  list(): readonly {
    webhook: CompiledWebhook
    attempts: readonly Attempt[]
    setAside: string | undefined
  }[] {
    return this.#dispatchers
  }

  /** A sentence for each webhook whose receiver does not hear of changes. */
  troubles(): string[] {
    return this.#dispatchers.flatMap((dispatcher) => dispatcher.trouble() ?? [])
  }

  /** Throws 400 when its URL, filter or projection can't be used, or when the URL leads inside and may not. */
  add(hook: Hook): CompiledWebhook {
    const webhook = compiled(hook)
    if (webhook instanceof Error) throw plainError(400, webhook.message)
    if (!this.#mayReachInside && isInnerHost(new URL(hook.url)))
      throw plainError(400, `The webhook can't be sent to ${new URL(hook.url).host}: ${INSIDE}`)
    const insert = 'INSERT INTO hooks (id, body) VALUES (?, ?)'
    this.#database.prepare(insert).run(hook.id, JSON.stringify(hook))
    this.#dispatchers.push(this.#begin(webhook))
    return webhook
  }

  /** Ends a webhook, and drops what it has still to send. Throws 400 for one of the options. */
  async remove({ id, given }: CompiledWebhook): Promise<void> {
    if (given.id === undefined)
      throw plainError(400, 'This webhook is among the settings that the lake is started with')
    this.#database.prepare('DELETE FROM hooks WHERE id = ?').run(id)
    const index = this.#dispatchers.findIndex(({ webhook }) => webhook.id === id)
    const gone = this.#dispatchers.splice(index, 1)
    await Promise.all(gone.map((dispatcher) => dispatcher.close()))
    this.#removeOthers()
  }

  /** How many changes are pending for all webhooks together. */
  pending(): number {
    return this.#dispatchers.reduce((sum, { webhook }) => sum + this.#queue.count(webhook.key), 0)
  }

  /** Call it before the store closes. Deliveries under way are aborted and sent again at the next start. */
  async close(): Promise<void> {
    this.#endListening()
    await Promise.all(this.#dispatchers.map((dispatcher) => dispatcher.close()))
  }

  /** Oldest first. One that this version can't use does not keep the lake from starting. */
  #remembered(): CompiledWebhook[] {
    const rows = this.#database.prepare('SELECT body FROM hooks ORDER BY rowid').all()
    return rows.flatMap(({ body }) => {
      const webhook = compiled(JSON.parse(String(body)))
      if (!(webhook instanceof Error)) return webhook
      this.#log.warn(`It is not sent: ${webhook.message}`)
      return []
    })
  }

  /** groq-js can't evaluate delta functions synchronously, so the filter runs when a delivery is sent, not here. */
  #keep(commit: Commit): void {
    for (const { webhook, setAside } of this.#dispatchers)
      if (setAside === undefined) this.#queue.add(webhook.key, commit)
  }

  /** For good, where it was made while the lake runs; for as long as the lake runs where the settings have it. */
  #noteSetAside({ given }: CompiledWebhook, setAside: string): void {
    const update = this.#database.prepare('UPDATE hooks SET body = ? WHERE id = ?')
    if (given.id !== undefined) update.run(JSON.stringify({ ...given, setAside }), given.id)
  }

  #wake({ dataset, changes }: Commit): void {
    const changed = changes.filter(isPublished).map(({ documentId }) => ({ dataset, documentId }))
    if (changed.length === 0) return
    for (const dispatcher of this.#dispatchers) dispatcher.wake(changed)
  }

  #forgetFormerWebhooks(): void {
    try {
      const forgotten = this.#removeOthers()
      if (forgotten > 0)
        this.#log.warn(`Dropped ${forgotten} messages to webhooks that are no longer configured.`)
    } catch (error) {
      // Harmless: nobody sends them, and the next start tries again. A full disk is one reason.
      this.#log.warn(`Messages to webhooks that are no longer configured could not be dropped (${error}).`)
    }
  }

  #removeOthers(): number {
    return this.#queue.removeOthers(this.#dispatchers.map(({ webhook }) => webhook.key))
  }
}

function compiled(hook: Hook): CompiledWebhook | Error {
  try {
    const headers = new Headers(hook.headers)
    const reserved = CONNECTION_HEADERS.find((name) => headers.has(name))
    if (reserved) throw new Error(`Webhook "${hook.name}" can't set the header "${reserved}".`)
    return new CompiledWebhook(hook)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
