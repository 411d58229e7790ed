import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cookieOf } from '../testing/logged-in.ts'
import { sharedLake } from '../testing/temporary-lake.ts'
import { type ListenerSocket, openListenerSocket } from './listener-socket.ts'

const lake = await sharedLake()
const headers = { cookie: await cookieOf(lake), origin: lake.url }
let sockets: WebSocket[]
let lost: number
let carrier: ListenerSocket
let reading: AbortController

beforeEach(() => {
  sockets = []
  lost = 0
  reading = new AbortController()
  // A browser adds both by itself.
  class BrowserSocket extends WebSocket {
    constructor(address: string) {
      super(address, Object({ headers }))
      sockets.push(this)
    }
  }
  vi.stubGlobal('WebSocket', BrowserSocket)
  carrier = openListenerSocket(`${lake.url.replace('http', 'ws')}/lake/socket`, () => {
    lost += 1
  })
})

afterEach(() => {
  reading.abort()
  vi.unstubAllGlobals()
})

test('two streams come over one connection, and each is told what it asked for', async () => {
  const [prices, pages] = [await listen('_type == "price"'), await listen('_type == "page"')]
  await lake.client.create({ _id: 'page-home', _type: 'page' })
  await lake.client.createOrReplace({ _id: 'price-painting', _type: 'price' })
  await expect.poll(() => prices.text).toContain('price-painting')
  await expect.poll(() => pages.text).toContain('page-home')
  expect(prices.text).not.toContain('page-home')
  expect(sockets).toHaveLength(1)
})

test('a stream whose connection was lost is told on the next one what it missed, and nothing twice', async () => {
  const prices = await listen('_type == "price"')
  await lake.client.create({ _id: 'price-first', _type: 'price' })
  await expect.poll(() => prices.text).toContain('price-first')
  sockets[0]?.close()
  await expect.poll(() => lost).toBe(1)
  await lake.client.create({ _id: 'price-missed', _type: 'price' })
  await expect.poll(() => prices.text).toContain('price-missed')
  expect(sockets).toHaveLength(2)
  expect(prices.text.match(/"documentId":"price-first"/g)).toHaveLength(1)
})

test('a stream that nobody reads any more ends, and what the lake refuses is answered as such', async () => {
  const prices = await listen('_type == "price"')
  reading.abort()
  await expect(prices.ended).rejects.toThrow('The listener was closed')
  const url = `${lake.url}/lake/v1/data/listen/nowhere?query=*`
  expect((await carrier.open({ url, headers: new Headers() })).status).toBe(404)
})

/** What has come of a listener so far. */
async function listen(filter: string) {
  const query = encodeURIComponent(`*[${filter}]`)
  const url = `${lake.url}/lake/v2025-02-19/data/listen/production?query=${query}&enableResume=true`
  const response = await carrier.open({ url, headers: new Headers(), signal: reading.signal })
  const heard = { text: '', ended: Promise.resolve() }
  heard.ended = read(response, (text) => {
    heard.text += text
  })
  heard.ended.catch(() => 'the test ends')
  await expect.poll(() => heard.text).toContain('event: welcome')
  return heard
}

async function read(response: Response, hear: (text: string) => void): Promise<void> {
  for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) hear(text)
}
