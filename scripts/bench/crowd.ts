import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** An attacker: the lake it attacks, a picture whose path it knows, and the address it comes from. */
type Stranger = { lake: URL; picture: string; address: string }
type Act = (stranger: Stranger) => Promise<unknown>

const STRANGERS = 100
/** In milliseconds. A failed act costs the lake nothing; repeated at once it would only keep a core of this machine busy. */
const AFTER_ACT = 10
const AFTER_FAILURE = 100
const PATIENCE = 10_000
const DATA = '/lake/v2025-02-19/data'
const RESUMING = { 'last-event-id': 'x#y' }
const UPGRADE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
]
const SLOW_FILTER = encodeURIComponent('*[pt::text(*) match "a*b*c*d"]')

/** The attacks, which each stranger repeats; every one of them once stopped or slowed the lake. */
export const acts: Readonly<Record<string, Act>> = {
  'a host with a password': (by) =>
    raw(by, ['GET /lake/socket HTTP/1.1', `Host: a:b@${by.lake.host}`, ...UPGRADE, '', '']),
  'upgrades that nobody wants': (by) =>
    raw(by, ['GET /nonsense HTTP/1.1', `Host: ${by.lake.host}`, ...UPGRADE, '', '']),
  'queries without an end': (by) => query(by, `"${'a'.repeat(100)}" match "${'a*'.repeat(10)}b"`),
  'loops within loops': (by) => query(by, nested(7)),
  'answers of hundreds of MB': (by) => query(by, '*{"x":*[0...250]}'),
  'queries of 98,000 characters': (by) => query(by, `a${'.a'.repeat(49_000)}`),
  'listeners with a slow filter': (by) => held(by, `query=${SLOW_FILTER}`),
  'listeners that read nothing': (by) =>
    raw(
      by,
      [`GET ${DATA}/listen/production?query=*&includeResult=true HTTP/1.1`, `Host: ${by.lake.host}`, '', ''],
      false,
    ),
  'listeners that ask for the past': (by) => held(by, 'query=*&enableResume=true', RESUMING),
  'pictures beyond measure': (by) => picture(by, 'rect=0,0,2000,20&h=8192&fm=png'),
  'made-up crops': (by) =>
    picture(by, `rect=${randomInt(50)},${randomInt(50)},${500 + randomInt(99)},500&w=1900&h=3000`),
  'uploads that are refused': (by) =>
    ask(by, '/lake/v1/assets/images/production', { method: 'POST', body: randomBytes(300_000) }),
  'wrong passwords': (by) => {
    const body = new URLSearchParams({ password: randomBytes(6).toString('hex'), origin: by.lake.origin })
    return ask(by, '/lake/login', { method: 'POST', body, headers: { origin: by.lake.origin } })
  },
  'half a request': (by) => raw(by, [`POST ${DATA}/query/production HTTP/1.1`, 'Host: x', 'Content-']),
  'broken addresses': (by) => ask(by, `/%00${'x'.repeat(randomInt(400))}`),
}

/** The strangers run in a process of their own, so that they don't slow the one that measures. */
if (import.meta.main) {
  const [, , act = '', lake = '', path = ''] = process.argv
  const chosen = Object.values(acts).filter((_, index) => act === '' || Object.keys(acts)[index] === act)
  process.once('disconnect', () => process.exit(0))
  for (let number = 0; number < STRANGERS; number += 1) {
    const stranger = { lake: new URL(lake), picture: path, address: `203.0.113.${number}` }
    void goOn(chosen[number % chosen.length] ?? chosen[0], stranger)
  }
}

async function goOn(act: Act | undefined, stranger: Stranger): Promise<void> {
  while (act) {
    await act(stranger).catch(() => pause(AFTER_FAILURE))
    // Spreads the requests when the answers come at once.
    await pause(AFTER_ACT)
  }
}

function nested(depth: number): string {
  const list = `[${Array(10).fill('{}')}]`
  return depth === 0 ? list : `${list}{"x":${nested(depth - 1)}}`
}

function query(by: Stranger, text: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  return ask(by, `${DATA}/query/production`, {
    method: 'POST',
    body: JSON.stringify({ query: text }),
    headers,
  })
}

function picture(by: Stranger, parameters: string): Promise<unknown> {
  return ask(by, `${by.picture}?${parameters}`, {}, 2_000)
}

/** Keeps a stream open for some seconds. */
function held(by: Stranger, parameters: string, headers: Record<string, string> = {}): Promise<unknown> {
  return ask(by, `${DATA}/listen/production?${parameters}`, { headers }, 4_000)
}

/** Reads the answer to its end. */
async function ask(by: Stranger, path: string, init: RequestInit = {}, patience = PATIENCE): Promise<void> {
  const headers = new Headers(init.headers)
  headers.set('x-forwarded-for', by.address)
  const signal = AbortSignal.timeout(patience)
  const response = await fetch(new URL(path, by.lake), { ...init, headers, signal, redirect: 'manual' })
  for await (const chunk of response.body ?? []) void chunk
}

/** Sends bytes on a connection of its own, and closes it after some seconds unless the lake has. */
async function raw(
  { lake, address }: Stranger,
  [first = '', ...rest]: readonly string[],
  isReading = true,
): Promise<void> {
  const socket = connect(Number(lake.port), lake.hostname)
  socket.write([first, `X-Forwarded-For: ${address}`, ...rest].join('\r\n'))
  if (isReading) socket.resume()
  const leave = setTimeout(() => socket.destroy(), 3_000)
  await once(socket, 'close').finally(() => clearTimeout(leave))
}
