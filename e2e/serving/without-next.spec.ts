import { globSync } from 'node:fs'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import { fixedPaths } from '#content/addresses/routes.ts'
import { atOnce } from '../fixtures/at-once.ts'
import { statusOfHead } from '../fixtures/requests/raw-connection.ts'
import { askRaw, type RawAnswer } from '../fixtures/requests/raw-request.ts'
import { frameworkPaths, steeringHeaders } from '../fixtures/requests/steering-headers.ts'
import { expect, test } from '../fixtures/test.ts'

const AT_ONCE = 8
/** A page, one that is filled in, a redirect, files of three kinds, and nothing. */
const PATHS = [
  '/',
  '/services/painting',
  '/service-areas/atlantis/tiling',
  '/service-areas/atlantis',
  '/estimate',
  '/sitemap.xml',
  '/contact.vcf',
  '/icon.svg',
  '/no-such-page',
]
const QUERIES = [
  '_rsc=1a2b3',
  '__nextDataReq=1',
  '__nextLocale=de',
  'nxtPslug=plumbing',
  'nxtIslug=plumbing',
  'amp=1',
]
const SILENCE_MS = 2_000

test('a request with headers that steer Next gets what a plain one gets', async ({ product }) => {
  const each = Object.entries(steeringHeaders).map(([name, value]) => ({ [name]: value }))
  const wishes = [...each, { ...steeringHeaders }]
  const asked = PATHS.flatMap((address) => wishes.map((headers) => ({ address, headers })))
  const plain = new Map(
    await atOnce(AT_ONCE, PATHS, async (address) => [[address, told(await askRaw(product.site, address))]]),
  )
  const faults = await atOnce(AT_ONCE, asked, async ({ address, headers }) => {
    const answer = told(await askRaw(product.site, address, { headers }))
    return answer === plain.get(address) ? [] : [`${address} with ${Object.keys(headers)}`]
  })
  expect(faults).toEqual([])
})

test('a query that steers Next makes no difference', async ({ product }) => {
  const pages = PATHS.filter((address) => address !== '/estimate')
  for (const address of pages) {
    const plain = told(await askRaw(product.site, address))
    for (const query of QUERIES)
      expect(told(await askRaw(product.site, `${address}?${query}`)), `${address}?${query}`).toBe(plain)
  }
})

test('addresses of Next’s own lead nowhere, like any that nobody knows', async ({ product }) => {
  const nowhere = told(await askRaw(product.site, '/no-such-page'))
  const chunks = globSync('static/**/*.js', { cwd: buildOf(product.environment.siteBuild) })
  expect(chunks.length).toBeGreaterThan(0)
  for (const address of [...frameworkPaths, ...chunks.map((chunk) => `/_next/${chunk}`)])
    for (const headers of [undefined, { rsc: '1' }, steeringHeaders])
      expect(told(await askRaw(product.site, address, { headers })), address).toBe(nowhere)
})

test('nobody can call a server action or open a socket of Next', async ({ product }) => {
  const headers = { 'next-action': steeringHeaders['next-action'] ?? '', 'content-type': 'text/plain' }
  for (const address of ['/', '/services/painting', '/no-such-page'])
    expect((await askRaw(product.site, address, { method: 'POST', headers })).status, address).toBe(405)
  expect((await askRaw(product.site, fixedPaths.revalidate, { method: 'POST', headers })).status).toBe(401)
  const offer = ['Host: x', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
  for (const address of ['/_next/webpack-hmr', '/_next/hmr'])
    expect(await statusOfHead(product.site, `GET ${address} HTTP/1.1`, ...offer), address).toBe(404)
})

test('the processes that render and write pages listen to this machine alone', async ({ product }) => {
  const { rendererUrl, publishUrl } = product.environment
  for (const url of [rendererUrl, publishUrl]) {
    const port = Number(new URL(url).port)
    expect(await answers('127.0.0.1', port), url).toBe(true)
    for (const address of otherAddresses()) expect(await answers(address, port), address).toBe(false)
  }
})

/** All of a response, except its date. */
function told({ status, headers, body }: RawAnswer): string {
  const { date: _, ...rest } = headers
  return JSON.stringify([status, rest, body])
}

function buildOf(folder: string): string {
  return path.resolve(import.meta.dirname, '../../web', folder)
}

/** Every address under which this machine can be reached besides the one of its own; Linux has 127.0.0.2 too. */
function otherAddresses(): string[] {
  const known = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  const others = known.filter(({ address }) => address !== '127.0.0.1' && !address.startsWith('fe80'))
  return ['127.0.0.2', ...others.map(({ address }) => address)]
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: SILENCE_MS })
    const end = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
    socket.once('timeout', () => end(false))
  })
}
