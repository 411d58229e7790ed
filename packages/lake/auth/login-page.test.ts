import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type TemporaryLake, temporaryLake } from '../testing/temporary-lake.ts'

const STUDIO = `<!doctype html><title>Studio</title><link href="/static/favicon.ico" rel="icon"/>
<link href="/static/studio-B2f9kx_1.js" rel="modulepreload"/><script src="/static/index-B2f9kx_1.js" type="module"></script>`
const FORGOTTEN = 'Look into the <drawer>.'
const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
let studioDirectory: string
let lake: TemporaryLake

beforeAll(async () => {
  studioDirectory = mkdtempSync(join(tmpdir(), 'studio-'))
  writeFileSync(join(studioDirectory, 'index.html'), STUDIO)
  const loginPage = { name: { document: 'business', field: 'name' }, forgotten: FORGOTTEN }
  lake = await temporaryLake({ studioDirectory, loginPage })
})

afterAll(async () => {
  await lake.end()
  rmSync(studioDirectory, { recursive: true })
})

describe('Without a session', () => {
  test('a browser gets the login page in the place of the Studio, and comes back to where it wanted to go', async () => {
    const page = await open('/structure/price;price-painting?open=1')
    expect(page.headers.get('cache-control')).toBe('no-store')
    const html = await page.text()
    expect(html).toContain('<h1>Log in</h1>')
    expect(html).toContain(`name="origin" value="${lake.url}/structure/price;price-painting?open=1"`)
  })

  test('no address leads to another site after the login', async () => {
    const html = await (await open('//evil.example/')).text()
    expect(html).toContain(`name="origin" value="${lake.url}//evil.example/"`)
  })

  test('a request that accepts no page gets the file', async () => {
    expect(await (await fetch(lake.url)).text()).toBe(STUDIO)
  })

  test('the page is small, and nothing has to be loaded for it', async () => {
    const [shown = '', ahead = ''] = (await (await open('/')).text()).split('</script>')
    expect(Buffer.byteLength(shown)).toBeLessThan(6_000)
    expect(shown).not.toMatch(/ src=|url\(|@import|href="(?!data:)/)
    expect(ahead.match(/href="[^"]*"/g)).toEqual([
      'href="/static/studio-B2f9kx_1.js"',
      'href="/static/index-B2f9kx_1.js"',
    ])
  })
})

test('with a session the browser gets the Studio', async () => {
  const body = new URLSearchParams({ password: PASSWORD })
  const headers = { origin: lake.url }
  const answer = await fetch(`${lake.url}/lake/login`, { method: 'POST', body, headers, redirect: 'manual' })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect(await (await open('/', { cookie })).text()).toBe(STUDIO)
})

describe('The login page', () => {
  test('says whose website it is, as soon as that is published', async () => {
    expect(await (await open('/')).text()).toContain('<title>Log in · Your website</title>')
    await lake.client.createOrReplace({ _id: 'business', _type: 'business', name: 'Nail & Sons' })
    expect(await (await open('/')).text()).toContain('<title>Log in · Nail &amp; Sons</title>')
  })

  test('says what to do when the password is forgotten', async () => {
    expect(await (await open('/')).text()).toContain('Look into the &lt;drawer&gt;.')
  })

  test.each(['/', '/lake/login?origin=%22%3E%3Cscript%3Ealert(1)%3C/script%3E'])(
    'runs its own script and no other, and can’t be framed: %s',
    async (path) => {
      const page = await open(path)
      const policy = page.headers.get('content-security-policy') ?? ''
      const scripts = [...(await page.text()).matchAll(/<script>([\s\S]*?)<\/script>/g)]
      expect(scripts).toHaveLength(1)
      const digest = createHash('sha256')
        .update(scripts[0]?.[1] ?? '')
        .digest('base64')
      expect(policy).toContain(`script-src 'self' 'sha256-${digest}'`)
      for (const directive of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"])
        expect(policy).toContain(directive)
    },
  )
})

function open(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(lake.url + path, { headers: { ...asBrowser, ...headers } })
}
