import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from '../contract/contract-suite.ts'
import { type TemporaryLake, TOKEN, temporaryLake } from '../testing/temporary-lake.ts'

let lake: TemporaryLake

beforeAll(async () => {
  lake = await temporaryLake()
})

afterAll(() => lake.end())

test.each([
  ['malformed JSON', '{"mutations": [', 400, 'not valid JSON'],
  ['a list', '[]', 400, 'must be a JSON object'],
  ['no mutations', '{}', 400, '"mutations" must be a list'],
  ['an unknown mutation', '{"mutations":[{"upsert":{}}]}', 400, 'A mutation must be one of'],
  ['a null mutation', '{"mutations":[null]}', 400, 'A mutation must be one of'],
  ['a bad id', '{"mutations":[{"create":{"_id":"a/b","_type":"note"}}]}', 400, 'is no document id'],
  ['a number as id', '{"mutations":[{"create":{"_id":7,"_type":"note"}}]}', 400, '"_id" must be a string'],
  ['a patch for nobody', '{"mutations":[{"patch":{"set":{"a":1}}}]}', 400, 'needs an "id" or a "query"'],
  [
    'a patch with a bad path',
    '{"mutations":[{"create":{"_id":"p","_type":"n"}},{"patch":{"id":"p","set":{"[[":1}}}]}',
    400,
    '',
  ],
  [
    'an unset that is no list',
    '{"mutations":[{"create":{"_id":"p","_type":"n"}},{"patch":{"id":"p","unset":"a"}}]}',
    400,
    '"unset" must be',
  ],
  [
    'a changed type',
    '{"mutations":[{"create":{"_id":"p","_type":"n"}},{"patch":{"id":"p","set":{"_type":"m"}}}]}',
    400,
    'may not be modified',
  ],
  [
    'a bad transaction id',
    '{"mutations":[{"delete":{"id":"p"}}],"transactionId":"no spaces"}',
    400,
    '"transactionId" must be',
  ],
  [
    'a number past the range',
    '{"mutations":[{"create":{"_id":"p","_type":"n","a":[1e999]}}]}',
    400,
    'beyond the range',
  ],
  [
    'nesting without end',
    `{"mutations":[{"create":{"_type":"n","a":${'['.repeat(5000)}${']'.repeat(5000)}}}]}`,
    400,
    'nested deeper',
  ],
])('%s is refused with a reason', async (_name, body, status, reason) => {
  const response = await post('/data/mutate/production', body)
  expect(response.status).toBe(status)
  expect(await response.text()).toContain(reason.replaceAll('"', '\\"'))
  expect(await lake.client.fetch('count(*)', {}, { perspective: 'raw' })).toBe(0)
})

test('a body over 4 MiB is refused as too large', async () => {
  const response = await post('/data/mutate/production', `{"mutations":["${'x'.repeat(4_200_000)}"]}`)
  expect(response.status).toBe(413)
})

test('a body over 4 MiB whose length is not announced is refused as too large', async () => {
  const chunk = new Uint8Array(500_000).fill(120)
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (sent++ < 10) controller.enqueue(chunk)
      else controller.close()
    },
  })
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half', headers: headers() }
  expect((await fetch(`${lake.url}/lake/v1/data/query/production`, init)).status).toBe(413)
})

test.each([
  ['/data/query/production', 400, 'is missing'],
  ['/data/query/production?query=*&$a={', 400, 'Parameter $a is not valid JSON'],
  ['/data/query/production?query=$a&$a=-1e999', 400, 'Parameter $a has a number beyond the range'],
  ['/data/query/production?query=*&perspective=a%20b', 400, 'Invalid perspective'],
  ['/data/query/production?query=*&perspective=raw,drafts', 400, 'can not be combined'],
  ['/data/query/elsewhere?query=*', 404, 'Dataset \\"elsewhere\\" not found'],
  ['/data/query/%E0%A4%A?query=*', 400, 'malformed escape'],
  ['/no/such/endpoint', 404, 'There is no GET'],
])('GET %s is refused with a reason', async (path, status, reason) => {
  const response = await fetch(`${lake.url}/lake/v1${path}`)
  expect(response.status).toBe(status)
  expect(await response.text()).toContain(reason)
})

test('a function that this lake does not have is refused, not failed', async () => {
  await expect(lake.client.fetch('*[text::query("x")]')).rejects.toMatchObject({ statusCode: 400 })
  await expect(lake.client.fetch('nonsense::here()')).rejects.toMatchObject({ statusCode: 400 })
})

