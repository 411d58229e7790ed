import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type TemporaryLake, temporaryLake } from '../testing/temporary-lake.ts'

let lake: TemporaryLake

beforeAll(async () => {
  lake = await temporaryLake()
})

afterAll(() => lake.end())

describe('The owner', () => {
  test('logs in with the password and goes back to the Studio', async () => {
    const response = await login({ password: PASSWORD, origin: 'http://studio.example/desk' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('http://studio.example/desk')
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/)
    const me = await get('/users/me', { cookie: cookieOf(response) })
    expect(await me.json()).toMatchObject({ id: 'owner', role: 'administrator' })
  })

  test('is never sent to a page that is not ours', async () => {
    for (const origin of [
      'https://evil.example/',
      'javascript:alert(1)',
      '//evil.example',
      'http://studio.example.evil.example',
    ]) {
      const response = await login({ password: PASSWORD, origin })
      expect(response.headers.get('location')).toBe(`${lake.url}/`)
    }
  })

  test('with a wrong password sees the page again with the reason, and no session', async () => {
    const response = await login({ password: 'wrong', origin: '' })
    expect(response.status).toBe(401)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await response.text()).toContain('That password isn’t right')
  })

  test('may have spaces around the password, which phones add', async () => {
    expect((await login({ password: ` ${PASSWORD} \n` })).status).toBe(303)
  })

  test('without a password is not let in', async () => {
    expect((await login({})).status).toBe(401)
  })

  test('writes from a page of ours and not from another', async () => {
    const cookie = cookieOf(await login({ password: PASSWORD }))
    expect((await write(cookie, 'http://studio.example')).status).toBe(200)
    expect((await write(cookie, lake.url)).status).toBe(200)
    expect((await write(cookie, 'https://evil.example')).status).toBe(403)
    expect((await write(cookie, 'null')).status).toBe(403)
    expect((await write(cookie)).status).toBe(403)
  })

  test('is logged out everywhere the cookie was copied to', async () => {
    const cookie = cookieOf(await login({ password: PASSWORD }))
    const out = await fetch(`${lake.url}/lake/v1/auth/logout`, {
      method: 'POST',
      headers: { cookie, origin: lake.url },
    })
    expect(out.headers.get('set-cookie')).toContain('Max-Age=0')
    expect((await get('/users/me', { cookie })).status).toBe(401)
  })

  test('stays logged in when the lake starts again', async () => {
    const cookie = cookieOf(await login({ password: PASSWORD }))
    await lake.restart()
    expect((await get('/users/me', { cookie })).status).toBe(200)
  })

  test('without a proxy is known by the connection alone', async () => {
    const open = await temporaryLake()
    const from = (address: string, password: string) =>
      login({ password }, open.url, open.url, { 'x-forwarded-for': address })
    for (let attempt = 0; attempt < 5; attempt++) await from(`192.0.2.${attempt}`, 'wrong')
    expect((await from('203.0.113.5', PASSWORD)).status).toBe(429)
    await open.end()
  })

  test('waits after many wrong passwords, even with the right one', async () => {
    const patient = await temporaryLake()
    for (let attempt = 0; attempt < 5; attempt++) await login({ password: 'wrong' }, patient.url)
    const response = await login({ password: PASSWORD }, patient.url)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.text()).toContain('Please wait')
    await patient.end()
  })
})

describe('Behind a public address with https', () => {
  const origin = 'https://desk.example'
  let hidden: TemporaryLake
  let local: string

  beforeAll(async () => {
    hidden = await temporaryLake({ publicUrl: origin })
    local = `http://localhost:${hidden.lake.options.port}`
  })

  afterAll(() => hidden.end())

  test('cookies are for https, and for this host alone', async () => {
    const [session, known] = (await login({ password: PASSWORD }, local, origin)).headers.getSetCookie()
    expect(session).toMatch(/^__Host-lake_session=[\w-]{43}; Path=\/; HttpOnly; .*; Secure$/)
    expect(known).toMatch(/^__Secure-lake_known=[\w-]{43}; Path=\/lake\/login; HttpOnly; .*; Secure$/)
    const cookie = session?.split(';')[0] ?? ''
    expect((await me(cookie)).status).toBe(200)
    expect((await me(cookie.replace('__Host-', ''))).status).toBe(401)
  })

  test('the login leads back to that address, under whatever name a proxy asks for the page', async () => {
    const response = await login({ password: PASSWORD, origin: `${origin}/structure` }, local, origin)
    expect(response.headers.get('location')).toBe(`${origin}/structure`)
  })

  test('a page of the same host without https is none of ours', async () => {
    const from = (page: string) => {
      const body = new URLSearchParams({ password: PASSWORD })
      const init = { method: 'POST', headers: { origin: page }, body }
      return hidden.lake.fetch(new Request('http://desk.example/lake/login', init))
    }
    expect((await from('http://desk.example')).status).toBe(403)
    expect((await from(origin)).status).toBe(303)
  })

  function me(cookie: string): Promise<Response> {
    return fetch(`${local}/lake/v1/users/me`, { headers: { cookie } })
  }
})

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const version = path.startsWith('/login') ? '' : '/v1'
  return fetch(`${lake.url}/lake${version}${path}`, { headers })
}

function login(
  form: Record<string, string>,
  url = lake.url,
  origin = url,
  more: Record<string, string> = {},
): Promise<Response> {
  const body = new URLSearchParams(form)
  const headers = { origin, ...more }
  return fetch(`${url}/lake/login`, { method: 'POST', body, headers, redirect: 'manual' })
}

function cookieOf(response: Response): string {
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

function write(cookie: string, origin?: string): Promise<Response> {
  const mutations = [{ createOrReplace: { _id: 'by-cookie', _type: 'written' } }]
  return fetch(`${lake.url}/lake/v1/data/mutate/production`, {
    method: 'POST',
    body: JSON.stringify({ mutations }),
    headers: { cookie, 'content-type': 'application/json', ...(origin && { origin }) },
  })
}
