import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LakeEvent } from '../options.ts'
import { addPerson, DAILY, MARIA, removePerson, sendLogin } from '../testing/logged-in.ts'
import { PASSWORD, sharedLake, temporaryLake, toldAddress } from '../testing/temporary-lake.ts'

const MINUTE = 60_000
const codes: string[] = []
const onEvent = ({ event, message, details }: LakeEvent) => {
  if (event !== 'login-code') return
  expect(message).toContain(details.code)
  codes.push(String(details.code))
}
const lake = await sharedLake({ addressOf: toldAddress, onEvent, roles: [DAILY] })
/** The time of the process, of which tests let pass as much as they say, however slow the machine is. */
const clock = { passed: performance.now() }
vi.spyOn(performance, 'now').mockImplementation(() => clock.passed)

beforeEach(() => {
  // What was before is forgotten.
  clock.passed += 180 * MINUTE
  codes.length = 0
})

afterAll(() => vi.restoreAllMocks())

test.each([
  [
    'the addresses of one IPv6 network',
    '2001:db8:1:2:',
    '2001:db8:1:2:ffff:ffff:ffff:ffff',
    '2001:db8:1:3::1',
  ],
  ['an IPv4 address and the same written as IPv6', '::ffff:192.0.2.7', '192.0.2.7', '192.0.2.8'],
])('%s wait for each other, and for nobody else', async (_, guesser, same, other) => {
  for (let last = 0; last < 5; last++) await guess(guesser.endsWith(':') ? `${guesser}:${last}` : guesser)
  expect((await logIn(same)).status).toBe(429)
  expect((await logIn(other)).status).toBe(303)
})

test('the wait doubles with each wrong password, ends, and is over after the right one', async () => {
  const waits = []
  for (let attempt = 0; attempt < 12; attempt++) {
    await guess('192.0.2.7')
    const response = await guess('192.0.2.7')
    const wait = Number(response.headers.get('retry-after') ?? 0)
    if (response.status === 429) waits.push(wait)
    clock.passed += wait * 1000
  }
  expect(waits.slice(0, 8)).toEqual([5, 10, 20, 40, 80, 160, 300, 300])
  expect((await logIn('192.0.2.7')).status).toBe(303)
  expect((await guess('192.0.2.7')).status).toBe(401)
})

test('many addresses guess a hundred passwords an hour together', async () => {
  const statuses = await strangersGuess(150)
  expect(statuses.filter((status) => status === 401)).toHaveLength(100)
  const stopped = await logIn('192.0.2.7')
  expect(stopped.status).toBe(429)
  expect(await stopped.text()).toMatch(
    /Too many wrong passwords from elsewhere.* Please wait \d+ minutes, use a browser/,
  )
  clock.passed += 61 * MINUTE
  expect((await logIn('192.0.2.7')).status).toBe(303)
})

test('a browser that has logged in before does not wait for anyone else, wherever it is', async () => {
  const cookie = await knownBrowser()
  await guess('192.0.2.7', 5)
  await strangersGuess(100)
  expect((await logIn('192.0.2.7')).status).toBe(429)
  expect((await logIn('192.0.2.7', { cookie })).status).toBe(303)
})

test('it waits for its own wrong passwords', async () => {
  const cookie = await knownBrowser()
  for (let attempt = 0; attempt < 5; attempt++)
    await logIn(`192.0.2.${attempt}`, { password: 'wrong', cookie })
  const response = await logIn('203.0.113.5', { cookie })
  expect(response.status).toBe(429)
  expect(await response.text()).toContain('Too many wrong passwords. Please wait 5 seconds and try again.')
  expect((await logIn('203.0.113.5')).status).toBe(303)
})