test('a request without an understandable address is refused and harms nobody', async () => {
  const status = await new Promise((resolve, reject) => {
    const { hostname, port } = new URL(lake.url)
    const outgoing = request({ hostname, port, path: '//', headers: { host: 'a b' } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
  expect(status).toBe(400)
  expect(await lake.client.fetch('1 + 1')).toBe(2)
})

test('a field named __proto__ changes nothing but the document', async () => {
  await post(
    '/data/mutate/production',
    '{"mutations":[{"create":{"_id":"proto","_type":"n","__proto__":{"owned":1}}}]}',
  )
  expect(Object.hasOwn(Object.prototype, 'owned')).toBe(false)
  expect(await lake.client.fetch('*[_id == "proto"][0].owned')).toBeNull()
  await lake.client.delete('proto')
})

test.each([
  ['/datasets', 'Bearer'],
  ['//datasets', 'bearer'],
  ['//projects//local/datasets', 'BEARER'],
])('%s is answered to a client that writes its token as %s', async (path, scheme) => {
  const headers = { authorization: `${scheme} ${TOKEN}` }
  const response = await fetch(`${lake.url}/lake//v1${path}`, { headers })
  expect(await response.json()).toMatchObject([{ name: 'production' }])
})

const keyed = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ _key: `k${index}`, n: index }))
const paths = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`list[_key=="k${index}"].n`, 0]))

describe('A patch that would take long is refused in words, and changes nothing', () => {
  test.each([
    ['a range beyond measure', { set: { 'list[0:99999]': 1 } }, 'at most 1000 items'],
    ['ranges that are too wide together', { set: { 'a[0:600]': 1, 'b[0:600]': 1 } }, 'at most 1000 items'],
    ['an index beyond measure', { set: { 'list[99999999]': 1 } }, 'at most 100000'],
    ['a union with such an index', { set: { 'list[0, 99999999]': 1 } }, 'at most 100000'],
    ['a removal beyond measure', { unset: ['list[0:999999999]'] }, 'at most'],
    ['an insertion beyond measure', { insert: { after: 'list[99999999]', items: [1] } }, 'at most 100000'],
    ['too many paths', { set: paths(20_000) }, 'at most 1000 paths'],
    ['a path that is too long', { unset: [`a${'.a'.repeat(600)}`] }, 'at most 1000 characters'],
    ['two recursions', { unset: ['..a..b'] }, '".." once'],
    [
      'too many pieces of text',
      { diffMatchPatch: { text: '@@ -1,1 +1,1 @@\n-a\n+b\n'.repeat(200) } },
      '100 places',
    ],
  ])('%s', async (_, operations, words) => {
    await lake.client.createOrReplace({ _id: 'note', _type: 'note', list: keyed(10), text: 'a' })
    const before = await lake.client.getDocument('note')
    const error = await refusal(lake.client.mutate([{ patch: { id: 'note', ...operations } }]))
    expect(error.statusCode).toBe(400)
    expect(error.message).toContain(words)
    expect(await lake.client.getDocument('note')).toEqual(before)
  })

  test('paths that search in a large document', async () => {
    await lake.client.createOrReplace({ _id: 'large', _type: 'note', list: keyed(50_000) })
    const error = await refusal(lake.client.patch('large').set(paths(900)).commit())
    expect(error.message).toContain('too large for so many paths')
    const recursive = await refusal(lake.client.patch('large').set({ 'list..n': 1 }).commit())
    expect(recursive.message).toContain('name the fields')
  })
})

describe('A patch as the Studio sends it is taken', () => {
  test.each([
    ['an index', { set: { 'list[3].n': 7 } }],
    ['a key that looks like a number', { set: { 'list[_key=="123456789"].n': 7 } }],
    ['a range to the end', { unset: ['list[2:]'] }],
    ['the last item', { insert: { after: 'list[-1]', items: keyed(3) } }],
    ['two hundred keys', { set: paths(200) }],
    ['one recursion', { set: { 'list..n': 7 } }],
  ])('%s', async (_, operations) => {
    await lake.client.createOrReplace({ _id: 'note', _type: 'note', list: keyed(250) })
    await expect(lake.client.mutate([{ patch: { id: 'note', ...operations } }])).resolves.toBeDefined()
  })
})

function post(path: string, body: string): Promise<Response> {
  return fetch(`${lake.url}/lake/v1${path}`, { method: 'POST', body, headers: headers() })
}

function headers() {
  return { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }
}
