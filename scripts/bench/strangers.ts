import { fork } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Product } from '../product/product.ts'
import { type Row, repeat, spread, timeOf } from './measuring.ts'

const STRANGERS = 100
/** In milliseconds. A failed act costs the lake nothing; repeated at once it would only keep a core of this machine busy. */
const AFTER_ACT = 10
const AFTER_FAILURE = 100
const WARM_UP = 3_000
const PATIENCE = 10_000
const DATA = '/lake/v2025-02-19/data'

/** How long the owner's saves and logins take while a hundred strangers do their worst; the lake trusts what they call their address. */
export async function benchStrangers(product: Product): Promise<Row[]> {
  const client = await product.client()
  const picture = new URL(await client.fetch('*[_type == "sanity.imageAsset"][0].url')).pathname
  // The owner's browser has logged in before, which its cookies show.
  const cookies = (await logIn(product, '')).headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const alone = await measure(product, cookies.join('; '), 'nobody else')
  const crowd = fork(import.meta.filename, [product.environment.studioUrl, picture])
  await pause(WARM_UP)
  const beside = await measure(product, cookies.join('; '), '100 strangers')
  crowd.kill()
  await product.lake.stop()
  await product.lake.start()
  return [...alone, ...beside]
}

async function measure(product: Product, cookie: string, beside: string): Promise<Row[]> {
  const client = (await product.client()).withConfig({ timeout: PATIENCE, maxRetries: 0 })
  const ids = { draftId: 'drafts.price-interior-painting', publishedId: 'price-interior-painting' }
  // As the Studio sends it.
  const saves = await repeat(60, (turn) => {
    const patch = { set: { minimum: 300 + turn } }
    return timeOf(() => client.action({ actionType: 'sanity.action.document.edit', ...ids, patch }))
  })
  const logins = await repeat(20, () => timeOf(() => logIn(product, cookie)))
  await client.delete(ids.draftId)
  return [
    { beside, work: 'a save (100 ms at the 95th)', ...spread(saves) },
    { beside, work: 'a login (300 ms at the 95th)', ...spread(logins) },
  ]
}

/** Throws when it is refused, or not answered. */
async function logIn({ environment }: Product, cookie: string): Promise<Response> {
  const { studioUrl, studioPassword } = environment
  const response = await fetch(`${studioUrl}/lake/login`, {
    method: 'POST',
    headers: { origin: studioUrl, 'x-forwarded-for': '198.51.100.7', cookie },
    body: new URLSearchParams({ password: studioPassword, origin: studioUrl }),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
  })
  if (response.status !== 303) throw new Error(`The login was answered with ${response.status}.`)
  return response
}

if (import.meta.main) {
  const [, , address = '', picture = ''] = process.argv
  process.once('disconnect', () => process.exit(0))
  await Promise.all(Array.from({ length: STRANGERS }, (_, number) => attack(number, address, picture)))
}

/** Does one thing again and again, from an address of its own. */
async function attack(number: number, address: string, picture: string): Promise<void> {
  const all = acts(new URL(address), picture, `203.0.113.${number}`)
  const act = all[number % all.length]
  while (act) {
    await act().catch(() => pause(AFTER_FAILURE))
    await pause(AFTER_ACT)
  }
}

/** All of it once stopped or slowed the lake. */
function acts(lake: URL, picture: string, from: string): (() => Promise<unknown>)[] {
  /** Reads the answer to its end, or for as long as its patience lasts. */
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { 'x-forwarded-for': from, origin: lake.origin }
    const signal = AbortSignal.timeout(PATIENCE)
    await (await fetch(new URL(path, lake), { headers, signal, ...init })).arrayBuffer()
  }
  const post = (path: string, body: BodyInit) => ask(path, { method: 'POST', body })
  const query = (text: string) => {
    const body = new Blob([JSON.stringify({ query: text })], { type: 'application/json' })
    return post(`${DATA}/query/production`, body)
  }
  /** On a connection of its own, from which it reads nothing. */
  const raw = async (...lines: string[]) => {
    const socket = connect(Number(lake.port), lake.hostname)
    socket.write([...lines, `Host: ${lake.host}`, `X-Forwarded-For: ${from}`, '', ''].join('\r\n'))
    const leave = setTimeout(() => socket.destroy(), 3_000)
    await once(socket, 'close').finally(() => clearTimeout(leave))
  }
  return [
    () => raw('GET /lake/socket HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket'),
    () => raw(`POST ${DATA}/query/production HTTP/1.1`, 'Content-Length: 5'),
    () => raw(`GET ${DATA}/listen/production?query=*&includeResult=true HTTP/1.1`),
    // Queries without an end, loops within loops, answers of hundreds of MB, queries of 98,000 characters.
    () => query(`"${'a'.repeat(100)}" match "${'a*'.repeat(10)}b"`),
    () => query(`${'[{},{},{},{},{},{},{},{}]{"x":'.repeat(8)}1${'}'.repeat(8)}`),
    () => query('*{"x":*[0...250]}'),
    () => query(`a${'.a'.repeat(49_000)}`),
    () => ask(`${DATA}/listen/production?query=${encodeURIComponent('*[pt::text(*) match "a*b*c*d"]')}`),
    // Pictures beyond measure, and made-up crops.
    () => ask(`${picture}?rect=0,0,2000,20&h=8192&fm=png`),
    () => ask(`${picture}?rect=${randomInt(50)},${randomInt(50)},${500 + randomInt(99)},500&w=1900&h=3000`),
    // Uploads that are refused, wrong passwords, broken addresses.
    () => post('/lake/v1/assets/images/production', 'x'.repeat(300_000)),
    () => post('/lake/login', new URLSearchParams({ password: `${randomInt(1_000_000)}` })),
    () => ask(`/%00${'x'.repeat(randomInt(400))}`),
  ]
}
