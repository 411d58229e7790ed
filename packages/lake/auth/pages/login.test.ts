import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { clientWith, cookieIn, cookieOf, sendLogin, statusFor } from '../../testing/logged-in.ts'
import { PASSWORD, sharedLake, temporaryStudio } from '../../testing/temporary-lake.ts'

const STUDIO = `<!doctype html><title>Studio</title><link href="/static/favicon.ico" rel="icon"/>
<link href="/static/studio-B2f9kx_1.js" rel="modulepreload"/><script src="/static/index-B2f9kx_1.js" type="module"></script>`

const lake = await sharedLake({
  studioDirectory: temporaryStudio(STUDIO),
  loginPage: { name: { document: 'business', field: 'name' }, forgotten: 'Look into the <drawer>.' },
})

describe('The page', () => {
  test('comes in the place of the Studio without a session, and leads back to where a browser wanted to go', async () => {
    const page = await open('/structure/price;price-painting?open=1')
    expect(page.headers.get('cache-control')).toBe('no-store')
    const html = await page.text()
    expect(html).toContain('<h1>Log in</h1>')
    expect(html).toContain(`name="origin" value="${lake.url}/structure/price;price-painting?open=1"`)
    expect(await htmlOf('//evil.example/')).toContain(`name="origin" value="${lake.url}//evil.example/"`)
  })

  test('comes neither with a session nor to a request that accepts no page', async () => {
    expect(await (await open('/', { cookie: await cookieOf(lake) })).text()).toBe(STUDIO)
    expect(await (await fetch(lake.url)).text()).toBe(STUDIO)
  })

  test('is small, and nothing has to be loaded for it', async () => {
    const [shown = '', ahead = ''] = (await htmlOf('/')).split('</script>')
    expect(Buffer.byteLength(shown)).toBeLessThan(6_000)
    expect(shown).not.toMatch(/ src=|url\(|@import|href="(?!data:)/)
    expect(ahead.match(/href="[^"]*"/g)).toEqual([
      'href="/static/studio-B2f9kx_1.js"',
      'href="/static/index-B2f9kx_1.js"',
    ])
  })

  test('says whose website it is as soon as that is published, and what to do without the password', async () => {
    expect(await htmlOf('/')).toContain('<title>Log in · Your website</title>')
    await lake.client.create({ _id: 'business', _type: 'business', name: 'Nail & Sons' })
    expect(await htmlOf('/')).toContain('<title>Log in · Nail &amp; Sons</title>')
    expect(await htmlOf('/')).toContain('Look into the &lt;drawer&gt;.')
  })

  test.each(['/', '/lake/login?origin=%22%3E%3Cscript%3Ealert(1)%3C/script%3E'])(
    'runs its own script and no other, and can’t be framed: %s',
    async (path) => {
      const page = await open(path)
      const policy = page.headers.get('content-security-policy') ?? ''
      const scripts = [...(await page.text()).matchAll(/<script>([\s\S]*?)<\/script>/g)]
      expect(scripts).toHaveLength(1)
      const digest = hash('sha256', String(scripts[0]?.[1]), 'base64')
      expect(policy).toContain(`script-src 'self' 'sha256-${digest}'`)
      for (const directive of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"])
        expect(policy).toContain(directive)
    },
  )
})

describe('The owner', () => {
  test('logs in with the password and goes back to the Studio', async () => {
    const response = await sendLogin(lake, { password: PASSWORD, origin: 'http://studio.example/desk' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('http://studio.example/desk')
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/)
    const me = await clientWith(lake, cookieIn(response)).users.getById('me')
    expect(me).toMatchObject({ id: 'owner', role: 'administrator' })
  })

  test.each([
    ...['https://evil.example/', 'javascript:alert(1)', '//evil.example'],
    'http://studio.example.evil.example',
  ])('is never sent to %s', async (origin) => {
    const response = await sendLogin(lake, { password: PASSWORD, origin })
    expect(response.headers.get('location')).toBe(`${lake.url}/`)
  })

  test('sees the page again with the reason when the password is wrong or missing, and has no session', async () => {
    for (const password of ['wrong', '']) {
      const response = await sendLogin(lake, { password, origin: '' })
      expect(response.status).toBe(401)
      expect(response.headers.get('set-cookie')).toBeNull()
      expect(await response.text()).toContain('That password isn’t right')
    }
  })

  test('may have spaces around the password, which phones add', async () => {
    expect((await sendLogin(lake, { password: ` ${PASSWORD} \n` })).status).toBe(303)
  })

  test('logs in and writes from a page of ours and not from another', async () => {
    const from = (origin: string) => ({ ...(origin && { origin }) })
    const cookie = await cookieOf(lake)
    const body = JSON.stringify({ mutations: [{ createOrReplace: { _id: 'written', _type: 'note' } }] })
    const write = (origin: string) =>
      lake.ask('/data/mutate/production', { method: 'POST', body, headers: { cookie, ...from(origin) } })
    for (const origin of ['http://studio.example', lake.url]) expect((await write(origin)).status).toBe(200)
    for (const origin of ['https://evil.example', 'null', '']) expect((await write(origin)).status).toBe(403)
    const afar = await sendLogin(lake, { password: PASSWORD }, from('https://evil.example'))
    expect([afar.status, afar.headers.get('set-cookie')]).toEqual([403, null])
  })

  test('is logged out everywhere the cookie was copied to', async () => {
    const cookie = await cookieOf(lake)
    const answer = await lake.ask('/auth/logout', { method: 'POST', headers: { cookie, origin: lake.url } })
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=0')
    expect(await statusFor(lake, cookie)).toBe(401)
  })

  test('is known by the connection, whatever address a request names', async () => {
    for (let attempt = 0; attempt < 5; attempt++)
      await sendLogin(lake, { password: 'wrong' }, { 'x-forwarded-for': `192.0.2.${attempt}` })
    const response = await sendLogin(lake, { password: PASSWORD }, { 'x-forwarded-for': '203.0.113.5' })
    expect(response.status).toBe(429)
  })
})

describe('Behind a public address with https', async () => {
  const origin = 'https://desk.example'
  const hidden = await sharedLake({ publicUrl: origin })
  const local = { url: `http://localhost:${hidden.lake.options.port}` }

  test('cookies are for https, and for this host alone', async () => {
    const answer = await sendLogin(local, { password: PASSWORD }, { origin })
    const [session = '', known] = answer.headers.getSetCookie()
    expect(session).toMatch(/^__Host-lake_session=[\w-]{43}; Path=\/; HttpOnly; .*; Secure$/)
    expect(known).toMatch(/^__Secure-lake_known=[\w-]{43}; Path=\/lake\/login; HttpOnly; .*; Secure$/)
    expect(await statusFor(local, cookieIn(answer))).toBe(200)
    expect(await statusFor(local, cookieIn(answer).replace('__Host-', ''))).toBe(401)
  })

  test('the login leads back to that address, under whatever name a proxy asks for the page', async () => {
    const form = { password: PASSWORD, origin: `${origin}/structure` }
    const response = await sendLogin(local, form, { origin })
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
})

function open(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(lake.url + path, { headers: { accept: 'text/html,application/xhtml+xml', ...headers } })
}

async function htmlOf(path: string): Promise<string> {
  return (await open(path)).text()
}
