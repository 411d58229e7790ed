import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { expect, test } from 'vitest'
import { openStore } from '../data/store.ts'
import { listen } from '../http/listen.ts'
import type { Webhook } from '../options.ts'
import { createQueries } from '../query/query-service.ts'
import { createOutbox, type Outbox } from '../webhooks/outbox.ts'
import { standardOptions, temporaryFolder } from './temporary-lake.ts'

export const SECRET = 'a secret of more than twenty-four bytes'

type Message = { headers: IncomingHttpHeaders; text: string; body: Record<string, unknown> }

/** Vitest's `test` with a receiver of its own, which listens. */
export const receiverTest = test.extend('receiver', async ({ task: _ }, { onCleanup }) => {
  const receiver = new TestReceiver()
  onCleanup(() => receiver.end())
  await receiver.listen()
  return receiver
})

/** For tests: a webhook receiver, with the store and the outbox that send to it. */
export class TestReceiver {
  readonly directory = temporaryFolder()
  readonly messages: Message[] = []
  readonly log: string[] = []
  store = openStore({ directory: this.directory })
  readonly #queries = createQueries(this.store, { ...standardOptions(this.directory), storage: 'memory' })
  outbox: Outbox | undefined
  /** The status that the nth message is answered with; 200 unless a test says otherwise. */
  answer: (message: Message, count: number) => number | Promise<number> = () => 200
  #server: Server | undefined
  #port = 0

  async listen(): Promise<void> {
    const server = createServer(async (request, response) => {
      const text = Buffer.concat(await request.toArray()).toString()
      const message = { headers: request.headers, text, body: JSON.parse(text) }
      this.messages.push(message)
      const status = await this.answer(message, this.messages.length)
      response.writeHead(status).end(status === 200 ? '' : 'trouble')
    })
    this.#port = await listen(server, { port: this.#port })
    this.#server = server
  }

  stop(): void {
    this.#server?.close()
    this.#server?.closeAllConnections()
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}/api/revalidate`
  }

  webhook(changes: Partial<Webhook> = {}): Webhook {
    return { name: 'site', url: this.url, secret: SECRET, filter: '', projection: '', ...changes }
  }

  /** `timeout` in milliseconds: without it no message is given up on. */
  openOutbox(changes: Partial<Webhook> = {}, timeout = 60_000): Outbox {
    const timing = { firstRetry: 10, longestRetry: 50, timeout, away: 0 }
    const webhooks = [this.webhook(changes)]
    const add = (line: string) => void this.log.push(line)
    const log = { info: add, warn: add }
    const { judge } = this.#queries
    this.outbox = createOutbox({ store: this.store, projectId: 'local', webhooks, timing, log, judge })
    return this.outbox
  }

  /** Without fields it removes the document. */
  writeDocument(id: string, fields: Record<string, unknown> | undefined, transactionId: string): void {
    const request = { dataset: 'production', transactionId, identity: 'owner', digest: '' }
    this.store.commit(request, (workspace) => {
      if (fields) workspace.put({ _id: id, _type: 'price', ...fields }, {})
      else workspace.remove(id, {})
    })
  }

  /** Why the newest attempt to send failed; undefined when it did not. */
  get lastError(): string | undefined {
    return this.outbox?.list()[0]?.attempts.at(-1)?.reason
  }

  /** Why attempts to send failed, in order. */
  get failures(): string[] {
    return this.outbox?.list()[0]?.attempts.flatMap(({ reason }) => reason ?? []) ?? []
  }

  /** By the transactions that the messages are of, in the order in which they came. */
  get transactions(): string[] {
    return this.messages.map(({ headers }) => String(headers['sanity-transaction-id']))
  }

  /** Resolves when all is delivered. */
  async settled(): Promise<void> {
    await expect.poll(() => this.outbox?.pending()).toBe(0)
  }

  async received(count: number): Promise<Message[]> {
    await expect.poll(() => this.messages.length).toBeGreaterThanOrEqual(count)
    return this.messages
  }

  async end(): Promise<void> {
    await this.outbox?.close()
    this.#queries.close()
    this.store.close()
    this.stop()
  }
}
