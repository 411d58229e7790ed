import { fixedPaths } from '#content/addresses/routes.ts'
import type { RunningProduct } from '#scripts/testing/product/running-product.ts'
import { statusOf, textOf } from '../fixtures/product/site.ts'
import { expect, test } from '../fixtures/test.ts'

const ID = 'redirect-e2e'
const FROM = '/painters-near-me'

test.afterEach(async ({ product }) => {
  await product.client().delete({ query: '*[_id == $id]', params: { id: ID } })
})

test('a visitor who guesses an address finds the page', async ({ page, product }) => {
  await page.goto('/estimate')
  await expect(page).toHaveURL(`${product.site}/contact`)
  await page.goto('/FAQ/')
  await expect(page).toHaveURL(`${product.site}/#faq`)
})

test('a redirect works once it is published, until it is taken back', async ({ product }) => {
  expect(await statusOf(product, FROM)).toBe(404)
  await publishRedirect(product, true)
  await untilAnswered(product, [308, '/services/painting'])
  const capitals = await ask(product, `${FROM.toUpperCase()}?utm=flyer`)
  expect([capitals.status, locationIn(product, capitals)]).toEqual([308, '/services/painting?utm=flyer'])
  expect(capitals.headers.get('cache-control')).toContain('max-age=0')

  await publishRedirect(product, false)
  await untilAnswered(product, [307, '/services/painting'])
  expect(await textOf(product, fixedPaths.sitemap)).not.toContain(FROM)

  await product.client().delete(ID)
  await untilAnswered(product, [404, undefined])
})

async function publishRedirect(product: RunningProduct, permanent: boolean): Promise<void> {
  const page = { _type: 'reference', _ref: 'service-painting' }
  await product.client().createOrReplace({ _id: ID, _type: 'redirect', from: FROM, page, permanent })
}

/** Resolves when that is what a visitor gets of the redirect. */
async function untilAnswered(
  product: RunningProduct,
  wanted: [status: number, location: string | undefined],
): Promise<void> {
  const answer = async () => {
    const response = await ask(product, FROM)
    return [response.status, locationIn(product, response)]
  }
  await expect.poll(answer, { intervals: [50] }).toEqual(wanted)
}

function ask(product: RunningProduct, path: string): Promise<Response> {
  return fetch(`${product.site}${path}`, { redirect: 'manual' })
}

function locationIn(product: RunningProduct, response: Response): string | undefined {
  return response.headers.get('location')?.replace(product.site, '')
}
