import { z } from 'zod'
import { fixedPaths, pathOf } from '#content/addresses/routes.ts'
import type { RunningProduct } from '#scripts/testing/product/running-product.ts'
import { PRICE, setPrice } from '../fixtures/product/interior-painting.ts'
import { statusOf, textOf, untilShown } from '../fixtures/product/site.ts'
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

test('what a program wrote into the business that no page can show stays as it was, and all else goes live', {
  tag: '@changing',
}, async ({ product }) => {
  const client = product.client()
  const { email } = await client.fetch<{ email: string }>('*[_id == "business"][0]{email}')
  await client.patch('business').set({ email: 'quotes@crownandlevel', name: 'Crown & Even' }).commit()
  const told = () => problemsTold(product, 'business')
  const fields = [expect.objectContaining({ id: 'business', field: 'email', instead: 'before' })]
  await expect.poll(told).toContainEqual(expect.objectContaining({ path: SHOWING, fields }))

  await setPrice(product, 275)
  await untilShown(product, [SHOWING, '/', '/prices'], '$2.75')
  expect(await textOf(product, SHOWING)).toContain(`mailto:${email}`)
  expect(await problemsTold(product, PRICE)).toEqual([])

  await product.parts.publisher.kill()
  await product.startMissing()
  await setPrice(product, 285)
  await untilShown(product, [SHOWING], '$2.85')
  expect(await textOf(product, SHOWING)).toContain(`mailto:${email}`)
  expect(await told()).toContainEqual(expect.objectContaining({ path: '/', fields }))

  await client.patch('business').set({ email, name: 'Crown & Level' }).commit()
  await expect.poll(told).toEqual([])
  await setPrice(product, 250)
  await untilShown(product, [SHOWING], '$2.50')
})

test('what a program wrote where no form takes it holds nothing else up, and is named where a page shows it', {
  tag: '@changing',
}, async ({ product }) => {
  const client = product.client()
  const asset = { _type: 'reference', _ref: 'business' }
  await client
    .transaction()
    .createOrReplace({ _id: 'note', _type: 'note', sections: 5 })
    .patch('price-deck-staining', (patch) => patch.set({ dated: 'soon' }))
    .patch('price-drywall-repair', (patch) => patch.set({ dated: [null, { shownUntil: '2026-13-01' }] }))
    .patch('plan-routine-annual', (patch) => patch.set({ shownUntil: '2026-00-10' }))
    .patch('business', (patch) => patch.set({ logo: { _type: 'logo', asset } }))
    .commit()
  await setPrice(product, 275)
  await untilShown(product, [SHOWING, '/', '/prices'], '$2.75')
  const fields = expect.arrayContaining([
    expect.objectContaining({ id: 'business', field: expect.stringContaining('logo') }),
  ])
  await expect
    .poll(() => problemsTold(product, 'business'))
    .toContainEqual(expect.objectContaining({ path: SHOWING, fields }))
  await client
    .transaction()
    .delete('note')
    .patch('price-deck-staining', (patch) => patch.unset(['dated']))
    .patch('price-drywall-repair', (patch) => patch.unset(['dated']))
    .patch('plan-routine-annual', (patch) => patch.unset(['shownUntil']))
    .patch('business', (patch) => patch.unset(['logo']))
    .commit()
  await setPrice(product, 250)
  await untilShown(product, [SHOWING], '$2.50')
  await expect.poll(() => problemsTold(product)).toEqual([])
})

test('an address that no page can have, or another has, is told', {
  tag: '@changing',
}, async ({ product }) => {
  const client = product.client()
  const told = () => problemsTold(product, 'service-tiling')
  for (const slug of [7, 'Tiling', 'fence-repair']) {
    await client.patch('service-tiling').set({ 'slug.current': slug }).commit()
    const reason = expect.stringContaining(slug === 7 ? 'No page can stand at ""' : `${slug}`)
    const lack = { id: 'service-tiling', field: 'slug', document: 'Tiling', reason }
    const fields = [expect.objectContaining(lack)]
    await expect.poll(told, `${slug}`).toContainEqual(expect.objectContaining({ fields }))
  }
  await client.patch('service-tiling').set({ 'slug.current': 'tiling' }).commit()
  await expect.poll(told).toEqual([])
  await expect.poll(() => statusOf(product, '/services/tiling')).toBe(200)
})

test('documents of every page that some program deleted stay as they were, with the pages that are theirs, and all else goes live', {
  tag: '@changing',
}, async ({ product }) => {
  const client = product.client()
  const ids = ['business', 'openingHours', 'navigation', 'homePage', 'cityServiceShared']
  const documents = await client.getDocuments(ids)
  const pages = [SHOWING, '/', '/about', CHARLOTTE, '/contact.vcf', '/manifest.webmanifest']
  const read = () => Promise.all(pages.map(async (path) => readable(await textOf(product, path))))
  const before = await read()
  await client.delete({ query: '*[_id in $ids]', params: { ids } })
  // Without the business too: a page that should go is told from a lake that shows nothing.
  const [location] = await client.fetch('*[_type == "locationPage" && slug.current == "huntersville"]')
  await client.delete(location._id)
  await expect
    .poll(() => statusOf(product, pathOf({ _type: 'locationPage', slug: 'huntersville' })))
    .toBe(404)
  const told = async () => {
    const problems = z.array(z.object({ fields: z.array(z.unknown()) })).parse(await problemsTold(product))
    return problems.flatMap(({ fields }) => fields)
  }
  const gone = { field: '', reason: 'It was deleted, or all of it is empty.' }
  for (const id of ids) await expect.poll(told).toContainEqual(expect.objectContaining({ id, ...gone }))
  expect(await read()).toEqual(before)

  await setPrice(product, 275)
  await untilShown(product, [SHOWING, '/prices'], '$2.75')
  await setPrice(product, 250)
  for (const document of [...documents, location]) if (document) await client.create(document)
  await expect.poll(() => problemsTold(product)).toEqual([])
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

/** On all pages, or of a document alone. */
async function problemsTold({ site }: RunningProduct, document?: string): Promise<unknown> {
  const asked = document === undefined ? '' : `?document=${document}`
  return (await (await fetch(`${site}/api/document-status${asked}`)).json()).problems
}
