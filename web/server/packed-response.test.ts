import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { encodingFor } from './encodings.ts'
import { PackedResponse } from './packed-response.ts'

/** Anything that reads like text: this. */
const words = readFileSync(import.meta.filename, 'utf8')
const types: Record<string, string> = {
  '/picture': 'image/webp',
  '/drawn': 'image/webp',
  '/data': 'application/json',
}
const untagged = ['/drawn', '/untagged']

let server: Server
let port = 0

beforeAll(async () => {
  server = createServer({ ServerResponse: PackedResponse }, ({ url = '', headers }, response) => {
    response.setHeader('Content-Type', types[url] ?? 'text/html; charset=utf-8')
    if (!untagged.includes(url)) response.setHeader('ETag', '"one"')
    if (url === '/short') return response.end('short')
    if (url === '/parts') return inParts(response)
    if (url === '/head') return response.writeHead(404, { Vary: 'Cookie' }).end(words)
    if (headers['if-none-match'] === 'W/"one"') return response.writeHead(304).end()
    return response.end(words)
  })
  server.listen(0, '127.0.0.1')
  await vi.waitFor(() => expect(server.listening).toBe(true))
  const address = server.address()
  if (address && typeof address === 'object') port = address.port
})

afterAll(() => promisify(server.close.bind(server))())

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['deflate', undefined, (body: Buffer) => body],
  ['', undefined, (body: Buffer) => body],
])('a browser that takes %j gets %s', async (accepted, encoding, unpack) => {
  for (const path of ['/', '/parts', '/data']) {
    const { headers, body } = await ask(path, { 'accept-encoding': accepted })
    expect([headers['content-encoding'], headers.vary, headers.etag]).toEqual([
      encoding,
      'Accept-Encoding',
      'W/"one"',
    ])
    expect(unpack(body).toString()).toBe(words)
  }
})

test('what is asked for again comes in fewer bytes', async () => {
  const quick = brotliCompressSync(words, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  const asked = async () => (await ask('/parts', { 'accept-encoding': 'br' })).body.length
  await vi.waitFor(async () => expect(await asked()).toBeLessThan(quick.length))
})

test('pictures and short answers go as they are', async () => {
  for (const path of ['/picture', '/short']) {
    const { headers } = await ask(path, { 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBeUndefined()
  }
})

test('the status and the headers that come with it stay', async () => {
  const { status, headers, body } = await ask('/head', { 'accept-encoding': 'br' })
  expect([status, headers.vary]).toEqual([404, 'Cookie, Accept-Encoding'])
  expect(brotliDecompressSync(body).toString()).toBe(words)
})

test('who has the page is told so in any form, and who wants the head gets no more', async () => {
  const known = await ask('/', { 'accept-encoding': 'br', 'if-none-match': 'W/"one"' })
  expect([known.status, known.headers.vary, known.body.length]).toEqual([304, 'Accept-Encoding', 0])
  const head = await ask('/', { 'accept-encoding': 'br' }, 'HEAD')
  expect([head.status, head.headers.vary, head.body.length]).toEqual([200, 'Accept-Encoding', 0])
})

test.each([
  ['/untagged', /^W\/"[\w-]{24}"$/],
  ['/drawn', /^"[\w-]{24}"$/],
])('%s has a tag by what is in it, and is not sent again to who has it', async (path, form) => {
  const { headers, body } = await ask(path, { 'accept-encoding': 'br' })
  const tag = String(headers.etag)
  expect(tag).toMatch(form)
  expect(headers['content-length']).toBe(String(body.length))
  for (const known of [tag, `"other", ${tag}`, tag.replace('W/', ''), '*']) {
    const again = await ask(path, { 'accept-encoding': 'gzip', 'if-none-match': known })
    expect([again.status, again.headers.etag, again.body.length]).toEqual([304, tag, 0])
  }
  expect((await ask(path, { 'if-none-match': '"other"' })).status).toBe(200)
})

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=1.0, *;q=0.5', 'br'],
  ['*', 'br'],
  ['identity', undefined],
  [undefined, undefined],
])('%j asks for %s', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding))

function inParts(response: PackedResponse<IncomingMessage>) {
  response.flushHeaders()
  response.write(words.slice(0, 10))
  response.write(Buffer.from(words.slice(10, 500)))
  return response.end(words.slice(500))
}

type Answer = { status: number | undefined; headers: Record<string, unknown>; body: Buffer }

/** As the bytes come: `fetch` would unpack them. */
function ask(path: string, headers: Record<string, string>, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, headers, method, host: '127.0.0.1' }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}
