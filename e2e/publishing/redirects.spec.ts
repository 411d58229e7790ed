import { fixedPaths } from '#content/addresses/routes.ts'
import type { RunningProduct } from '#scripts/testing/product/running-product.ts'
import { ledTo, statusOf, textOf } from '../fixtures/product/site.ts'
import { expect, test } from '../fixtures/test.ts'

const ID = 'redirect-e2e'
const FROM = '/painters-near-me'
const OFTEN = { intervals: [50] }

test.afterEach(async ({ product }) => {
  await product.client().delete({ query: '*[_id == $id]', params: { id: ID } })
})

test('a visitor who guesses an address finds the page', async ({ page, product }) => {
  await page.goto('/FAQ/')
  await expect(page).toHaveURL(`${product.site}/#faq`)
})

test('a redirect works once it is published, until it is taken back', async ({ product }) => {
  expect(await statusOf(product, FROM)).toBe(404)
  for (const [permanent, status] of [
    [true, 308],
    [false, 307],
  ] as const) {
    await publishRedirect(product, permanent)
    await expect
      .poll(() => ledTo(product, `${FROM}?utm=flyer`), OFTEN)
      .toEqual([status, '/services/painting?utm=flyer'])
  }
  expect(await textOf(product, fixedPaths.sitemap)).not.toContain(FROM)
  await product.client().delete(ID)
  await expect.poll(() => statusOf(product, FROM), OFTEN).toBe(404)
})

async function publishRedirect(product: RunningProduct, permanent: boolean): Promise<void> {
  const page = { _type: 'reference', _ref: 'service-painting' }
  await product.client().createOrReplace({ _id: ID, _type: 'redirect', from: FROM, page, permanent })
}
