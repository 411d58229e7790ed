import { expect, test } from 'vitest'
import { sendLogin } from '../testing/logged-in.ts'
import { clientOf, PASSWORD, sharedLake, temporaryStudio } from '../testing/temporary-lake.ts'
import { picture } from '../testing/temporary-pictures.ts'

const PUBLIC = 'https://studio.example'
const studioDirectory = temporaryStudio(undefined, { 'index-B2f9kx_1.js': 'start()' })
const lake = await sharedLake({ studioDirectory, publicUrl: PUBLIC })
const local = `http://localhost:${lake.lake.options.port}`
const plain = await sharedLake()
const bytes = await picture(10, 10, '#888').png().toBuffer()
const picturePath = `/lake/${(await clientOf(local).assets.upload('image', bytes)).path}`

const EVERYWHERE: Record<string, RegExp | null> = {
  'content-security-policy': /default-src 'none'.*base-uri 'none'/,
  'cross-origin-resource-policy': /^same-origin$/,
  'strict-transport-security': /^max-age=63072000$/,
  'x-content-type-options': /^nosniff$/,
  'x-powered-by': null,
}
const PAGE = {
  ...EVERYWHERE,
  'cache-control': /^no-cache$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\).*clipboard-write=\(self\)/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
}
const LOGIN = {
  ...PAGE,
  'cache-control': /^no-store$/,
  'content-security-policy':
    /base-uri 'none'; form-action 'self' https:\/\/studio\.example; frame-ancestors 'none'/,
  'referrer-policy': /^same-origin$/,
}
const KEPT = { ...EVERYWHERE, 'cache-control': /immutable/ }
const PICTURE = {
  ...KEPT,
  'content-security-policy': /default-src 'none'; base-uri 'none'.*sandbox/,
  'content-type': /^image\/png$/,
  'cross-origin-resource-policy': /^cross-origin$/,
}
const UNKEPT = { ...EVERYWHERE, 'cache-control': /^no-store$/ }

const KINDS: [string, () => Promise<Response>, number, Record<string, RegExp | null>][] = [
  ['the Studio', () => get('/'), 200, PAGE],
  ['a page of the Studio', () => get('/structure/price'), 200, PAGE],
  ['a script of the Studio', () => get('/static/index-B2f9kx_1.js'), 200, KEPT],
  ['a script that is gone', () => get('/static/index-gone1234.js'), 404, UNKEPT],
  ['a write to the Studio', () => fetch(local, { method: 'POST' }), 405, UNKEPT],
  ['the login', () => get('/lake/login'), 200, LOGIN],
  ['a wrong password', () => logIn('wrong'), 401, LOGIN],
  ['the right password', () => logIn(PASSWORD), 303, UNKEPT],
  ['an answer of the API', () => get('/lake/v1/data/query/production?query=1'), 200, UNKEPT],
  ['a refused query', () => get('/lake/v1/data/query/production?query=['), 400, UNKEPT],
  ['no session', () => get('/lake/v1/users/me'), 401, UNKEPT],
  ['no such endpoint', () => get('/lake/v1/nonsense'), 404, UNKEPT],
  ['a leave to write', () => fetch(`${local}/lake/v1/ping`, { method: 'OPTIONS' }), 204, UNKEPT],
  ['a picture', () => get(picturePath), 200, PICTURE],
  ['a smaller picture', () => get(`${picturePath}?w=5`), 200, PICTURE],
  ['a part of a picture', () => get(picturePath, { range: 'bytes=0-9' }), 206, PICTURE],
  ['a part that a picture has not', () => get(picturePath, { range: 'bytes=9999-' }), 416, PICTURE],
  ['a picture that is not there', () => get('/lake/images/local/production/0-1x1.png'), 404, UNKEPT],
]

test.each(KINDS)('the answer for %s has the headers of its kind', async (_kind, ask, status, wanted) => {
  const response = await ask()
  expect(response.status).toBe(status)
  for (const [name, value] of Object.entries(wanted)) {
    if (value) expect(response.headers.get(name), name).toMatch(value)
    else expect(response.headers.get(name), name).toBeNull()
  }
})

test('browsers are not held to https by a lake that has none', async () => {
  expect((await fetch(`${plain.url}/lake/login`)).headers.get('strict-transport-security')).toBeNull()
})

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${local}${path}`, { headers })
}

function logIn(password: string): Promise<Response> {
  return sendLogin({ url: local }, { password }, { origin: PUBLIC })
}
