import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LakeEvent } from '../options.ts'
import { PASSWORD, type TemporaryLake, temporaryLake, toldAddress } from '../testing/temporary-lake.ts'

const MINUTE = 60_000
let lake: TemporaryLake
let clock: { passed: number }
let codes: string[]

beforeEach(async () => {
  codes = []
  const onEvent = ({ event, message, details }: LakeEvent) => {
    if (event === 'login-code') expect(message).toContain(details.code)
    if (event === 'login-code') codes.push(String(details.code))
  }
  lake = await temporaryLake({ addressOf: toldAddress, onEvent })
  clock = turnableClock()
})

afterEach(async () => {
  vi.restoreAllMocks()
  await lake.end()
})

test('the addresses of one IPv6 network wait for each other, and for nobody else', async () => {
  for (let last = 0; last < 5; last++) await guess(`2001:db8:1:2::${last}`)
  expect((await logIn('2001:db8:1:2:ffff:ffff:ffff:ffff')).status).toBe(429)
  expect((await logIn('2001:db8:1:3::1')).status).toBe(303)
})

test('an IPv4 address is the same one when it is written as an IPv6 one', async () => {
  for (let attempt = 0; attempt < 5; attempt++) await guess(attempt % 2 ? '192.0.2.7' : '::ffff:192.0.2.7')
  expect((await logIn('192.0.2.7')).status).toBe(429)
  expect((await logIn('192.0.2.8')).status).toBe(303)
})

test('the wait doubles with each wrong password, ends, and is over after the right one', async () => {
  const waits = []
  for (let attempt = 0; attempt < 12; attempt++) {
    await guess('192.0.2.7')
    const response = await logIn('192.0.2.7', 'wrong')
    const wait = Number(response.headers.get('retry-after') ?? 0)
    if (response.status === 429) waits.push(wait)
    clock.passed += wait * 1000
  }
  expect(waits.slice(0, 8)).toEqual([5, 10, 20, 40, 80, 160, 300, 300])
  expect((await logIn('192.0.2.7')).status).toBe(303)
  expect((await guess('192.0.2.7')).status).toBe(401)
})

test('many addresses guess a hundred passwords an hour together', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 300 }, (_, index) =>
      guess(`2001:db8:${index.toString(16)}::1`).then(({ status }) => status),
    ),
  )
  expect(statuses.filter((status) => status === 401)).toHaveLength(100)
  const stopped = await logIn('192.0.2.7')
  expect(stopped.status).toBe(429)
  expect(await stopped.text()).toMatch(
    /Too many wrong passwords from elsewhere.* Please wait \d+ minutes, use a browser/,
  )
  clock.passed += 61 * MINUTE
  expect((await logIn('192.0.2.7')).status).toBe(303)
})

test('a browser that has logged in before does not wait for anyone else', async () => {
  const cookie = await knownBrowser()
  for (let attempt = 0; attempt < 5; attempt++) await guess('192.0.2.7')
  await Promise.all(Array.from({ length: 100 }, (_, index) => guess(`198.51.100.${index}`)))
  expect((await logIn('192.0.2.7')).status).toBe(429)
  expect((await logIn('192.0.2.7', PASSWORD, cookie)).status).toBe(303)
})

test('a person who is logged in changes the password while strangers guess, as the path of each cookie lets browsers', async () => {
  const path = '/lake/v1/users/me/password'
  const cookies = (await logIn('203.0.113.9')).headers.getSetCookie()
  const sent = cookies.filter((cookie) => path.startsWith(/; Path=([^;]*)/.exec(cookie)?.[1] ?? '/'))
  await Promise.all(Array.from({ length: 100 }, (_, index) => guess(`198.51.100.${index}`)))
  const answer = await fetch(`${lake.url}${path}`, {
    method: 'PUT',
    headers: { origin: lake.url, cookie: sent.map((cookie) => cookie.split(';')[0]).join('; ') },
    body: JSON.stringify({ current: PASSWORD, password: 'another password' }),
  })
  expect(answer.status).toBe(204)
})

test('a browser that has logged in before waits for its own wrong passwords, wherever it is', async () => {
  const cookie = await knownBrowser()
  for (let attempt = 0; attempt < 5; attempt++) await logIn(`192.0.2.${attempt}`, 'wrong', cookie)
  const response = await logIn('203.0.113.5', PASSWORD, cookie)
  expect(response.status).toBe(429)
  expect(await response.text()).toContain('Too many wrong passwords. Please wait 5 seconds and try again.')
  expect((await logIn('203.0.113.5')).status).toBe(303)
})

