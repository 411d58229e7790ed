import { describe, expect, test } from 'vitest'
import { member, StreamReader } from '../testing/connections.ts'
import { addToken, sendLogin } from '../testing/logged-in.ts'
import { ENDLESS } from '../testing/random-queries.ts'
import { keptLake, PASSWORD, toldAddress } from '../testing/temporary-lake.ts'

const VIEWER = 'viewer-token-of-the-tests'

/** Less than a lake gives by itself, so that what takes for ever is stopped sooner. */
const queryTimes = { known: 1_000, reader: 500, stranger: 500 }
const lake = await keptLake({ addressOf: toldAddress, viewerToken: VIEWER, queryTimes })
const reader = new StreamReader(lake)
const text = 'A sentence of ordinary length. '.repeat(20)
const notes = Array.from({ length: 400 }, (_, index) => ({ _id: `note-${index}`, _type: 'note', text }))
await lake.client.mutate(notes.map((create) => ({ create })))
/** What becomes of a member's endless query. */
const ofMember: Promise<unknown> = lake.client.fetch(ENDLESS).catch((error: Error) => error.message)

describe('A query of a stranger that would freeze the lake', () => {
  test.each([
    ['a regular expression that backtracks', ENDLESS, 408],
    ['ranges within ranges', nested(8), 408],
    ['all documents in all documents', '*{"x":*{"y":*{"z":*}}}', 408],
    ['an answer of hundreds of megabytes', '*{"x":*[0...250]}', 413],
    ['a long chain of attributes', `a${'.a'.repeat(7_000)}`, 413],
    ['a long sum', `${'1+'.repeat(7_000)}1`, 413],
  ])('%s is stopped and answered, and others go on meanwhile', async (name, query, status) => {
    const answer = ask(query, `203.0.113.${name.length}`)
    // Each of these would wait for the query if it kept the lake's own process busy.
    expect(await lake.client.fetch('count(*[_type == "note"])')).toBe(400)
    await lake.client.createOrReplace({ _id: 'drafts.price', _type: 'price', name })
    expect((await sendLogin(lake, { password: PASSWORD })).status).toBe(303)
    expect((await answer).status).toBe(status)
    expect((await ask('1', '198.51.100.1')).status).toBe(200)
  })

  test('is refused when it is asked again, and the second one keeps its address from asking anything', async () => {
    const address = '203.0.113.99'
    expect((await ask(ENDLESS, address)).status).toBe(408)
    const again = await ask(ENDLESS, address)
    expect(again.status).toBe(429)
    expect(await again.json()).toMatchObject({ message: expect.stringMatching(/wait \d+ seconds/) })
    expect((await ask('1', address)).status).toBe(200)
    expect((await ask(`!(${ENDLESS})`, address)).status).toBe(408)
    expect((await ask('1', address)).status).toBe(429)
    expect((await ask('1', '203.0.113.98')).status).toBe(200)
  })

  test('counts against its address also when the stranger has left', async () => {
    const leaving = new AbortController()
    const url = `${lake.url}/lake/v1/data/query/production?query=${encodeURIComponent(ENDLESS)}`
    const answer = lake.lake.fetch(new Request(url, { signal: leaving.signal }), '203.0.113.97')
    // By the time that this is answered, which comes from afar, the other query has begun.
    expect(await lake.client.fetch('1')).toBe(1)
    leaving.abort()
    expect((await answer).status).toBe(408)
    expect((await ask(ENDLESS, '203.0.113.97')).status).toBe(429)
  })

  test('fills no memory but its own process', async () => {
    const { status } = await ask('*{"x":*{"y":*{"z":_id + text}}}', '203.0.113.95')
    expect([408, 413]).toContain(status)
    expect(await lake.client.fetch('1')).toBe(1)
  })

  test('may be as long as a page needs, and a member’s as long as the hosted lake’s', async () => {
    const page = `{${Array.from({ length: 400 }, (_, index) => `"part-${index}": count(*)`)}}`
    expect(page.length).toBeGreaterThan(8_000)
    expect((await ask(page, '203.0.113.94')).status).toBe(200)
    const longest = await lake.client.fetch(`"${'x'.repeat(299_990)}"`)
    expect(longest).toHaveLength(299_990)
    await expect(lake.client.fetch(`"${'x'.repeat(300_000)}"`)).rejects.toMatchObject({ statusCode: 413 })
  })

  test('of a member is stopped as well', async () => {
    expect(await ofMember).toContain('took more than 1000 ms of processor time')
    expect(await lake.client.fetch('1')).toBe(1)
  })
})

