import { beforeAll, describe, expect, test, vi } from 'vitest'
import { sharedLake, TOKEN, temporaryLake } from '../testing/temporary-lake.ts'
import { picture } from '../testing/temporary-pictures.ts'

const url = '/projects/local/cors'
const QUERY = '/v1/data/query/production?query=1'
const CROSS_SITE = { 'sec-fetch-site': 'cross-site' }

type Added = { id: string; origin: string; allowCredentials: boolean }

const lake = await sharedLake()

function add(origin: string, allowCredentials = false, { client } = lake): Promise<Added> {
  return client.request({ url, method: 'POST', body: { origin, allowCredentials } })
}

function remove(id: string, { client } = lake) {
  return client.request({ url: `${url}/${id}`, method: 'DELETE' })
}

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${lake.url}/lake${path}`, { headers })
}

/** What the lake says to a page before it asks, and whether it says so when a Studio checks. */
async function permitted(origin: string, { url } = lake) {
  const headers = {
    ...{ origin, ...CROSS_SITE, 'access-control-request-method': 'GET' },
    'access-control-request-headers': 'authorization,content-type',
  }
  const before = (await fetch(`${url}/lake${QUERY}`, { method: 'OPTIONS', headers })).headers
  const check = await fetch(`${url}/lake/v1/check/cors`, { headers: { origin } })
  expect(check.headers.get('access-control-allow-origin')).toMatch(/^(\*|https?:.*)$/)
  return {
    ...(await check.json()).result,
    status: (await fetch(`${url}/lake${QUERY}`, { headers: { origin, ...CROSS_SITE } })).status,
    origin: before.get('access-control-allow-origin'),
    credentials: before.get('access-control-allow-credentials'),
    headers: before.get('access-control-allow-headers'),
  }
}

const stranger = { allowed: false, withCredentials: false, status: 403, origin: null, credentials: null }
const able = { allowed: true, status: 200 }
const reading = { ...able, withCredentials: false, credentials: null, headers: 'content-type' }
const ours = { ...able, withCredentials: true, credentials: 'true', headers: 'authorization,content-type' }

test('an origin that is added may read, with credentials also as who is logged in, until it is removed', async () => {
  await using kept = await temporaryLake()
  expect(await permitted('https://a.example', kept)).toMatchObject(stranger)
  const { id } = await add('https://a.example', false, kept)
  await add('https://b.example', true, kept)
  for (const again of [async () => undefined, kept.restart]) {
    await again()
    for (const [origin, meant] of [
      ['https://a.example', reading],
      ['https://b.example', ours],
    ] as const)
      expect(await permitted(origin, kept)).toMatchObject({ ...meant, origin })
  }
  expect(await kept.client.request({ url })).toMatchObject([
    { origin: 'http://studio.example', allowCredentials: true },
    { id, origin: 'https://a.example', allowCredentials: false },
    { origin: 'https://b.example', allowCredentials: true, projectId: 'local' },
  ])
  await remove(id, kept)
  expect(await permitted('https://a.example', kept)).toMatchObject(stranger)
})

test.each(['https://c.example:443', 'http://c.example:80', 'https://c.example:8443'])(
  'an origin may be given with its port: %s',
  async (origin) => {
    const { id } = await add(origin)
    expect(await permitted(new URL(origin).origin)).toMatchObject(reading)
    await remove(id)
  },
)

test('the database is not asked about the origin of each request', async () => {
  using prepare = vi.spyOn(lake.lake.store.database, 'prepare')
  expect((await get('/v1/ping', { origin: 'http://studio.example' })).status).toBe(200)
  expect(prepare.mock.calls.filter(([query]) => query.includes('origins'))).toEqual([])
})

test.each([
  ['https://*.wild.example', 'https://a.b.wild.example', reading],
  ['https://*.tame.example', 'https://tame.example', stranger],
  ['https://*.close.example', 'https://a.close.example.evil.example', stranger],
  ['https://plain.example', 'http://plain.example', stranger],
  ['https://dot.example', 'https://dotxexample', stranger],
  ['http://localhost:*', 'http://localhost:5173', reading],
  ['http://localhost:1234', 'http://localhost', stranger],
  ['*', 'https://any.example', reading],
])('%s as an origin means for %s: %o', async (pattern, page, meant) => {
  const { id } = await add(pattern)
  expect(await permitted(page)).toMatchObject(meant)
  expect((await get(QUERY, { origin: 'null', ...CROSS_SITE })).status).toBe(403)
  await remove(id)
})

test.each([
  ['not an origin', 400, () => add('example.com')],
  ['an address', 400, () => add('https://example.com/page')],
  ['all pages with credentials', 400, () => add('*', true)],
  ['one of the settings again', 409, () => add('http://studio.example')],
  ['removing one of the settings', 400, () => remove('setting-0')],
  ['removing one that there is not', 404, () => remove('x')],
])('%s is refused with %i', async (_, statusCode, attempt) => {
  await expect(attempt()).rejects.toMatchObject({ statusCode })
})

describe('A page of another origin', () => {
  const embeds = ['image', 'script', 'style', 'iframe', 'object', 'video', 'empty', 'document']
  let picturePath: string

  beforeAll(async () => {
    const bytes = await picture(10, 10, '#888').png().toBuffer()
    picturePath = (await lake.client.assets.upload('image', bytes)).path
  })

  test.each([
    ...[QUERY, '/v1/data/doc/production/a', '/v1/data/listen/production?query=*'],
    ...['/v1/data/live/events/production', '/v1/data/export/production', '/v1/users/me'],
    ...['/v1/data/history/production/transactions/a', '/v1/projects/local/datasets', '/v1/auth/providers'],
  ])('gets nothing of %s, whatever it embeds it as', async (path) => {
    for (const site of ['cross-site', 'same-site'])
      for (const dest of embeds) {
        const response = await get(path, { 'sec-fetch-site': site, 'sec-fetch-dest': dest })
        expect(response.status, `${site} ${dest}`).toBe(403)
        expect(await response.text()).toContain('Pages of other origins may show the pictures and files')
      }
  })

  test('does not make the lake work by scripts that may not read the answer', async () => {
    const origin = 'https://evil.example'
    for (const headers of [{ origin, ...CROSS_SITE }, { origin }]) {
      const response = await get(QUERY, headers)
      expect(response.status).toBe(403)
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
      const init = { method: 'POST', body: '{"query":"1"}', headers }
      expect((await fetch(`${lake.url}/lake${QUERY}`, init)).status).toBe(403)
    }
  })

  test('shows pictures, and leads to the login with a link, but does not frame it', async () => {
    const as = (dest: string) => ({ ...CROSS_SITE, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': dest })
    expect((await get(`/${picturePath}`, as('image'))).status).toBe(200)
    expect((await get('/login', as('document'))).status).toBe(200)
    expect((await get('/login', as('iframe'))).status).toBe(403)
  })
})

test.each([
  ['programs', {}],
  ['its own pages', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }],
  ['an address that someone typed', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }],
  ['an origin that is allowed', { ...CROSS_SITE, origin: 'http://studio.example' }],
  ['a program with the token', { ...CROSS_SITE, authorization: `Bearer ${TOKEN}` }],
  ['what no browser says', { 'sec-fetch-site': 'elsewhere' }],
])('the lake answers %s', async (_who, headers) => {
  expect((await get(QUERY, headers)).status).toBe(200)
})

test('a Studio at the lake’s own address is told that it may do all', async () => {
  const result = { allowed: true, withCredentials: true }
  expect(await (await get('/v1/check/cors')).json()).toEqual({ result })
})
