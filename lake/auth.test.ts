import { ClientError } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientOf, PASSWORD, type TemporaryLake, temporaryLake } from './temporary-lake.ts'

let lake: TemporaryLake

beforeAll(async () => {
  lake = await temporaryLake()
  await lake.client.create({ _id: 'shown', _type: 'note', title: 'For everyone' })
  await lake.client.create({ _id: 'drafts.shown', _type: 'note', title: 'A draft' })
  await lake.client.create({ _id: 'secrets.preview', _type: 'note', title: 'A secret' })
})

afterAll(() => lake.end())

describe('Anyone', () => {
  test.each(['raw', 'published', 'drafts'] as const)(
    'sees only public documents with perspective %s',
    async (perspective) => {
      const titles = await lake.visitor.fetch('*[_type == "note"].title', {}, { perspective })
      expect(titles).toEqual(['For everyone'])
    },
  )

  test('does not get a draft or a secret by id', async () => {
    const found = await lake.visitor.getDocuments(['drafts.shown', 'secrets.preview', 'shown'])
    expect(found.map((document) => document?._id)).toEqual([undefined, undefined, 'shown'])
  })

  test('does not reach a draft through a reference', async () => {
    const to = { _type: 'reference', _ref: 'secrets.preview', _weak: true }
    await lake.client.createOrReplace({ _id: 'pointer', _type: 'pointer', to })
    expect(await lake.visitor.fetch('*[_id == "pointer"][0].to->title')).toBeNull()
  })

  test('can not write, and nothing changes', async () => {
    const attempts = [
      () => lake.visitor.create({ _id: 'mine', _type: 'note' }),
      () => lake.visitor.patch('shown').set({ title: 'Mine' }).commit(),
      () => lake.visitor.delete('shown'),
      () => lake.visitor.assets.upload('file', Buffer.from('bytes')),
    ]
    const before = await lake.client.fetch('*', {}, { perspective: 'raw' })
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ statusCode: 403 })
    expect(await lake.client.fetch('*', {}, { perspective: 'raw' })).toEqual(before)
  })

  test('can not publish', async () => {
    const publish = {
      actionType: 'sanity.action.document.publish' as const,
      publishedId: 'shown',
      draftId: 'drafts.shown',
    }
    await expect(lake.visitor.action(publish)).rejects.toMatchObject({ statusCode: 403 })
    expect(await lake.client.getDocument('shown')).toMatchObject({ title: 'For everyone' })
  })

  test.each(['/users/me', '/data/history/production/transactions/shown', '/projects/local', '/auth/id'])(
    'has no session for %s',
    async (path) => {
      expect((await get(path)).status).toBe(401)
    },
  )

  test('with a wrong token is refused, even for what is public', async () => {
    const impostor = clientOf(lake.url).withConfig({ token: 'guess' })
    await expect(impostor.fetch('*')).rejects.toBeInstanceOf(ClientError)
    await expect(impostor.create({ _type: 'note' })).rejects.toMatchObject({ statusCode: 401 })
  })
})

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
    expect(await response.text()).toContain('That password is not right')
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
    await expect.poll(() => get('/users/me', { cookie }).then(({ status }) => status)).toBe(200)
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

describe('Pages of other sites', () => {
  test('may not read answers meant for the owner', async () => {
    const response = await get('/data/query/production?query=1', { origin: 'https://evil.example' })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('may read them when they are ours', async () => {
    const response = await get('/data/query/production?query=1', { origin: 'http://studio.example' })
    expect(response.headers.get('access-control-allow-origin')).toBe('http://studio.example')
    expect(response.headers.get('access-control-allow-credentials')).toBe('true')
  })

  test('can not log the owner in from afar', async () => {
    const response = await login({ password: PASSWORD }, lake.url, 'https://evil.example')
    expect(response.status).toBe(403)
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  test('can not reach a lake of this machine under a name of their own', async () => {
    const request = new Request('http://rebound.evil.example/lake/v1/data/query/production?query=*')
    expect((await lake.lake.handle(request)).status).toBe(421)
  })
})

test('the login page runs no script and can not be framed', async () => {
  const page = await get('/login?origin=%22%3E%3Cscript%3E')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(await page.text()).not.toContain('<script')
})

test('the cookie is for https alone when the public address is', async () => {
  const open = await temporaryLake({ publicUrl: 'https://studio.example' })
  const response = await login(
    { password: PASSWORD },
    `http://localhost:${open.lake.options.port}`,
    'https://studio.example',
  )
  expect(response.headers.get('set-cookie')).toContain('; Secure')
  await open.end()
})

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const version = path.startsWith('/login') ? '' : '/v1'
  return fetch(`${lake.url}/lake${version}${path}`, { headers })
}

function login(form: Record<string, string>, url = lake.url, origin = url): Promise<Response> {
  const body = new URLSearchParams(form)
  return fetch(`${url}/lake/login`, { method: 'POST', body, headers: { origin }, redirect: 'manual' })
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
