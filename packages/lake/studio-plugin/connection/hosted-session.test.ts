import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { beforeEach, expect, test, vi } from 'vitest'
import { serve } from '../../testing/connections.ts'
import { clientAt } from '../../testing/test-lake.ts'
import { createConnection } from './connection.ts'
import { keptInBrowser } from './kept-in-browser.ts'
import { keepingRequests } from './request-handler.ts'

const SESSION = 'a session'
const OVER = 'a session that is over'

/** The project as far as typing needs it: it takes words from anyone with a session, and each transaction once. */
let url: string
let words: string[]

beforeEach(async () => {
  vi.stubGlobal('addEventListener', () => undefined)
  words = []
  const transactions = new Set<string>()
  const project = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json')
    if (request.headers.authorization !== `Bearer ${SESSION}`) return response.writeHead(401).end('{}')
    if (request.method === 'POST') {
      const { transactionId, mutations } = Object(await json(request))
      if (!transactions.has(transactionId)) words.push(mutations[0].patch.set.title)
      transactions.add(transactionId)
    }
    return response.end('{}')
  })
  url = await serve(project)
  return () => vi.unstubAllGlobals()
})

/** A form in a Studio that leaves the login to Sanity. */
function form() {
  const connection = createConnection(keptInBrowser('hosted', 'writes', 'transactionId'), false)
  const requestHandler = keepingRequests(connection, undefined)
  const client = clientAt(url, { maxRetries: 0, requestHandler })
  const type = (title: string, token: string) =>
    client.withConfig({ token }).mutate([{ patch: { id: 'note', set: { title } } }], {
      tag: 'document.commit',
      transactionId: randomUUID(),
    })
  const loseAndFind = async () => {
    connection.lost()
    await expect.poll(() => connection.state().status).toBe('connected')
  }
  return { connection, type, loseAndFind }
}

test('words that were refused since the session was over go before words that are typed later', async () => {
  const { type, loseAndFind } = form()
  await expect(type('Refused', OVER)).rejects.toMatchObject({ statusCode: 401 })
  await type('Typed later', SESSION)
  await loseAndFind()
  expect(words).toEqual(['Refused', 'Typed later'])
})

test('words that were typed without a connection wait for a session and go before words that are typed then', async () => {
  const { connection, type, loseAndFind } = form()
  await type('Typed first', SESSION)
  connection.lost()
  await type('Typed offline', OVER)
  await loseAndFind()
  await type('Typed later', SESSION)
  await loseAndFind()
  expect(words).toEqual(['Typed first', 'Typed offline', 'Typed later'])
})
