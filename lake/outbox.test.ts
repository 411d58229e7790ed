import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isValidSignature } from '@sanity/webhook'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Webhook } from './options.ts'
import { Outbox } from './outbox.ts'
import { Store } from './store.ts'

type Message = { headers: IncomingHttpHeaders; text: string; body: Record<string, unknown> }

const SECRET = 'a secret of more than twenty-four bytes'
let directory: string
let store: Store
let outbox: Outbox
let receiver: Server
let port: number
let messages: Message[]
let log: string[]
/** The status for the nth attempt; the default is that all is well. */
let answer: (message: Message, attempt: number) => number | Promise<number>

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'outbox-'))
  messages = []
  log = []
  answer = () => 200
  store = new Store(directory)
  port = await startReceiver(0)
})

afterEach(async () => {
  await outbox.close()
  store.close()
  stopReceiver()
  rmSync(directory, { recursive: true })
})

describe('what is sent', () => {
  test('a publish reaches the receiver signed, with the headers of the hosted service', async () => {
    openOutbox()
    write('price-painting', { slug: { current: 'painting' } }, 'tx1')
    const [message] = await received(1)
    expect(message?.body).toEqual({ _id: 'price-painting', _type: 'price', slug: 'painting' })
    expect(message?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'idempotency-key': expect.stringMatching(/^[0-9a-f]{64}$/),
      'sanity-dataset': 'production',
      'sanity-document-id': 'price-painting',
      'sanity-operation': 'create',
      'sanity-project-id': 'local',
      'sanity-transaction-id': 'tx1',
      'sanity-transaction-time': store.document('production', 'price-painting')?._updatedAt,
    })
    const signature = String(message?.headers['sanity-webhook-signature'])
    expect(await isValidSignature(message?.text ?? '', signature, SECRET)).toBe(true)
    await vi.waitFor(() => expect(outbox.pending()).toBe(0))
  })

  test('an update and a deletion say what they are, and a deletion still names its document', async () => {
    openOutbox()
    write('price-painting', { amount: 250 }, 'tx1')
    await received(1)
    write('price-painting', { amount: 275 }, 'tx2')
    await received(2)
    remove('price-painting', 'tx3')
    const all = await received(3)
    expect(all.map(({ headers }) => headers['sanity-operation'])).toEqual(['create', 'update', 'delete'])
    expect(all[2]?.body).toMatchObject({ _id: 'price-painting', _type: 'price' })
  })

  test('drafts, versions and other ids with a dot are never sent', async () => {
    openOutbox()
    write('drafts.price-painting', {}, 'tx1')
    write('versions.spring.price-painting', {}, 'tx2')
    write('secret.preview', {}, 'tx3')
    expect(outbox.pending()).toBe(0)
    write('price-painting', {}, 'tx4')
    expect((await received(1))[0]?.headers['sanity-document-id']).toBe('price-painting')
  })

  test('the filter sees before and after', async () => {
    openOutbox({ filter: '_type == "price" && delta::changedAny(amount)' })
    write('price-painting', { amount: 250, note: 'a' }, 'tx1')
    await received(1)
    write('price-painting', { amount: 250, note: 'b' }, 'tx2')
    write('price-plumbing', { amount: 300 }, 'tx3')
    const all = await received(2)
    expect(all[1]?.headers['sanity-transaction-id']).toBe('tx3')
    await vi.waitFor(() => expect(outbox.pending()).toBe(0))
  })

  test('the projection may compare the two states', async () => {
    openOutbox({ projection: '{ "now": slug.current, "was": before().slug.current }' })
    write('city-matthews', { slug: { current: 'mathews' } }, 'tx1')
    await received(1)
    write('city-matthews', { slug: { current: 'matthews' } }, 'tx2')
    expect((await received(2))[1]?.body).toEqual({ now: 'matthews', was: 'mathews' })
  })

  test.each([
    [{ filter: '_type in *[_type == "setting"].types' }, /may not look into the dataset/],
    [{ projection: '{ "prices": *[_type == "price"] }' }, /may not look into the dataset/],
    [{ projection: '{ "city": city->name }' }, /may not follow references/],
    [{ filter: '_type ==' }, /"site": its filter is not GROQ/],
    [{ url: 'localhost' }, /"localhost" is not an address/],
    [{ secret: '' }, /no secret/],
  ])('a webhook that cannot work is refused at once: %o', (wrong, message) => {
    openOutbox()
    expect(() => new Outbox({ store, projectId: 'local', webhooks: [webhook(wrong)] })).toThrow(message)
  })
})

