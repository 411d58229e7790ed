import type { Stage } from './fixtures/stage.ts'
import { expect, test } from './fixtures/test.ts'

/** Everything that a stranger could have changed, as one text. */
async function everything(stage: Stage): Promise<string> {
  return JSON.stringify(await stage.client().fetch('*[!string::startsWith(_type, "system.")] | order(_id)'))
}

async function logIn(stage: Stage, password: string, origin = stage.studio): Promise<Response> {
  return fetch(`${stage.studio}/lake/login`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ password, origin: stage.studio }),
    redirect: 'manual',
  })
}

test('a wrong password, and none, is refused', async ({ stage }) => {
  for (const password of ['not the password', '']) {
    const response = await logIn(stage, password)
    expect(response.status).toBe(401)
    expect(response.headers.get('set-cookie')).toBeNull()
  }
})

test('the right password from another site is refused', async ({ stage }) => {
  const response = await logIn(stage, stage.environment.studioPassword, 'https://elsewhere.example')
  expect(response.status).toBe(403)
  expect(response.headers.get('set-cookie')).toBeNull()
})

test('a write without a token, or with a wrong one, is refused and changes nothing', async ({ stage }) => {
  const before = await everything(stage)
  const wrongToken = stage.stranger().withConfig({ token: 'x'.repeat(40) })
  for (const client of [stage.stranger(), wrongToken]) {
    const writes = [
      () => client.create({ _type: 'price', title: 'A gift' }),
      () => client.patch('price-interior-painting').set({ minimum: 1 }).commit(),
      () => client.delete({ query: '*[_type == "price"]' }),
      () => client.assets.upload('file', Buffer.from('text'), { filename: 'note.txt' }),
    ]
    for (const write of writes) {
      const status = await write().then(
        () => 200,
        (error: { statusCode?: number }) => error.statusCode,
      )
      expect([401, 403]).toContain(status)
    }
  }
  expect(await everything(stage)).toBe(before)
})

test('a write with the owner’s login from another site is refused and changes nothing', async ({ stage }) => {
  const login = await logIn(stage, stage.environment.studioPassword)
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect(cookie).not.toBe('')
  const before = await everything(stage)
  const response = await fetch(`${stage.studio}/lake/v2026-09-01/data/mutate/production`, {
    method: 'POST',
    headers: { cookie, origin: 'https://elsewhere.example', 'content-type': 'application/json' },
    body: JSON.stringify({ mutations: [{ delete: { query: '*[_type == "price"]' } }] }),
  })
  expect(response.status).toBe(403)
  expect(await everything(stage)).toBe(before)
})

test('a stranger sees no draft', async ({ stage }) => {
  const draft = { _id: 'drafts.price-interior-painting', _type: 'price', title: 'Not yet' }
  await stage.client().createOrReplace(draft)
  const seen = await stage.stranger().fetch('*[_id == $id]', { id: draft._id }, { perspective: 'raw' })
  await stage.client().delete(draft._id)
  expect(seen).toEqual([])
})

test('the site refuses a webhook that nobody has signed', async ({ stage }) => {
  const response = await fetch(`${stage.site}/api/revalidate`, {
    method: 'POST',
    body: JSON.stringify({ _id: 'price-interior-painting', _type: 'price' }),
  })
  expect(response.status).toBe(401)
})

test.describe('A browser whose session has ended', () => {
  // The login page's own policy lets its scripts ask for nothing; the Studio's would, once it is open.
  test.use({ bypassCSP: true })

  test('is told so after a large upload, and goes on', async ({ page, stage }) => {
    await page.goto(`${stage.studio}/lake/login`)
    const statuses = await page.evaluate(async () => {
      const body = new Uint8Array(5 * 1024 * 1024)
      const upload = await fetch('/lake/v1/assets/images/production', { method: 'POST', body })
      const next = await fetch('/lake/v1/ping')
      return [upload.status, next.status]
    })
    expect(statuses).toEqual([403, 200])
  })
})
