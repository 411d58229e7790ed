import { ask, type RawResponse, secrets } from 'pages-as-files/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DeliveredSite } from '../../testing/delivered-site.ts'
import { EditorCookie } from './editor-cookie.ts'

const site = new DeliveredSite()
const studio = 'https://studio.example.com'
const secret = 'secret-of-the-preview'
const near = { isCrossSite: false }
const far = { isCrossSite: true }

beforeAll(async () => {
  await site.open()
  await site.reset()
  await site.startDelivery()
})
afterAll(() => site.close())

test('the cookie is kept from scripts and from other sites, for a working day', () => {
  const cookie = new EditorCookie(secrets, false).issue({ studio, secret }, near)
  expect(cookie).toMatch(/^editor-preview=[^;]+; Path=\/; Max-Age=28800; HttpOnly; SameSite=Lax$/)
})

test('forged and expired cookies, and those of Next, change no answer', async () => {
  const good = nameAndValue(new EditorCookie(secrets, false).issue({ studio, secret }, near))
  const [, expires = '', origin = '', entered = '', signature = ''] =
    /=(\d+)\.([\w-]*)\.([\w-]+)\.(.+)/.exec(good) ?? []
  const wrong = [
    nameAndValue(
      new EditorCookie(['another-secret-of-24-characters'], false).issue({ studio, secret }, near),
    ),
    `editor-preview=${Number(expires) + 1}.${origin}.${entered}.${signature}`,
    `editor-preview=${expires}.${Buffer.from('https://evil.example').toString('base64url')}.${entered}.${signature}`,
    `editor-preview=${expires}.${origin}.${Buffer.from('another').toString('base64url')}.${signature}`,
    `editor-preview=1.${origin}.${entered}.${signature}`,
    `editor-preview=${expires}.${origin}.${entered}.`,
    'editor-preview=; editor-preview=drafts',
    'draft=1; sanity-preview-perspective=drafts; __prerender_bypass=1',
  ]
  for (const path of ['/prices', '/no-such-page', '/_next/static/chunks/a.js']) {
    const plain = told(await ask(site.url, path))
    for (const cookie of wrong)
      expect(told(await ask(site.url, path, { headers: { cookie } })), cookie).toEqual(plain)
  }
  expect(site.next.requests).toEqual([])
})

test('over https the cookie is for that alone, and for this host alone', () => {
  const cookies = new EditorCookie(secrets, true)
  const cookie = cookies.issue({ studio, secret }, near)
  expect(cookie).toMatch(/^__Host-editor-preview=[^;]+; Path=\/; .*; SameSite=Lax; Secure$/)
  expect(cookies.editorOf(nameAndValue(cookie))).toEqual({ studio, secret })
  expect(cookies.editorOf(nameAndValue(cookie).replace('__Host-', ''))).toBeUndefined()
})

test('a Studio of another site gets a cookie for its frames alone, where there is https', () => {
  const across = /; HttpOnly; SameSite=None; Secure; Partitioned$/
  expect(new EditorCookie(secrets, true).issue({ studio, secret }, far)).toMatch(across)
  expect(new EditorCookie(secrets, false).issue({ studio, secret }, far)).toMatch(/; HttpOnly; SameSite=Lax$/)
})

test('a secret that is being rotated out still opens', () => {
  const former = new EditorCookie([secrets[1]], false).issue({ studio, secret }, near)
  expect(new EditorCookie(secrets, false).editorOf(former.split(';')[0])).toEqual({ studio, secret })
})

test('a cookie ends after a working day', async ({ onTestFinished }) => {
  const cookie = nameAndValue(new EditorCookie(secrets, false).issue({ studio, secret }, far))
  expect((await ask(site.url, '/prices', { headers: { cookie } })).text).toContain('A draft')
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 3_600_000 + 1 })
  expect((await ask(site.url, '/prices', { headers: { cookie } })).text).not.toContain('A draft')
})

function nameAndValue(cookie: string): string {
  return cookie.split(';')[0] ?? ''
}

/** Whole, except the time and what is said of the connection alone. */
function told({ status, headers, text }: RawResponse) {
  const { date: _, connection: __, 'keep-alive': ___, ...rest } = headers
  return { status, headers: rest, text }
}