describe('when the receiver has trouble', () => {
  test('a refused message is sent again under the same key until it is accepted, and said so once', async () => {
    answer = (_, attempt) => (attempt < 4 ? 500 : 200)
    openOutbox()
    write('price-painting', {}, 'tx1')
    const all = await received(4)
    expect(new Set(all.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    await vi.waitFor(() => expect(outbox.pending()).toBe(0))
    expect(log).toEqual([
      expect.stringMatching(
        /Webhook "site": .* answered 500: trouble\. "price-painting" waits in the outbox/,
      ),
      expect.stringMatching(/"price-painting" delivered after all/),
    ])
    expect(outbox.status()).toEqual([expect.objectContaining({ pending: 0, lastError: null })])
  })

  test('a document that is refused does not hold up the others', async () => {
    answer = ({ body }) => (body._id === 'broken' ? 422 : 200)
    openOutbox()
    write('broken', {}, 'tx1')
    write('price-painting', {}, 'tx2')
    await vi.waitFor(() => expect(outbox.pending()).toBe(1))
    expect(outbox.status()[0]?.lastError).toMatch(/^answered 422/)
    answer = () => 200
    await outbox.deliverNow()
    expect(outbox.pending()).toBe(0)
  })

  test('changes wait while the receiver is down and arrive when it is back, one message per document', async () => {
    stopReceiver()
    openOutbox()
    write('city-matthews', { slug: { current: 'mathews' } }, 'tx1')
    write('city-matthews', { slug: { current: 'matthews' } }, 'tx2')
    write('price-painting', {}, 'tx3')
    await vi.waitFor(() =>
      expect(outbox.status()[0]?.lastError).toMatch(/could not be reached \(ECONNREFUSED\)/),
    )
    expect(outbox.pending()).toBe(3)
    await startReceiver(port)
    const all = await received(2)
    await vi.waitFor(() => expect(outbox.pending()).toBe(0))
    expect(all.map(({ headers }) => headers['sanity-transaction-id']).sort()).toEqual(['tx2', 'tx3'])
    expect(messages).toHaveLength(2)
  })

  test('a receiver that never answers is given up on and asked again', async () => {
    answer = (_, attempt) => (attempt === 1 ? new Promise(() => undefined) : 200)
    openOutbox()
    write('price-painting', {}, 'tx1')
    await received(2)
    await vi.waitFor(() => expect(outbox.pending()).toBe(0))
    expect(log[0]).toMatch(/did not answer within 0.5 s/)
  })

  test('the states of one document arrive in order, and none overtakes a slow one', async () => {
    const gate = Promise.withResolvers<number>()
    answer = (_, attempt) => (attempt === 1 ? gate.promise : 200)
    openOutbox({ projection: '{ amount, "was": before().amount }' })
    write('price-painting', { amount: 1 }, 'tx1')
    await received(1)
    for (const amount of [2, 3, 4]) write('price-painting', { amount }, `tx${amount}`)
    write('price-plumbing', { amount: 9 }, 'other')
    await received(2)
    gate.resolve(200)
    const all = await received(3)
    expect(all.map(({ body }) => body)).toEqual([
      { amount: 1, was: null },
      { amount: 9, was: null },
      { amount: 4, was: 1 },
    ])
  })

  test('what was acknowledged before kill -9 is delivered after the restart', async () => {
    const script = `
      import { Store } from '${import.meta.dirname}/store.ts'
      import { Outbox } from '${import.meta.dirname}/outbox.ts'
      const store = new Store('${directory}')
      const webhook = ${JSON.stringify(webhook({ url: 'http://127.0.0.1:1/nobody' }))}
      new Outbox({ store, projectId: 'local', webhooks: [webhook], log: () => undefined })
      const request = { dataset: 'production', transactionId: 'tx1', identity: 'owner', digest: '' }
      store.commit(request, (workspace) => workspace.put({ _id: 'price-painting', _type: 'price' }, {}))
      process.stdout.write('acknowledged')
    `
    const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script])
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'close')
    store.close()
    store = new Store(directory)
    openOutbox()
    expect((await received(1))[0]?.body._id).toBe('price-painting')
  })

  test('a change that is rolled back is never sent', async () => {
    openOutbox()
    store.insideCommit(() => {
      throw new Error('the disk is full')
    })
    expect(() => write('price-painting', {}, 'tx1')).toThrow('the disk is full')
    expect(outbox.pending()).toBe(0)
  })

  test('letters to a webhook that is configured no more are dropped, and it is said how many', async () => {
    stopReceiver()
    openOutbox({ name: 'former' })
    write('price-painting', {}, 'tx1')
    await outbox.close()
    openOutbox({ name: 'site' })
    expect(outbox.pending()).toBe(0)
    expect(log.at(-1)).toMatch(/Dropped 1 messages/)
  })
})

function webhook(changes: Partial<Webhook> = {}): Webhook {
  const url = `http://127.0.0.1:${port}/api/revalidate`
  return { name: 'site', url, secret: SECRET, filter: '', projection: '', ...changes }
}

function openOutbox(changes: Partial<Webhook> = {}): void {
  const timing = { firstRetry: 10, longestRetry: 50, timeout: 500 }
  const webhooks = [webhook(changes)]
  outbox = new Outbox({ store, projectId: 'local', webhooks, timing, log: (line) => log.push(line) })
}

function write(id: string, fields: Record<string, unknown>, transactionId: string): void {
  const request = { dataset: 'production', transactionId, identity: 'owner', digest: '' }
  store.commit(request, (workspace) => workspace.put({ _id: id, _type: 'price', ...fields }, {}))
}

function remove(id: string, transactionId: string): void {
  const request = { dataset: 'production', transactionId, identity: 'owner', digest: '' }
  store.commit(request, (workspace) => workspace.remove(id, {}))
}

async function received(count: number): Promise<Message[]> {
  await vi.waitFor(() => expect(messages.length).toBeGreaterThanOrEqual(count), {
    timeout: 5000,
    interval: 5,
  })
  return messages
}

async function startReceiver(at: number): Promise<number> {
  receiver = createServer(async (request, response) => {
    const chunks = await request.toArray()
    const text = Buffer.concat(chunks).toString()
    const message = { headers: request.headers, text, body: JSON.parse(text) }
    messages.push(message)
    const status = await answer(message, messages.length)
    response.writeHead(status).end(status === 200 ? '' : 'trouble')
  })
  receiver.listen(at, '127.0.0.1')
  await once(receiver, 'listening')
  const address = receiver.address()
  if (!address || typeof address === 'string') throw new Error('The receiver has no port')
  return address.port
}

function stopReceiver(): void {
  receiver.close()
  receiver.closeAllConnections()
}