describe('A flood of queries', () => {
  test('does not reach the site, whose token shows who it is', async () => {
    const flood = Array.from({ length: 20 }, () => ask('*[0...20]{"x":count(*)}', '192.0.2.3'))
    const site = lake.client.withConfig({ token: VIEWER, perspective: 'published' })
    await lake.client.create({ _id: 'drafts.hidden', _type: 'note' })
    expect(await site.fetch('*[_id in path("drafts.**")]', {}, { perspective: 'raw' })).toEqual([])
    await expect(site.create({ _type: 'note' })).rejects.toThrow('Insufficient permissions')
    await Promise.all(flood)
  })
})

test('Three hundred readers behind one address are answered by the token of their site', async () => {
  const { token } = await addToken(lake, 'reader')
  const headers = { authorization: `Bearer ${token}` }
  const asked = Array.from({ length: 300 }, () => ask('count(*)', '192.0.2.200', headers))
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]))
})

describe('Event streams of strangers', () => {
  test('have a share for each address, and leave the members theirs', async () => {
    const streams = await Promise.all(Array.from({ length: 12 }, () => listen('*', '192.0.2.10')))
    expect(streams.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(200), 429, 429])
    expect((await listen('*', '192.0.2.11')).status).toBe(200)
    expect(await reader.listen('*')).toHaveLength(1)
    for (const { body } of streams) await body?.cancel()
    await expect.poll(async () => (await listen('*', '192.0.2.10')).status).toBe(200)
  })

  test('in all are limited too', async () => {
    const addresses = Array.from({ length: 11 }, (_, index) => `192.0.3.${index}`)
    const streams = await Promise.all(
      addresses.flatMap((address) => Array.from({ length: 10 }, () => listen('*', address))),
    )
    expect(streams.map(({ status }) => status)).toContain(503)
    expect(await reader.listen('*')).toHaveLength(1)
    for (const { body } of streams) await body?.cancel()
  })

  test('do not read the past', async () => {
    await lake.client.create({ _id: 'review', _type: 'review', text: 'My address is secret' })
    const { _rev } = (await lake.client.getDocument('review')) ?? {}
    await lake.client.delete('review')
    const options = { enableResume: 'true', includePreviousRevision: 'true', effectFormat: 'mendoza' }
    const past = await reader.listen('*', options, { 'last-event-id': `${_rev}#x` })
    expect(past.map(({ event }) => event)).toEqual(['reset'])
    await lake.client.create({ _id: 'shown', _type: 'review', text: 'For a while' })
    await lake.client.delete('shown')
    await expect.poll(() => past.length).toBe(3)
    expect(past[2]?.data).toMatchObject({ documentId: 'shown', transition: 'disappear' })
    expect(JSON.stringify(past[2])).not.toContain('For a while')
  })

  test('with a filter that takes long end, and a save does not wait for them', async () => {
    const slow = await listen(`*[text match "${'a*'.repeat(10)}b"]`, '192.0.2.20')
    expect(slow.status).toBe(200)
    const ended = slow.text()
    await lake.client.createOrReplace({ _id: 'bait', _type: 'note', text: 'a'.repeat(100) })
    await lake.client.createOrReplace({ _id: 'bait', _type: 'note', text: 'b' })
    expect(await ended).toContain('event: welcome')
  })

  test('that wait for a large document all get it', async () => {
    const readers = await Promise.all(
      [1, 2, 3].map((number) => reader.listen('*', { includeResult: 'true', $n: String(number) }, member())),
    )
    await lake.client.createOrReplace({ _id: 'drafts.large', _type: 'note', text: 'long '.repeat(500_000) })
    for (const events of readers) await expect.poll(() => events.length).toBe(2)
  })
})

/** Lists within lists: the time grows tenfold with each. */
function nested(depth: number): string {
  const list = `[${Array(10).fill('{}')}]`
  return depth === 0 ? list : `${list}{"x":${nested(depth - 1)}}`
}

function ask(query: string, address: string, more = {}): Promise<Response> {
  const url = `${lake.url}/lake/v2025-02-19/data/query/production`
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address, ...more }
  return fetch(url, { method: 'POST', headers, body: JSON.stringify({ query }) })
}

function listen(query: string, address: string): Promise<Response> {
  const url = `${lake.url}/lake/v2025-02-19/data/listen/production?${new URLSearchParams({ query })}`
  return fetch(url, { headers: { 'x-forwarded-for': address } })
}
