import { describe, expect, test } from 'vitest'
import { refusal } from '../contract/contract-suite.ts'
import { member } from '../testing/connections.ts'
import { sharedLake } from '../testing/temporary-lake.ts'

const DEEP = `${'['.repeat(5_000)}${']'.repeat(5_000)}`

const lake = await sharedLake()

test.each([
  ['malformed JSON', '{"mutations": [', 'not valid JSON'],
  ['a list', '[]', 'must be a JSON object'],
  ['no mutations', '{}', '"mutations" must be a list'],
  ['an unknown mutation', '{"mutations":[{"upsert":{}}]}', 'A mutation must be one of'],
  ['a null mutation', '{"mutations":[null]}', 'A mutation must be one of'],
  ['a bad id', '{"mutations":[{"create":{"_id":"a/b","_type":"note"}}]}', 'is no document id'],
  ['a number as id', '{"mutations":[{"create":{"_id":7,"_type":"note"}}]}', '"_id" must be a string'],
  ['a patch for nobody', '{"mutations":[{"patch":{"set":{"a":1}}}]}', 'needs an "id" or a "query"'],
  ['a bad path', patchOf('"set":{"[[":1}'), ''],
  ['an unset that is no list', patchOf('"unset":"a"'), '"unset" must be'],
  ['a changed type', patchOf('"set":{"_type":"m"}'), 'may not be modified'],
  ['a number past the range', patchOf('"set":{"a":[1e999]}'), 'beyond the range'],
  ['nesting without end', patchOf(`"set":{"a":${DEEP}}`), 'nested deeper'],
  [
    'a bad transaction id',
    '{"mutations":[{"delete":{"id":"p"}}],"transactionId":"no spaces"}',
    '"transactionId" must be',
  ],
])('%s is refused with a reason', async (_, body, reason) => {
  const response = await mutate(body)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain(reason.replaceAll('"', '\\"'))
  expect(await lake.client.fetch('count(*)', {}, { perspective: 'raw' })).toBe(0)
})

test('a body over 4 MiB whose length is not announced is refused as too large', async () => {
  const body = new Blob(['x'.repeat(5_000_000)]).stream()
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half', headers: member() }
  expect((await lake.ask('/data/query/production', init)).status).toBe(413)
})

test.each([
  ['/data/query/production', 400, 'is missing'],
  ['/data/query/production?query=*&$a={', 400, 'Parameter $a is not valid JSON'],
  ['/data/query/production?query=$a&$a=-1e999', 400, 'Parameter $a has a number beyond the range'],
  ['/data/query/production?query=*&perspective=a%20b', 400, 'Invalid perspective'],
  ['/data/query/production?query=*&perspective=raw,drafts', 400, 'can not be combined'],
  ['/data/query/production?query=*[text::query("x")]', 400, 'text::query() is not available'],
  ['/data/query/production?query=nonsense::here()', 400, 'Undefined namespace'],
  ['/data/query/elsewhere?query=*', 404, 'Dataset \\"elsewhere\\" not found'],
  ['/data/query/%E0%A4%A?query=*', 400, 'malformed escape'],
  ['/no/such/endpoint', 404, 'There is no GET'],
])('GET %s is refused with a reason', async (path, status, reason) => {
  const response = await lake.ask(path)
  expect(response.status).toBe(status)
  expect(await response.text()).toContain(reason)
})

test('a field named __proto__ changes nothing but the document', async () => {
  const document = '{"_id":"proto","_type":"n","__proto__":{"owned":1}}'
  await mutate(`{"mutations":[{"create":${document}}]}`)
  expect(Object.hasOwn(Object.prototype, 'owned')).toBe(false)
  expect(await lake.client.fetch('*[_id == "proto"][0].owned')).toBeNull()
  await lake.client.delete('proto')
})

test('an address may have more slashes than it needs', async () => {
  const response = await fetch(`${lake.url}/lake//v1//projects//local/datasets`, { headers: member() })
  expect(await response.json()).toMatchObject([{ name: 'production' }])
})

const keyed = (count: number) => Array.from({ length: count }, (_, n) => ({ _key: `k${n}`, n }))
const paths = (count: number) => Object.fromEntries(keyed(count).map(({ n }) => [`list[_key=="k${n}"].n`, 0]))

describe('A patch that would take long is refused in words, and changes nothing', () => {
  const hunks = '@@ -1,1 +1,1 @@\n-a\n+b\n'.repeat(200)

  test.each([
    ['a range beyond measure', 10, { set: { 'list[0:99999]': 1 } }, 'at most 1000 items'],
    ['ranges too wide together', 10, { set: { 'a[0:600]': 1, 'b[0:600]': 1 } }, 'at most 1000 items'],
    ['an index beyond measure', 10, { set: { 'list[99999999]': 1 } }, 'at most 100000'],
    ['a union with such an index', 10, { set: { 'list[0, 99999999]': 1 } }, 'at most 100000'],
    ['a removal beyond measure', 10, { unset: ['list[0:999999999]'] }, 'at most'],
    ['an insertion', 10, { insert: { after: 'list[99999999]', items: [1] } }, 'at most 100000'],
    ['too many paths', 10, { set: paths(20_000) }, 'at most 1000 paths'],
    ['a path that is too long', 10, { unset: [`a${'.a'.repeat(600)}`] }, 'at most 1000 characters'],
    ['two recursions', 10, { unset: ['..a..b'] }, '".." once'],
    ['too many pieces of text', 10, { diffMatchPatch: { text: hunks } }, '100 places'],
    ['searches in a large document', 50_000, { set: paths(900) }, 'too large for so many paths'],
    ['a recursion in a large document', 50_000, { set: { 'list..n': 1 } }, 'name the fields'],
  ])('%s', async (_, size, operations, words) => {
    const before = await lake.client.createOrReplace({ _id: 'note', _type: 'note', list: keyed(size) })
    const error = await refusal(lake.client.mutate([{ patch: { id: 'note', ...operations } }]))
    expect(error.statusCode).toBe(400)
    expect(error.message).toContain(words)
    expect(await lake.client.getDocument('note')).toEqual(before)
  })
})

test.each([
  ['an index', { set: { 'list[3].n': 7 } }],
  ['a key that looks like a number', { set: { 'list[_key=="123456789"].n': 7 } }],
  ['a range to the end', { unset: ['list[2:]'] }],
  ['the last item', { insert: { after: 'list[-1]', items: keyed(3) } }],
  ['two hundred keys', { set: paths(200) }],
  ['one recursion', { set: { 'list..n': 7 } }],
])('A patch as the Studio sends it is taken: %s', async (_, operations) => {
  await lake.client.createOrReplace({ _id: 'note', _type: 'note', list: keyed(250) })
  await expect(lake.client.mutate([{ patch: { id: 'note', ...operations } }])).resolves.toBeDefined()
})

/** A mutation of a document that it makes first. */
function patchOf(operations: string): string {
  return `{"mutations":[{"create":{"_id":"p","_type":"n"}},{"patch":{"id":"p",${operations}}}]}`
}

function mutate(body: string): Promise<Response> {
  return lake.ask('/data/mutate/production', { method: 'POST', body, headers: member() })
}
