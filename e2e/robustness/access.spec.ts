import type { RunningProduct } from '../fixtures/product/running-product.ts'
import { expect, test } from '../fixtures/test.ts'

/** Everything that a stranger could have changed, as one text. */
async function everything(product: RunningProduct): Promise<string> {
  return JSON.stringify(await product.client().fetch('*[!string::startsWith(_type, "system.")] | order(_id)'))
}

async function logIn(product: RunningProduct, password: string, origin = product.studio): Promise<Response> {
  return fetch(`${product.studio}/lake/login`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ password, origin: product.studio }),
    redirect: 'manual',
  })
}

test('a wrong password, and none, is refused', async ({ product }) => {
  for (const password of ['not the password', '']) {
    const response = await logIn(product, password)
    expect(response.status).toBe(401)
    expect(response.headers.get('set-cookie')).toBeNull()
  }
})

test('the right password from another site is refused', async ({ product }) => {
  const response = await logIn(product, product.environment.studioPassword, 'https://elsewhere.example')
  expect(response.status).toBe(403)
  expect(response.headers.get('set-cookie')).toBeNull()
})

test('a write without a token, or with a wrong one, is refused and changes nothing', async ({ product }) => {
  const before = await everything(product)
  const wrongToken = product.stranger().withConfig({ token: 'x'.repeat(40) })
  for (const client of [product.stranger(), wrongToken]) {
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
  expect(await everything(product)).toBe(before)
})

test('a write with the owner’s login from another site is refused and changes nothing', async ({
  product,
}) => {
  const login = await logIn(product, product.environment.studioPassword)
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect(cookie).not.toBe('')
  const before = await everything(product)
  const response = await fetch(`${product.studio}/lake/v2026-09-01/data/mutate/production`, {
    method: 'POST',
    headers: { cookie, origin: 'https://elsewhere.example', 'content-type': 'application/json' },
    body: JSON.stringify({ mutations: [{ delete: { query: '*[_type == "price"]' } }] }),
  })
  expect(response.status).toBe(403)
  expect(await everything(product)).toBe(before)
})

test('a stranger sees no draft', async ({ product }) => {
  const draft = { _id: 'drafts.price-interior-painting', _type: 'price', title: 'Not yet' }
  await product.client().createOrReplace(draft)
  const seen = await product.stranger().fetch('*[_id == $id]', { id: draft._id }, { perspective: 'raw' })
  await product.client().delete(draft._id)
  expect(seen).toEqual([])
})

test('the site refuses a webhook that nobody has signed', async ({ product }) => {
  const response = await fetch(`${product.site}/api/revalidate`, {
    method: 'POST',
    body: JSON.stringify({ _id: 'price-interior-painting', _type: 'price' }),
  })
  expect(response.status).toBe(401)
})

test.describe('A browser whose session has ended', () => {
  // The login page's own policy lets its scripts ask for nothing; the Studio's would, once it is open.
  test.use({ bypassCSP: true })

  test('is told so after a large upload, and goes on', async ({ page, product }) => {
    await page.goto(`${product.studio}/lake/login`)
    const statuses = await page.evaluate(async () => {
      const body = new Uint8Array(5 * 1024 * 1024)
      const upload = await fetch('/lake/v1/assets/images/production', { method: 'POST', body })
      const next = await fetch('/lake/v1/ping')
      return [upload.status, next.status]
    })
    expect(statuses).toEqual([403, 200])
  })
})
