import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { beforeEach, expect, test, vi } from 'vitest'
import { serve } from '../../testing/connections.ts'
import { clientAt } from '../../testing/test-lake.ts'
import { createConnection } from './connection.ts'
import { keepingRequests } from './request-handler.ts'
import type { UnsentWrite } from './unsent-writes.ts'

/** The lake as far as typing needs it: who is logged in, whether it can be reached, and whose words it has. */
let url: string
let person: string
let isAway: boolean
let words: string[]

/** What happens in the browser, by name. */
const listening = new Map<string, () => void>()

/** What the browser keeps for all of its tabs. */
let list: Map<string, UnsentWrite>

beforeEach(async () => {
  listening.clear()
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listening.set(name, listener))
  vi.stubGlobal('document', { visibilityState: 'visible' })
  list = new Map()
  words = []
  isAway = false
  const lake = createServer(async (request, response) => {
    if (isAway) return response.destroy()
    if (request.method === 'POST')
      words.push(`${person}: ${Object(await json(request)).mutations[0].patch.set.title}`)
    return response.setHeader('content-type', 'application/json').end(JSON.stringify({ id: person }))
  })
  url = await serve(lake)
  return () => vi.unstubAllGlobals()
})

/** A tab of who is logged in, which has asked for a document. */
async function tab() {
  const kept = {
    all: async () => [...list.values()],
    put: async (write: UnsentWrite) => void list.set(write.transactionId, write),
    drop: async (id: string) => void list.delete(id),
  }
  const connection = createConnection(kept, true)
  const client = clientAt(url, { maxRetries: 0, requestHandler: keepingRequests(connection, undefined) })
  const type = (title: string) =>
    client.mutate([{ patch: { id: 'note', set: { title } } }], {
      ...{ tag: 'document.commit', transactionId: randomUUID() },
    })
  await connection.belongTo(person)
  await client.request({ url: '/data/doc/production/note' })
  return { connection, type }
}

async function typeAway({ connection, type }: Awaited<ReturnType<typeof tab>>, title: string): Promise<void> {
  isAway = true
  connection.lost()
  await type(title)
}

test('words that somebody could not send wait for them, and nobody else who logs in there sends them', async () => {
  person = 'maria'
  await typeAway(await tab(), 'Two coats')
  isAway = false
  person = 'sam'
  const { type } = await tab()
  await type('A shelf')
  expect(words).toEqual(['sam: A shelf'])
  person = 'maria'
  await tab()
  expect(words).toEqual(['sam: A shelf', 'maria: Two coats'])
  expect(list.size).toBe(0)
})

test('a tab in whose browser somebody else has logged in keeps its words until its own person is back', async () => {
  person = 'maria'
  const { connection, type } = await tab()
  await typeAway({ connection, type }, 'Two coats')
  person = 'sam'
  isAway = false
  connection.retry()
  await expect.poll(() => connection.state().status).toBe('someone-else')
  await type('Three coats')
  expect(words).toEqual([])
  person = 'maria'
  connection.retry()
  await expect.poll(() => connection.state().status).toBe('connected')
  expect(words).toEqual(['maria: Two coats', 'maria: Three coats'])
})

test('a tab that somebody comes back to sends nothing as who has logged in meanwhile', async () => {
  person = 'maria'
  const { connection, type } = await tab()
  person = 'sam'
  listening.get('visibilitychange')?.()
  await expect.poll(() => connection.state().status).toBe('someone-else')
  await type('Two coats')
  expect(words).toEqual([])
  person = 'maria'
  listening.get('visibilitychange')?.()
  await expect.poll(() => words).toEqual(['maria: Two coats'])
})

test('words that a former version of the Studio has kept are sent by who logs in next', async () => {
  const body = { mutations: [{ patch: { id: 'note', set: { title: 'One coat' } } }] }
  list.set('old', { transactionId: 'old', url: `${url}/v1/data/mutate/production`, body, order: 1 })
  person = 'sam'
  await tab()
  expect(words).toEqual(['sam: One coat'])
})
