import { globSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { type TemporaryLake, TOKEN, temporaryLake } from '../testing/temporary-lake.ts'

const BROWSER = '127.0.0.1'
const SITE = { authorization: 'Bearer token-of-the-site' }
const MEMBER = { authorization: `Bearer ${TOKEN}` }
const STRANGER = '203.0.113.5'
const OTHER = '198.51.100.7'

let lake: TemporaryLake
let path: string

beforeEach(async () => {
  lake = await temporaryLake({ storage: 'memory', viewerToken: 'token-of-the-site' })
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const grain = sharp({ create: { width: 600, height: 400, channels: 3, background: '#888', noise } })
  const asset = await lake.client.assets.upload('image', await grain.jpeg().toBuffer())
  path = `/lake/${asset.path}`
  return () => lake.end()
})

test.each([
  ['a client elsewhere', STRANGER],
  ['a browser on this machine, which any page can make ask,', BROWSER],
])('%s that asks for many new pictures at once is asked to come later', async (_, address) => {
  const answers = await Promise.all(slowOnes(12).map((query) => get(query, address)))
  const refused = answers.filter(({ status }) => status === 429)
  // Eight wait while one is drawn.
  expect(answers.filter(({ status }) => status === 200).length).toBe(9)
  expect(refused.length).toBe(3)
  for (const answer of refused) {
    expect(answer.headers.get('retry-after')).toBe('10')
    expect((await answer.json()).message).toMatch(/8 pictures from here are waiting/)
  }
})

test('nobody waits behind the many pictures of a stranger, not even another stranger', async () => {
  const done: string[] = []
  const note = (name: string) => () => done.push(name)
  const flood = slowOnes(8).map((query) => get(query, STRANGER).then(note('flood')))
  const others = [
    get('w=31', OTHER, SITE).then(note('the site')),
    get('w=32', OTHER).then(note('another stranger')),
    get('w=33', OTHER, MEMBER).then(note('a member')),
  ]
  await Promise.all([...others, ...flood])
  expect(done.filter((name) => name !== 'flood')).toHaveLength(3)
  expect(done.indexOf('another stranger')).toBeLessThan(5)
  expect(done.slice(-3)).toEqual(['flood', 'flood', 'flood'])
})

test('a picture that is kept comes at once, also to a client that waits for too many', async () => {
  expect((await get('w=40', OTHER)).status).toBe(200)
  const statuses: number[] = []
  const flood = slowOnes(8).map((query) => get(query, STRANGER).then(({ status }) => statuses.push(status)))
  expect((await get('w=40', STRANGER)).status).toBe(200)
  expect(statuses.length).toBeLessThan(8)
  await Promise.all(flood)
})

test('what nobody waits for any more is not drawn, and ends if it has begun', async () => {
  const leaving = new AbortController()
  const left = slowOnes(6).map((query) => get(query, OTHER, SITE, leaving.signal))
  await expect.poll(drawing).toBe(2)
  leaving.abort()
  expect((await Promise.all(left)).map(({ status }) => status)).toEqual(Array(6).fill(499))
  await expect.poll(drawing).toBe(0)
  expect((await get('w=50', STRANGER)).status).toBe(200)
  expect(kept().length).toBe(1)
})

test('a picture that one of two no longer waits for comes to the other', async () => {
  const leaving = new AbortController()
  const [query = ''] = slowOnes(1)
  const left = get(query, STRANGER, {}, leaving.signal)
  const stays = get(query, OTHER)
  // That which has received the picture is there too.
  await expect.poll(drawing).toBe(2)
  leaving.abort()
  expect((await left).status).toBe(499)
  expect((await stays).status).toBe(200)
})

/** Each of them takes a tenth of a second. */
function slowOnes(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `w=700&fm=webp&blur=${index + 20}`)
}

function get(
  query: string,
  address: string,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Response> {
  return lake.lake.fetch(new Request(`${lake.url}${path}?${query}`, { headers, signal }), address)
}

/** Processes of this one, which are those that draw. */
function drawing(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length
}

function kept(): string[] {
  return globSync('*/*', { cwd: join(lake.directory, 'derived') })
}