describe('A person who is not the owner', () => {
  const NAMES = ['', 'Owner', ' owner ', 'OWNER']

  beforeEach(async () => {
    await addPerson(lake)
    return () => removePerson(lake)
  })

  test.each([
    ['one cookie', 5, () => '192.0.2.7', (former: string, _: string) => former],
    ['a new cookie each time', 5, () => '192.0.2.7', (_: string, newest: string) => newest],
    [
      'a new cookie and another network each time',
      100,
      (turn: number) => `2001:db8:${turn}::1`,
      (_: string, newest: string) => newest,
    ],
  ])(
    'gets no more tries at the owner’s password by logging in, with %s',
    async (_, most, addressOf, choose) => {
      let cookie = await knownBrowser(MARIA)
      const guesses: number[] = []
      for (let turn = 0; turn < 30; turn++) {
        for (const name of NAMES)
          guesses.push((await logIn(addressOf(turn), { name, password: 'wrong', cookie })).status)
        const own = await logIn(addressOf(turn), { ...MARIA, cookie })
        expect(own.status).toBe(303)
        cookie = choose(cookie, knownCookieIn(own))
      }
      expect(guesses.filter((status) => status === 401)).toHaveLength(most)
      expect((await logIn('203.0.113.5')).status).toBe(most === 100 ? 429 : 303)
    },
  )

  test('keeps the owner out of no browser in which the owner has logged in before', async () => {
    const owners = await knownBrowser()
    const marias = await knownBrowser(MARIA)
    for (let turn = 0; turn < 30; turn++)
      await Promise.all(
        NAMES.map((name) => logIn(`2001:db8:${turn}::1`, { name, password: 'wrong', cookie: marias })),
      )
    expect((await logIn('192.0.2.7', { cookie: marias })).status).toBe(429)
    expect((await logIn('192.0.2.7', { cookie: owners })).status).toBe(303)
  })

  test('shares a browser with the owner, which knows both', async () => {
    const owners = await knownBrowser()
    const both = knownCookieIn(await logIn('192.0.2.7', { ...MARIA, cookie: owners }))
    await strangersGuess(100)
    expect((await logIn('192.0.2.7', { cookie: both })).status).toBe(303)
    expect((await logIn('192.0.2.7', { ...MARIA, cookie: both })).status).toBe(303)
  })

  test('clears wrong passwords of their own name alone', async () => {
    for (const name of ['', 'Maria'])
      for (let last = 0; last < 4; last++) await logIn('192.0.2.7', { name, password: 'wrong' })
    expect((await logIn('192.0.2.7', MARIA)).status).toBe(303)
    const statuses = []
    for (const name of ['Maria', 'Maria', '', ''])
      statuses.push((await logIn('192.0.2.7', { name, password: 'wrong' })).status)
    expect(statuses).toEqual([401, 401, 401, 429])
  })
})

