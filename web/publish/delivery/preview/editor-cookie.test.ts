import { createHmac } from 'node:crypto'
import { ask, secrets } from 'pages-as-files/testing'
import { expect, test, vi } from 'vitest'
import { deliveredSite } from '../../../testing/delivered-site.ts'
import { EditorCookie } from './editor-cookie.ts'

const site = deliveredSite()
const editor = { studio: 'https://studio.example.com', secret: 'secret-of-the-preview' }
const near = { isCrossSite: false }
const far = { isCrossSite: true }

test.each([
  [
    'a working day, kept from scripts and other sites',
    false,
    near,
    'editor-preview',
    'HttpOnly; SameSite=Lax',
  ],
  ['this host and https alone', true, near, '__Host-editor-preview', 'HttpOnly; SameSite=Lax; Secure'],
  [
    'frames of a Studio of another site',
    true,
    far,
    '__Host-editor-preview',
    'HttpOnly; SameSite=None; Secure; Partitioned',
  ],
  ['no other site without https', false, far, 'editor-preview', 'HttpOnly; SameSite=Lax'],
] as const)('the cookie is for %s', (_, isEncrypted, way, name, rules) => {
  const cookies = new EditorCookie(secrets, isEncrypted)
  const [value = '', ...told] = cookies.issue(editor, way).split('; ')
  expect([value.split('=')[0], told.join('; ')]).toEqual([name, `Path=/; Max-Age=28800; ${rules}`])
  expect(cookies.editorOf(value)).toEqual(editor)
  expect(cookies.editorOf(value.replace(name, 'other'))).toBeUndefined()
})

test('forged and expired cookies, and those of Next, change no answer', async () => {
  const good = cookieOf(secrets)
  const [, expires = '', origin = '', entered = '', signature = ''] =
    /=(\d+)\.([\w-]*)\.([\w-]+)\.(.+)/.exec(good) ?? []
  const content = `${expires}.${origin}.${entered}`
  // What the same secret signs for another purpose.
  const message = createHmac('sha256', secrets[0]).update(content).digest('base64url')
  const wrong = [
    `editor-preview=${content}.${message}`,
    cookieOf(['another-secret-of-24-characters']),
    `editor-preview=${Number(expires) + 1}.${origin}.${entered}.${signature}`,
    `editor-preview=${expires}.${Buffer.from('https://evil.example').toString('base64url')}.${entered}.${signature}`,
    `editor-preview=${expires}.${origin}.${Buffer.from('another').toString('base64url')}.${signature}`,
    `editor-preview=1.${origin}.${entered}.${signature}`,
    `editor-preview=${expires}.${origin}.${entered}.`,
    'editor-preview=; editor-preview=drafts',
    'draft=1; sanity-preview-perspective=drafts; __prerender_bypass=1',
  ]
  for (const path of ['/prices', '/no-such-page', '/_next/static/chunks/a.js']) {
    const { status, text } = await ask(site.url, path)
    for (const cookie of wrong)
      expect(await ask(site.url, path, { headers: { cookie } }), cookie).toMatchObject({ status, text })
  }
  expect(site.next.requests).toEqual([])
})

test('a secret that is being rotated out still opens', () => {
  expect(new EditorCookie(secrets, false).editorOf(cookieOf([secrets[1]]))).toEqual(editor)
})

test('a cookie ends after a working day', async ({ onTestFinished }) => {
  const cookie = cookieOf(secrets)
  expect((await ask(site.url, '/prices', { headers: { cookie } })).text).toContain('A draft')
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 3_600_000 + 1 })
  expect((await ask(site.url, '/prices', { headers: { cookie } })).text).not.toContain('A draft')
})

/** Its name and value alone. */
function cookieOf(signing: readonly string[]): string {
  return new EditorCookie(signing, false).issue(editor, near).split(';')[0] ?? ''
}
