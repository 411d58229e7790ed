import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { TIMEOUTS } from './http/listen.ts'
import { startStudio } from './studio-server.ts'
import { connectionTo } from './testing/connections.ts'
import { temporaryStudio } from './testing/temporary-lake.ts'

/** More bytes than wait between a server and a client that doesn't read. */
const LARGE = 30_000_000
const directory = temporaryStudio(undefined, { 'index-B2f9kx_1.js': 'start()' })
const services = ['https://*.lake.example', 'wss://*.lake.example']
const studio = await startStudio({ directory, port: 0, services, publicUrl: 'https://studio.example.com' })
const url = `http://localhost:${studio.port}`

afterAll(() => studio.close())

test('serves the Studio at every address, and its scripts', async () => {
  for (const path of ['/', '/structure/price'])
    expect(await (await fetch(url + path)).text()).toContain('<title>Studio</title>')
  const script = await fetch(`${url}/static/index-B2f9kx_1.js`)
  expect([script.status, await script.text()]).toEqual([200, 'start()'])
})

test('allows the page the lake that is elsewhere, but no script from there', async () => {
  const { headers } = await fetch(url)
  const policy = headers.get('content-security-policy') ?? ''
  for (const part of ['img-src', 'media-src', 'connect-src'])
    expect(policy).toMatch(new RegExp(`${part} [^;]*https://\\*\\.lake\\.example wss://\\*\\.lake\\.example`))
  expect(policy).toContain("script-src 'self';")
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000')
})

test('answers in the lake’s place to nobody', async () => {
  expect((await fetch(`${url}/lake/login`, { method: 'POST' })).status).toBe(405)
  expect((await fetch(`${url}/static/index-gone1234.js`)).status).toBe(404)
})

test('gives up a client that asks for a file and then does not take it', async () => {
  const large = temporaryStudio(undefined, { 'index.js': ' '.repeat(LARGE) })
  const hurried = await startStudio(
    { directory: large, port: 0 },
    { ...TIMEOUTS, timeout: 100, keepAliveTimeout: 100 },
  )
  onTestFinished(() => hurried.close())
  const asked = 'GET /static/index.js HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const client = connectionTo(`http://localhost:${hurried.port}`, asked)
  client.socket.pause()
  await setTimeout(1_000)
  client.socket.resume()
  await client.closed
  expect(client.received.length).toBeLessThan(LARGE)
})

test('says when its port is taken', async () => {
  await expect(startStudio({ directory, port: studio.port })).rejects.toThrow('EADDRINUSE')
})