test('one network guesses no faster by making up names', async () => {
  const statuses = []
  for (let name = 0; name < 60; name++)
    statuses.push((await logIn('192.0.2.7', { name: `Somebody ${name}`, password: 'wrong' })).status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(20)
  expect((await logIn('192.0.2.8')).status).toBe(303)
})

test('a code from the log is good for a few wrong passwords, and no new one comes sooner for it', async () => {
  await strangersGuess(150)
  const [code = ''] = codes
  const statuses = []
  for (let turn = 0; turn < 10; turn++)
    statuses.push((await logIn(`2001:db8:${turn}:1::1`, { password: 'wrong', code })).status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(3)
  expect((await logIn('192.0.2.7', { code })).status).toBe(429)
  expect(codes).toHaveLength(1)
  clock.passed += 6 * MINUTE
  await logIn('192.0.2.7')
  expect((await logIn('192.0.2.7', { code: codes[1] })).status).toBe(303)
})

test('who has the code from the log comes in while strangers guess, once, and only with the right password', async () => {
  await strangersGuess(150)
  const locked = await logIn('192.0.2.7')
  expect(locked.status).toBe(429)
  expect(await locked.text()).toMatch(/enter the code from the server’s log\.[\s\S]*<input id="code"/)
  expect(codes).toEqual([expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/)])
  const [code = ''] = codes
  expect((await logIn('192.0.2.7', { password: 'wrong', code })).status).toBe(401)
  const refused = await logIn('192.0.2.7', { code: `${code}x` })
  expect(refused.status).toBe(429)
  expect(await refused.text()).toContain('ask for the newest one')
  const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `
  expect((await logIn('192.0.2.7', { code: typed })).status).toBe(303)
  expect((await logIn('192.0.2.8', { code })).status).toBe(429)
})

test('strangers can neither fill the log with codes nor end the one that somebody is about to type', async () => {
  const strangers = () => strangersGuess(120, 'a guess')
  await strangers()
  await strangers()
  expect(codes).toHaveLength(1)
  clock.passed += 6 * MINUTE
  await strangers()
  expect(codes).toHaveLength(2)
  const [first = '', second = ''] = codes
  expect((await logIn('192.0.2.7', { code: first })).status).toBe(303)
  clock.passed += 11 * MINUTE
  expect((await logIn('192.0.2.8', { code: second })).status).toBe(429)
})

test('nobody is known by a cookie of their own making', async () => {
  await guess('192.0.2.7', 5)
  for (const value of ['', 'x', '%', 'a'.repeat(4000)])
    expect((await logIn('192.0.2.7', { cookie: `lake_known=${value}` })).status).toBe(429)
})

test('the cookie of a known browser is for the login alone, outlives the logout, and ends with the password', async () => {
  await using kept = await temporaryLake({ addressOf: toldAddress })
  const { url } = kept
  const [session, known = ''] = (await logIn('192.0.2.7', { url })).headers.getSetCookie()
  expect(session).toMatch(/^lake_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/)
  expect(known).toMatch(
    /^lake_known=[\w-]{43}; Path=\/lake\/login; HttpOnly; SameSite=Lax; Max-Age=34560000$/,
  )
  const [cookie = ''] = known.split(';')
  const rows = kept.lake.store.database.prepare('SELECT * FROM known_browsers').all()
  expect(JSON.stringify(rows)).not.toContain(cookie.slice('lake_known='.length))
  await fetch(`${url}/lake/v1/auth/logout`, { method: 'POST', headers: { cookie, origin: url } })
  for (const password of [PASSWORD, 'another password']) {
    if (password !== PASSWORD) await kept.restart({ password })
    await guess('192.0.2.7', 5, url)
    const { status } = await logIn('192.0.2.7', { password, cookie, url })
    expect(status).toBe(password === PASSWORD ? 303 : 429)
  }
})

test('who is logged in changes the password while strangers guess, as the path of each cookie lets browsers', async () => {
  const path = '/lake/v1/users/me/password'
  const cookies = (await logIn('203.0.113.9')).headers.getSetCookie()
  const sent = cookies.filter((cookie) => path.startsWith(/; Path=([^;]*)/.exec(cookie)?.[1] ?? '/'))
  await strangersGuess(100)
  const answer = await fetch(`${lake.url}${path}`, {
    method: 'PUT',
    headers: { origin: lake.url, cookie: sent.map((cookie) => cookie.split(';')[0]).join('; ') },
    body: JSON.stringify({ current: PASSWORD, password: 'another password' }),
  })
  expect(answer.status).toBe(204)
})

/** The answer to the last of so many wrong passwords. */
async function guess(address: string, times = 1, url = lake.url): Promise<Response> {
  for (let before = 1; before < times; before++) await logIn(address, { password: 'wrong', url })
  return logIn(address, { password: 'wrong', url })
}

/** Each from a network of its own. */
function strangersGuess(count: number, code = ''): Promise<number[]> {
  const addresses = Array.from({ length: count }, (_, index) => `2001:db8:${index.toString(16)}::1`)
  return Promise.all(
    addresses.map(async (address) => (await logIn(address, { password: 'wrong', code })).status),
  )
}

async function knownBrowser(person = {}): Promise<string> {
  return knownCookieIn(await logIn('203.0.113.9', person))
}

function knownCookieIn({ headers }: Response): string {
  const cookies = headers.getSetCookie()
  return cookies.find((cookie) => cookie.startsWith('lake_known='))?.split(';')[0] ?? ''
}

function logIn(
  address: string,
  { name = '', password = PASSWORD, cookie = '', code = '', url = lake.url } = {},
): Promise<Response> {
  const headers = { 'x-forwarded-for': address, cookie }
  return sendLogin({ url }, { name, password, code }, headers)
}
