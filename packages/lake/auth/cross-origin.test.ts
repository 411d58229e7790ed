import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type TemporaryLake, TOKEN, temporaryLake } from '../testing/temporary-lake.ts'
import { picture } from '../testing/temporary-pictures.ts'

const QUERY = '/v1/data/query/production?query=1'
const API = [
  QUERY,
  '/v1/data/doc/production/a',
  '/v1/data/listen/production?query=*',
  '/v1/data/live/events/production',
  '/v1/data/export/production',
  '/v1/data/history/production/transactions/a',
  '/v1/users/me',
  '/v1/projects/local/datasets',
  '/v1/auth/providers',
]
const EMBEDS = ['image', 'script', 'style', 'iframe', 'object', 'video', 'empty']

let lake: TemporaryLake
let picturePath: string

beforeAll(async () => {
  lake = await temporaryLake()
  const bytes = await picture(10, 10, '#888').png().toBuffer()
  picturePath = (await lake.client.assets.upload('image', bytes)).path
})

afterAll(() => lake.end())

describe('A page of another origin', () => {
  test.each(API)('gets nothing of %s, whatever it embeds it as', async (path) => {
    for (const site of ['cross-site', 'same-site'])
      for (const dest of [...EMBEDS, 'document']) {
        const response = await get(path, { 'sec-fetch-site': site, 'sec-fetch-dest': dest })
        expect(response.status, `${site} ${dest}`).toBe(403)
        expect(await response.text()).toContain('Pages of other origins may show the pictures and files')
      }
  })

  test('does not make the lake work by scripts that may not read the answer', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    expect((await get(QUERY, headers)).status).toBe(403)
    expect((await get(QUERY, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await get(QUERY, { origin: 'null' })).status).toBe(403)
    const init = { method: 'POST', body: '{"query":"1"}', headers }
    expect((await fetch(`${lake.url}/lake${QUERY}`, init)).status).toBe(403)
  })

  test('shows pictures', async () => {
    const response = await get(`/${picturePath}`, {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-dest': 'image',
    })
    expect(response.status).toBe(200)
  })

  test('leads to the login with a link, and does not frame it', async () => {
    const from = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
    expect((await get('/login', { ...from, 'sec-fetch-dest': 'document' })).status).toBe(200)
    expect((await get('/login', { ...from, 'sec-fetch-dest': 'iframe' })).status).toBe(403)
  })
})

describe('The lake answers', () => {
  test.each([
    ['programs', {}],
    [
      'its own pages',
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
    ],
    ['an address that someone typed', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }],
    ['an origin that is allowed', { 'sec-fetch-site': 'cross-site', origin: 'http://studio.example' }],
    ['a program with the token', { 'sec-fetch-site': 'cross-site', authorization: `Bearer ${TOKEN}` }],
    ['what no browser says', { 'sec-fetch-site': 'elsewhere' }],
  ])('%s', async (_who, headers) => {
    expect((await get(QUERY, headers)).status).toBe(200)
  })

  test('its own login form', async () => {
    const response = await fetch(`${lake.url}/lake/login`, {
      method: 'POST',
      body: new URLSearchParams({ password: PASSWORD }),
      headers: { origin: lake.url, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' },
      redirect: 'manual',
    })
    expect(response.status).toBe(303)
  })
})

function get(path: string, headers: Record<string, string>): Promise<Response> {
  return fetch(`${lake.url}/lake${path}`, { headers })
}
