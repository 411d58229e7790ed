import { randomBytes, randomInt } from 'node:crypto'
import { connect } from 'node:net'

/** An attacker: the lake it attacks, a picture whose path it knows, and the address it comes from. */
export type Stranger = { lake: URL; picture: string; address: string }
type Act = (stranger: Stranger) => Promise<unknown>

const PATIENCE_MS = 10_000
const DATA = '/lake/v2025-02-19/data'

/** The attacks, which each stranger repeats; every one of them once stopped or slowed the lake. */
export const acts: Readonly<Record<string, Act>> = {
  'a host with a password': (stranger) => raw(stranger, upgrade(`a:b@${stranger.lake.host}`, '/lake/socket')),
  'upgrades that nobody wants': (stranger) => raw(stranger, upgrade(stranger.lake.host, '/nonsense')),
  'queries without an end': (stranger) => query(stranger, `"${'a'.repeat(100)}" match "${'a*'.repeat(10)}b"`),
  'loops within loops': (stranger) => query(stranger, nested(7)),
  'answers of hundreds of MB': (stranger) => query(stranger, '*{"x":*[0...250]}'),
  'queries of 98,000 characters': (stranger) => query(stranger, `a${'.a'.repeat(49_000)}`),
  'listeners with a slow filter': (stranger) =>
    held(stranger, `/listen/production?query=${encodeURIComponent('*[pt::text(*) match "a*b*c*d"]')}`),
  'listeners that read nothing': unread,
  'listeners that ask for the past': (stranger) =>
    held(stranger, '/listen/production?query=*&enableResume=true', { 'last-event-id': 'x#y' }),
  'pictures beyond measure': (stranger) => picture(stranger, 'rect=0,0,2000,20&h=8192&fm=png'),
  'made-up crops': (stranger) =>
    picture(stranger, `rect=${randomInt(50)},${randomInt(50)},${500 + randomInt(99)},500&w=1900&h=3000`),
  'uploads that are refused': (stranger) =>
    ask(stranger, '/lake/v1/assets/images/production', { method: 'POST', body: randomBytes(300_000) }),
  'wrong passwords': (stranger) => {
    const body = new URLSearchParams({
      password: randomBytes(6).toString('hex'),
      origin: stranger.lake.origin,
    })
    return ask(stranger, '/lake/login', { method: 'POST', body, headers: { origin: stranger.lake.origin } })
  },
  'half a request': (stranger) =>
    raw(stranger, `POST ${DATA}/query/production HTTP/1.1\r\nHost: x\r\nContent-`),
  'broken addresses': (stranger) => ask(stranger, `/%00${'x'.repeat(randomInt(400))}`),
}

function nested(depth: number): string {
  const list = `[${Array(10).fill('{}')}]`
  return depth === 0 ? list : `${list}{"x":${nested(depth - 1)}}`
}

function query(stranger: Stranger, text: string): Promise<unknown> {
  const body = JSON.stringify({ query: text })
  const headers = { 'content-type': 'application/json' }
  return ask(stranger, `${DATA}/query/production`, { method: 'POST', body, headers })
}

function picture(stranger: Stranger, parameters: string): Promise<unknown> {
  return ask(stranger, `${stranger.picture}?${parameters}`, {}, 2_000)
}

/** Reads the answer to its end. */
async function ask(stranger: Stranger, path: string, init: RequestInit = {}, patience = PATIENCE_MS) {
  const headers = new Headers(init.headers)
  headers.set('x-forwarded-for', stranger.address)
  const signal = AbortSignal.timeout(patience)
  const response = await fetch(new URL(path, stranger.lake), { ...init, headers, signal, redirect: 'manual' })
  for await (const chunk of response.body ?? []) void chunk
}

/** Keeps a stream open for some seconds. */
function held(stranger: Stranger, path: string, headers: Record<string, string> = {}): Promise<unknown> {
  return ask(stranger, `${DATA}${path}`, { headers }, 4_000)
}

/** Opens a listener and never reads from its connection. */
function unread(stranger: Stranger): Promise<void> {
  const head = `Host: ${stranger.lake.host}\r\nX-Forwarded-For: ${stranger.address}`
  return raw(
    stranger,
    `GET ${DATA}/listen/production?query=*&includeResult=true HTTP/1.1\r\n${head}\r\n\r\n`,
    false,
  )
}

function upgrade(host: string, path: string): string {
  const socket = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='
  return `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${socket}\r\n\r\n`
}

/** Sends bytes on a connection of its own, and closes it after some seconds unless the lake has. */
function raw({ lake }: Stranger, bytes: string, isReading = true): Promise<void> {
  return new Promise((resolve, reject) => {
    const connection = connect(Number(lake.port), lake.hostname, () => connection.write(bytes))
    if (isReading) connection.resume()
    const leave = setTimeout(() => connection.destroy(), 3_000)
    connection.on('error', reject).on('close', () => {
      clearTimeout(leave)
      resolve()
    })
  })
}
