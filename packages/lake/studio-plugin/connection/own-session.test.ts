import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { beforeEach, expect, test, vi } from 'vitest'
import { serve } from '../../testing/connections.ts'
import { clientAt } from '../../testing/test-lake.ts'
import { createConnection } from './connection.ts'
import { keptInBrowser } from './kept-in-browser.ts'
import { keepingRequests } from './request-handler.ts'

/** The lake as far as typing needs it. Its answers to writes wait for what `holds` says. */
let url: string
let words: string[]
let isLoggedIn: boolean
let holds: Promise<void> | undefined
/** It ends before it answers. */
let isGone: boolean

/** Tells the page what its browser would. */
let happens: (event: string) => void

beforeEach(async () => {
  const listeners = new Map<string, () => void>()
  vi.stubGlobal('addEventListener', (event: string, listener: () => void) => listeners.set(event, listener))
  vi.stubGlobal('document', { visibilityState: 'visible' })
  happens = (event) => listeners.get(event)?.()
  words = []
  isLoggedIn = true
  holds = undefined
  isGone = false
  const lake = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json')
    const isWrite = request.method === 'POST'
    if (!isLoggedIn) return response.writeHead(isWrite ? 403 : 401).end('{}')
    if (isWrite) words.push(Object(await json(request)).mutations[0].patch.set.title)
    if (isGone) return response.destroy()
    if (isWrite) await holds
    return response.end('{}')
  })
  url = await serve(lake)
  return () => vi.unstubAllGlobals()
})

function studio() {
  const connection = createConnection(keptInBrowser('embedded', 'writes', 'transactionId'), true)
  const client = clientAt(url, { maxRetries: 0, requestHandler: keepingRequests(connection, undefined) })
  const change = (title: string, tag: string) =>
    client.mutate([{ patch: { id: 'note', set: { title } } }], { tag, transactionId: randomUUID() })
  return {
    connection,
    ask: () => client.request({ url: '/users/me' }),
    type: (title: string) => change(title, 'document.commit'),
    publish: (title: string) => change(title, 'document.publish'),
  }
}

test('what is refused since the session is over is done once somebody has logged in', async () => {
  const { connection, ask, publish } = studio()
  await ask()
  isLoggedIn = false
  const published = publish('Two coats')
  await expect.poll(() => connection.state().status).toBe('session')
  expect(words).toEqual([])
  isLoggedIn = true
  connection.retry()
  await published
  expect(words).toEqual(['Two coats'])
})

test('what was not answered for lack of a connection fails, and is not done twice', async () => {
  const { ask, publish } = studio()
  await ask()
  isGone = true
  await expect(publish('Two coats')).rejects.toThrow()
  expect(words).toEqual(['Two coats'])
})

test('words are kept when the owner turns to another app before the lake has answered, and sent in order', async () => {
  const { connection, ask, type } = studio()
  await ask()
  const { promise, resolve } = Promise.withResolvers<void>()
  holds = promise
  const first = type('Two')
  await expect.poll(() => words).toEqual(['Two'])
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  happens('visibilitychange')
  await first
  await type('Two coats')
  expect(words).toEqual(['Two'])
  resolve()
  await expect.poll(() => connection.state().status).toBe('connected')
  expect(words).toEqual(['Two', 'Two coats'])
})
