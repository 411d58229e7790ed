import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { keptConnections } from 'pages-as-files/http'
import { ask } from 'pages-as-files/testing'
import { beforeAll, expect, test } from 'vitest'
import { fixedPaths } from '#content/addresses/routes.ts'
import { deliveredSite } from '../../testing/delivered-site.ts'
import { previewSecret } from '../../testing/next-in-preview.ts'

/** In milliseconds. */
const quiet = { keepAliveTimeout: 60_000, timeout: 1_000 }

const site = deliveredSite()
let port: number

beforeAll(async () => {
  site.content.publish('/about', 'many words '.repeat(200_000))
  await site.publisher.compare()
  port = Number(new URL(await site.startDelivery(quiet)).port)
})

test('a connection ends whose visitor asks and reads nothing; others go on that are as quiet', async () => {
  const idle = connect(port, '127.0.0.1')
  idle.write('GET /no-such-page HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(idle, 'data')
  const stream = await openStream()
  const ended = new Promise((resolve) =>
    site.delivery?.once('connection', (connection) => connection.once('close', resolve)),
  )
  const socket = connect(port, '127.0.0.1').pause()
  socket.write('GET /about HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20))
  await ended
  socket.destroy()
  expect([stream.destroyed, stream.complete, idle.readyState]).toEqual([false, false, 'open'])
  stream.destroy()
  idle.destroy()
})

test('a connection on which nothing is asked stays for as long as proxies rely on', async () => {
  await site.startDelivery()
  expect(site.delivery?.keepAliveTimeout).toBe(keptConnections.behindProxies)
  expect(site.delivery?.timeout).toBeGreaterThan(0)
})

/** Of an editor, with its head and nothing after it. */
async function openStream(): Promise<IncomingMessage> {
  const query = `sanity-preview-secret=${previewSecret}&sanity-preview-pathname=/`
  const { headers } = await ask(site.url, `${fixedPaths.previewEnable}?${query}`)
  const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? ''
  return new Promise((resolve, reject) => {
    get(`${site.url}/events`, { headers: { cookie }, agent: false }, resolve).on('error', reject)
  })
}
