import { fixedPaths, pathOf } from '#content/addresses/routes.ts'
import type { RunningProduct } from '#scripts/testing/product/running-product.ts'
import { PRICE, setPrice } from '../fixtures/product/interior-painting.ts'
import { textOf, untilShown } from '../fixtures/product/site.ts'
import { expect, test } from '../fixtures/test.ts'

const OFTEN = { intervals: [100] }
const SHOWING = '/services/painting'
const CHARLOTTE = pathOf({ _type: 'city', slug: 'charlotte' })

test('a town that is taken back has the fallback page, no link and no place in the sitemap, and all again when it is published', {
  tag: '@changing',
}, async ({ product }) => {
  const path = pathOf({ _type: 'city', slug: 'mount-holly' })
  const look = async () => ({
    canonical: await canonicalOf(product, path),
    isInMenus: (await textOf(product, fixedPaths.home)).includes(`href="${path}"`),
    isListed: (await textOf(product, fixedPaths.sitemap)).includes(`${path}</loc>`),
  })
  const there = { canonical: path, isInMenus: true, isListed: true }
  expect(await look()).toEqual(there)
  const client = product.client()
  const town = await client.getDocument('city-mount-holly')
  if (!town) throw new Error('The seed has no Mount Holly.')
  await client.delete(town._id)
  await expect.poll(look, OFTEN).toEqual({ canonical: CHARLOTTE, isInMenus: false, isListed: false })
  await client.create(town)
  await expect.poll(look, OFTEN).toEqual(there)
  expect(await textOf(product, path)).not.toMatch(/<script[^>]+\/_next\//)
})

test('a page whose content lost a field stays as it was, and the site says what to fill in', {
  tag: '@changing',
}, async ({ product }) => {
  await untilShown(product, [SHOWING], '$2.50')
  await product.client().patch(PRICE).unset(['minimum']).commit()
  const fields = expect.arrayContaining([expect.objectContaining({ id: PRICE, field: 'minimum' })])
  await expect
    .poll(() => problemsTold(product), OFTEN)
    .toContainEqual(expect.objectContaining({ path: SHOWING, fields }))
  expect(await textOf(product, SHOWING)).toContain('$2.50')
  await setPrice(product, 250)
  await expect.poll(() => problemsTold(product), OFTEN).toEqual([])
})

/** The path that search engines are told to list instead of this one. */
async function canonicalOf(product: RunningProduct, path: string): Promise<string | undefined> {
  const [, address] = /rel="canonical" href="([^"]+)"/.exec(await textOf(product, path)) ?? []
  return address && new URL(address).pathname
}

async function problemsTold({ site }: RunningProduct): Promise<unknown> {
  return (await (await fetch(`${site}/api/document-status`)).json()).problems
}