test('who has the code from the log comes in while strangers guess, once, and only with the right password', async () => {
  await Promise.all(Array.from({ length: 300 }, (_, index) => guess(`2001:db8:${index.toString(16)}::1`)))
  const locked = await logIn('192.0.2.7')
  expect(locked.status).toBe(429)
  expect(await locked.text()).toMatch(/enter the code from the server’s log\.[\s\S]*<input id="code"/)
  expect(codes).toEqual([expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/)])
  const [code = ''] = codes
  expect((await logIn('192.0.2.7', 'wrong', '', code)).status).toBe(401)
  const refused = await logIn('192.0.2.7', PASSWORD, '', `${code}x`)
  expect([refused.status, await refused.text()]).toEqual([
    429,
    expect.stringContaining('ask for the newest one'),
  ])
  const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `
  expect((await logIn('192.0.2.7', PASSWORD, '', typed)).status).toBe(303)
  expect((await logIn('192.0.2.8', PASSWORD, '', code)).status).toBe(429)
})

test('strangers can neither fill the log with codes nor end the one that somebody is about to type', async () => {
  const strangers = () =>
    Promise.all(
      Array.from({ length: 200 }, (_, index) => logIn(`198.51.100.${index}`, 'wrong', '', 'a guess')),
    )
  await strangers()
  await strangers()
  expect(codes).toHaveLength(1)
  clock.passed += 6 * MINUTE
  await strangers()
  expect(codes).toHaveLength(2)
  const [first = '', second = ''] = codes
  expect((await logIn('192.0.2.7', PASSWORD, '', first)).status).toBe(303)
  clock.passed += 11 * MINUTE
  expect((await logIn('192.0.2.8', PASSWORD, '', second)).status).toBe(429)
})

test('nobody is known by a cookie of their own making', async () => {
  for (let attempt = 0; attempt < 5; attempt++) await guess('192.0.2.7')
  for (const value of ['', 'x', '%', 'a'.repeat(4000)])
    expect((await logIn('192.0.2.7', PASSWORD, `lake_known=${value}`)).status).toBe(429)
})

test('the cookie of a known browser is for the login alone, outlives the logout, and ends with the password', async () => {
  const [session, known] = (await logIn('192.0.2.7')).headers.getSetCookie()
  expect(session).toMatch(/^lake_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/)
  expect(known).toMatch(
    /^lake_known=[\w-]{43}; Path=\/lake\/login; HttpOnly; SameSite=Lax; Max-Age=34560000$/,
  )
  const cookie = known?.split(';')[0] ?? ''
  expect(
    JSON.stringify(lake.lake.store.database.prepare('SELECT * FROM known_browsers').all()),
  ).not.toContain(cookie.slice('lake_known='.length))
  await fetch(`${lake.url}/lake/v1/auth/logout`, { method: 'POST', headers: { cookie, origin: lake.url } })
  for (let attempt = 0; attempt < 5; attempt++) await guess('192.0.2.7')
  expect((await logIn('192.0.2.7', PASSWORD, cookie)).status).toBe(303)
  await lake.restart({ password: 'another password' })
  for (let attempt = 0; attempt < 5; attempt++) await guess('192.0.2.7')
  expect((await logIn('192.0.2.7', 'another password', cookie)).status).toBe(429)
})

function guess(address: string): Promise<Response> {
  return logIn(address, 'wrong')
}

async function knownBrowser(): Promise<string> {
  const cookies = (await logIn('203.0.113.9')).headers.getSetCookie()
  return cookies.find((cookie) => cookie.startsWith('lake_known='))?.split(';')[0] ?? ''
}

function logIn(address: string, password = PASSWORD, cookie = '', code = ''): Promise<Response> {
  return fetch(`${lake.url}/lake/login`, {
    method: 'POST',
    body: new URLSearchParams({ password, code }),
    headers: { origin: lake.url, 'x-forwarded-for': address, cookie },
    redirect: 'manual',
  })
}

/** The time of the process, with what a test lets pass. */
function turnableClock(): { passed: number } {
  const clock = { passed: 0 }
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + clock.passed)
  return clock
}
