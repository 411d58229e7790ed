import { ask, type RawResponse, whole } from 'pages-as-files/testing'
import { beforeEach, expect, test } from 'vitest'
import { fixedPaths } from '#content/addresses/routes.ts'
import { deliveredSite } from '../../../testing/delivered-site.ts'
import { previewSecret } from '../../../testing/next-in-preview.ts'

const site = deliveredSite()
const studio = 'https://studio.example.com'
const framed = {
  'sec-fetch-dest': 'iframe',
  'sec-fetch-site': 'same-site',
  referer: `${studio}/presentation`,
}

beforeEach(async () => {
  site.next.isAway = false
  site.next.hasPreviewEnded = false
  site.next.requests.length = 0
  // It forgets who tried a wrong secret.
  await site.startDelivery()
})

test('a secret of the Studio opens the preview, and its cookie shows drafts with their scripts', async () => {
  const entered = await enter(previewSecret, '/prices')
  expect([entered.status, entered.headers.location]).toEqual([307, '/prices'])
  const page = await ask(site.url, '/prices', { headers: { cookie: cookieOf(entered) } })
  expect([page.status, page.text]).toEqual([200, 'A draft of /prices<script>1</script>'])
})

test('what an editor sees is kept by nobody, found by no search engine, and framed by the Studio alone', async () => {
  const { headers } = await askAsEditor('/prices')
  const policy = String(headers['content-security-policy'])
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
  expect(policy).toContain(`frame-ancestors ${studio};`)
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}';/)
  expect(headers).not.toHaveProperty('set-cookie')
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  expect(site.next.requests[0]).toMatchObject({ 'x-nonce': nonce, 'content-security-policy': policy })
})

test('Next gets of a request what it needs, and nothing that would steer it', async () => {
  const steering = { 'x-middleware-rewrite': '/about', 'next-action': 'a'.repeat(42), authorization: 'x' }
  await askAsEditor('/prices?_rsc=1', { ...steering, rsc: '1', 'next-url': '/about' })
  const [asked = {}] = site.next.requests
  expect(asked).toMatchObject({ rsc: '1', 'next-url': '/about' })
  for (const name of Object.keys(steering)) expect(asked).not.toHaveProperty(name)
  expect(asked.cookie).not.toContain('editor-preview')
})

test('scripts of Next come with the cookie, and what is published comes as for everybody', async () => {
  const script = await askAsEditor('/_next/static/chunks/a.js')
  expect([script.status, script.headers['cache-control']]).toEqual([200, 'public, immutable'])
  expect((await ask(site.url, '/_next/static/chunks/a.js')).status).toBe(404)
  const island = '/islands/site-1.js'
  expect(whole(await askAsEditor(island))).toEqual(whole(await ask(site.url, island)))
})

test('a redirect stays on the site', async () => {
  expect((await askAsEditor('/elsewhere')).headers.location).toBe('/prices')
  for (const wish of ['//evil.example/a', '/\\evil.example/a', 'https://evil.example/a']) {
    const { location } = (await enter(previewSecret, wish)).headers
    expect(new URL(location ?? '', site.url).origin).toBe(site.url)
  }
})

test('leaving takes the cookie back, and goes to the page that visitors see', async () => {
  const left = await askAsEditor(`${fixedPaths.previewDisable}?to=/about`)
  expect([left.status, left.headers.location]).toEqual([307, '/about'])
  expect(left.headers['set-cookie']?.[0]).toMatch(/^editor-preview=; Path=\/; Max-Age=0;/)
})

test('without a secret there is no preview, as if it did not exist', async () => {
  const nothing = whole(await ask(site.url, '/no-such-page'))
  const { previewEnable, previewDisable } = fixedPaths
  for (const path of [previewEnable, `${previewEnable}?sanity-preview-secret=`, previewDisable])
    expect(whole(await ask(site.url, path)), path).toEqual(nothing)
})

test('a wrong secret gets a sentence and no cookie', async () => {
  const { status, headers, text } = await enter('wrong', '/')
  expect([status, headers['set-cookie']]).toEqual([401, undefined])
  expect(text).toContain('This link to the preview has expired')
})

test('while Next is away, or fails, an editor is told so, and visitors notice nothing', async () => {
  const plain = whole(await ask(site.url, '/prices'))
  const cookie = cookieOf(await enter(previewSecret, '/prices'))
  for (const path of ['/broken', '/prices']) {
    site.next.isAway = path === '/prices'
    const { status, headers, text } = await ask(site.url, path, { headers: { cookie } })
    expect([status, headers['retry-after'], headers.refresh]).toEqual([503, '10', '10'])
    expect(text).toContain('We can’t show the preview right now.')
  }
  expect((await enter(previewSecret, '/')).status).toBe(503)
  expect(whole(await ask(site.url, '/prices'))).toEqual(plain)
})

test('somebody who was removed gets a sentence in place of drafts, and their browser forgets the preview', async () => {
  const cookie = cookieOf(await enter(previewSecret, '/'))
  site.next.hasPreviewEnded = true
  for (const path of ['/prices', '/prices?_rsc=1', fixedPaths.previewChanges]) {
    const answer = await ask(site.url, path, { headers: { cookie } })
    expect([answer.status, answer.headers['cache-control']]).toEqual([401, 'private, no-store'])
    expect(answer.text).toContain('This preview has ended.')
    expect(answer.text).toContain('<a href="/">See the website</a>')
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^editor-preview=; Path=\/; Max-Age=0;/)
  }
  expect(site.next.requests).toEqual([])
})

test('their open stream of changes ends within seconds', async () => {
  const cookie = cookieOf(await enter(previewSecret, '/'))
  const { body } = await fetch(`${site.url}/events`, { headers: { cookie } })
  const ended = new Response(body).text().catch(() => 'ended')
  site.next.hasPreviewEnded = true
  expect(await ended).toBe('ended')
})

test('Next may compress what an editor waits for, but not the stream of changes', async () => {
  await askAsEditor('/prices', { 'accept-encoding': 'gzip, br' })
  await askAsEditor(fixedPaths.previewChanges, { 'accept-encoding': 'gzip, br' })
  expect(site.next.requests.map((asked) => asked['accept-encoding'])).toEqual(['gzip, br', 'identity'])
})

function enter(secret: string, path: string): Promise<RawResponse> {
  const query = new URLSearchParams({ 'sanity-preview-secret': secret, 'sanity-preview-pathname': path })
  return ask(site.url, `${fixedPaths.previewEnable}?${query}`, { headers: framed })
}

async function askAsEditor(path: string, headers: Record<string, string> = {}): Promise<RawResponse> {
  const cookie = cookieOf(await enter(previewSecret, '/'))
  return ask(site.url, path, { headers: { ...headers, cookie } })
}

function cookieOf({ headers }: RawResponse): string {
  return headers['set-cookie']?.[0]?.split(';')[0] ?? ''
}
