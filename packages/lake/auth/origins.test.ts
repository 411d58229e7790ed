import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientWithRole } from '../testing/logged-in.ts'
import { type TemporaryLake, temporaryLake } from '../testing/temporary-lake.ts'

const url = '/projects/local/cors'

type Added = { id: string; origin: string; allowCredentials: boolean }

let lake: TemporaryLake

beforeAll(async () => {
  lake = await temporaryLake()
})

afterAll(() => lake.end())

function add(origin: string, allowCredentials = false): Promise<Added> {
  return lake.client.request({ url, method: 'POST', body: { origin, allowCredentials } })
}

/** What the lake says to a page before it asks, and whether it says so when a Studio checks. */
async function permitted(origin: string) {
  const headers = {
    ...{ origin, 'sec-fetch-site': 'cross-site', 'access-control-request-method': 'GET' },
    'access-control-request-headers': 'authorization,content-type',
  }
  const query = `${lake.url}/lake/v1/data/query/production?query=1`
  const before = (await fetch(query, { method: 'OPTIONS', headers })).headers
  const check = await fetch(`${lake.url}/lake/v1/check/cors`, { headers: { origin } })
  expect(check.headers.get('access-control-allow-origin')).toMatch(/^(\*|https?:.*)$/)
  return {
    ...(await check.json()).result,
    status: (await fetch(query, { headers: { origin, 'sec-fetch-site': 'cross-site' } })).status,
    origin: before.get('access-control-allow-origin'),
    credentials: before.get('access-control-allow-credentials'),
    headers: before.get('access-control-allow-headers'),
  }
}

const stranger = { allowed: false, withCredentials: false, status: 403, origin: null, credentials: null }
const reading = {
  allowed: true,
  withCredentials: false,
  status: 200,
  credentials: null,
  headers: 'content-type',
}
const ours = { allowed: true, withCredentials: true, status: 200, credentials: 'true' }

test('an origin that is added may read, with credentials also as who is logged in, until it is removed', async () => {
  expect(await permitted('https://a.example')).toMatchObject(stranger)
  const { id } = await add('https://a.example')
  await add('https://b.example', true)
  await lake.restart()
  expect(await permitted('https://a.example')).toMatchObject({ ...reading, origin: 'https://a.example' })
  expect(await permitted('https://b.example')).toMatchObject({
    ...{ ...ours, origin: 'https://b.example', headers: 'authorization,content-type' },
  })
  expect(await lake.client.request({ url })).toMatchObject([
    { origin: 'http://studio.example', allowCredentials: true },
    { id, origin: 'https://a.example', allowCredentials: false },
    { origin: 'https://b.example', allowCredentials: true, projectId: 'local' },
  ])
  await lake.client.request({ url: `${url}/${id}`, method: 'DELETE' })
  expect(await permitted('https://a.example')).toMatchObject(stranger)
})

test.each([
  ['https://*.wild.example', 'https://a.b.wild.example', reading],
  ['https://*.tame.example', 'https://tame.example', stranger],
  ['https://*.close.example', 'https://a.close.example.evil.example', stranger],
  ['https://plain.example', 'http://plain.example', stranger],
  ['https://dot.example', 'https://dotxexample', stranger],
  ['http://localhost:*', 'http://localhost:5173', reading],
  ['http://localhost:1234', 'http://localhost', stranger],
])('%s as an origin means for %s: %o', async (pattern, page, meant) => {
  const { id } = await add(pattern)
  expect(await permitted(page)).toMatchObject(meant)
  await lake.client.request({ url: `${url}/${id}`, method: 'DELETE' })
})

test('all pages may read when * is an origin, and a page of no origin may not', async () => {
  const { id } = await add('*')
  expect(await permitted('https://any.example')).toMatchObject(reading)
  const headers = { origin: 'null', 'sec-fetch-site': 'cross-site' }
  expect((await fetch(`${lake.url}/lake/v1/data/query/production?query=1`, { headers })).status).toBe(403)
  await lake.client.request({ url: `${url}/${id}`, method: 'DELETE' })
})

test('a Studio at the lake’s own address is told that it may do all', async () => {
  const { result } = await fetch(`${lake.url}/lake/v1/check/cors`).then((answer) => answer.json())
  expect(result).toEqual({ allowed: true, withCredentials: true })
})

test.each([
  ['not an origin', 400, () => add('example.com')],
  ['an address', 400, () => add('https://example.com/page')],
  ['all pages with credentials', 400, () => add('*', true)],
  ['one of the settings again', 409, () => add('http://studio.example')],
  ['removing one of the settings', 400, () => remove('setting-0')],
  ['removing one that there is not', 404, () => remove('x')],
  ['a list for an editor', 403, async () => (await clientWithRole(lake, 'editor')).request({ url })],
])('%s is refused with %i', async (_, statusCode, attempt) => {
  await expect(attempt()).rejects.toMatchObject({ statusCode })
})

function remove(id: string) {
  return lake.client.request({ url: `${url}/${id}`, method: 'DELETE' })
}
