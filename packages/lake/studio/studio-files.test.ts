import { hash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { createLake } from '../create-lake.ts'
import { sharedLake, temporaryStudio } from '../testing/temporary-lake.ts'

const SCRIPT = 'window.start = 1'
const PAGE = `<!doctype html><title>Studio</title><script>${SCRIPT}</script><script src="/static/index-B2f9kx_1.js"></script>`
const files = { 'index-B2f9kx_1.js': 'start()', 'heic-worker-B2f9kx_1.js': 'start()' }
const studioDirectory = temporaryStudio(PAGE, files)
const siteUrl = 'https://www.example.com/'
const lake = await sharedLake({ studioDirectory, siteUrl, changePasswordPath: '/account' })

const places = ['/', '/structure/price;price-painting', '/intent/edit/id=price-painting.v2']
test.each(places)('the page answers %s, since the Studio routes by itself', async (path) => {
  const response = await fetch(lake.url + path)
  expect(await response.text()).toBe(PAGE)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-cache')
})

test.each(['br', 'gzip'])('a script is kept by the browser for good, and sent as %s', async (encoding) => {
  const headers = { 'accept-encoding': encoding }
  const response = await fetch(`${lake.url}/static/index-B2f9kx_1.js`, { headers })
  expect(await response.text()).toBe('start()')
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test.each([
  ['with a slash at its end', `${studioDirectory}/`],
  ['as seen from here', `./${relative('', studioDirectory)}`],
])('the directory may be named %s', async (_, named) => {
  const other = createLake({ storage: 'memory', studioDirectory: named })
  const script = await other.fetch(new Request('http://localhost/static/index-B2f9kx_1.js'))
  expect(await script.text()).toBe('start()')
  await other.close()
})

test('a script is sent as it was compressed ahead, as soon as that is there', async () => {
  const text = Array.from({ length: 99 }, (_, index) => `started(${index})`).join()
  // Quality 0 makes other bytes than the lake itself would.
  const ahead = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } })
  writeFileSync(join(studioDirectory, 'static/ahead-B2f9kx_1.js'), text)
  const ask = async () => {
    const headers = { 'accept-encoding': 'br' }
    const response = await fetch(`${lake.url}/static/ahead-B2f9kx_1.js`, { headers })
    expect(await response.text()).toBe(text)
    return response.headers.get('content-length')
  }
  expect(await ask()).not.toBe(String(ahead.length))
  writeFileSync(join(studioDirectory, 'static/ahead-B2f9kx_1.js.br'), ahead)
  expect(await ask()).toBe(String(ahead.length))
})

test('a script that could not be read once is read again', async () => {
  using _ = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const ask = () => fetch(`${lake.url}/static/broken-B2f9kx_1.js`, { headers: { 'accept-encoding': 'br' } })
  const ahead = join(studioDirectory, 'static/broken-B2f9kx_1.js.br')
  writeFileSync(join(studioDirectory, 'static/broken-B2f9kx_1.js'), 'started()')
  mkdirSync(ahead)
  expect((await ask()).status).toBe(500)
  rmSync(ahead, { recursive: true })
  expect(await (await ask()).text()).toBe('started()')
})

test('a password manager is led to the form, and nothing else is at well-known addresses', async () => {
  const ask = (path: string) =>
    fetch(lake.url + path, { redirect: 'manual', headers: { accept: 'text/html' } })
  const led = await ask('/.well-known/change-password')
  expect([led.status, led.headers.get('location')]).toEqual([303, `${lake.url}/account`])
  for (const path of ['', '/', '/security.txt', '/change-password/'])
    expect([path, (await ask(`/.well-known${path}`)).status]).toEqual([path, 404])
})

const outside = ['/..%2f..%2fetc%2fpasswd', '/static/..%2f..%2flake.sqlite', '/%2e%2e/%2e%2e/etc/passwd']
test.each(outside)('no path leads out of the directory: %s', async (path) => {
  expect(await (await fetch(lake.url + path)).text()).toBe(PAGE)
})

test('the policy allows the page its own scripts and this host, and nothing else', async () => {
  const policy = (await fetch(lake.url)).headers.get('content-security-policy') ?? ''
  const digest = hash('sha256', SCRIPT, 'base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${digest}';`)
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain(`connect-src 'self' ws://${new URL(lake.url).host}`)
})

test('a worker may compile WebAssembly, and the page that starts it may not', async () => {
  const policyOf = async (path: string) =>
    (await fetch(lake.url + path)).headers.get('content-security-policy')
  const policy = await policyOf('/static/heic-worker-B2f9kx_1.js')
  expect(policy).toBe("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'")
  for (const path of ['/', '/static/index-B2f9kx_1.js']) expect(await policyOf(path)).not.toContain('wasm')
})

test('the Studio learns where the website is, and may ask it and show it in a frame', async () => {
  const settings = await fetch(`${lake.url}/settings.json`)
  expect(await settings.json()).toEqual({ site: 'https://www.example.com' })
  const policy = (await fetch(lake.url)).headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/connect-src [^;]* https:\/\/www\.example\.com$/)
  expect(policy).toContain("frame-src 'self' https://www.example.com;")
})
