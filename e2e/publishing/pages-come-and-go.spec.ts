import { wholeStatus } from 'pages-as-files/status'
import { fixedPaths, pathOf } from '#content/addresses/routes.ts'
import type { RunningProduct } from '#scripts/testing/product/running-product.ts'
import { setPrice } from '../fixtures/product/interior-painting.ts'
import { textOf, untilShown } from '../fixtures/product/site.ts'
import { expect, test } from '../fixtures/test.ts'

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
  await expect.poll(look).toEqual({ canonical: CHARLOTTE, isInMenus: false, isListed: false })
  await client.create(town)
  await expect.poll(look).toEqual(there)
  expect(await textOf(product, path)).not.toMatch(/<script[^>]+\/_next\//)
})

test('what a program spoiled or deleted that every page shows stays as it was, over a start too, and all else goes live', {
  tag: '@changing',
}, async ({ product }) => {
  const client = product.client()
  const ids = ['business', 'openingHours', 'navigation', 'homePage', 'cityServiceShared']
  const documents = await client.getDocuments(ids)
  const pages = [SHOWING, '/', '/about', CHARLOTTE, '/contact.vcf', '/manifest.webmanifest']
  const read = () => Promise.all(pages.map(async (path) => readable(await textOf(product, path))))
  const before = await read()
  const [business, ...gone] = ids
  await client.patch('business').set({ email: 'quotes@crownandlevel', name: 'Crown & Even' }).commit()
  await client.delete({ query: '*[_id in $gone]', params: { gone } })
  const wrong = [
    { id: business, field: 'email', instead: 'before' },
    ...gone.map((id) => ({ id, field: '', reason: 'It was deleted, or all of it is empty.' })),
  ]
  const told = async () => (await problemsTold(product)).flatMap(({ fields }) => fields)
  for (const one of wrong) await expect.poll(told).toContainEqual(expect.objectContaining(one))
  expect(await read()).toEqual(before)

  await product.parts.publisher.kill()
  await product.startMissing()
  await setPrice(product, 275)
  await untilShown(product, [SHOWING, '/prices'], '$2.75')
  expect(await textOf(product, SHOWING)).toContain(`mailto:${documents[0]?.email}`)
  for (const one of wrong) expect(await told()).toContainEqual(expect.objectContaining(one))
  await setPrice(product, 250)
  for (const document of documents) if (document) await client.createOrReplace(document)
  await expect.poll(told).toEqual([])
  await untilShown(product, [SHOWING], '$2.50')
})

/** Without what search engines are told, where the services that the home page names come first. */
function readable(html: string): string {
  return html.replace(/<script type="application\/ld\+json">.*?<\/script>/s, '')
}

/** The path that search engines are told to list instead of this one. */
async function canonicalOf(product: RunningProduct, path: string): Promise<string | undefined> {
  const [, address] = /rel="canonical" href="([^"]+)"/.exec(await textOf(product, path)) ?? []
  return address && new URL(address).pathname
}

async function problemsTold({ site }: RunningProduct) {
  return wholeStatus.parse(await (await fetch(`${site}/api/document-status`)).json()).problems
}
