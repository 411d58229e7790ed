import type { RunningProduct } from '#scripts/testing/product/running-product.ts'
import { ledTo, statusOf, textOf } from '../../fixtures/product/site.ts'
import { expect, test } from '../../fixtures/test.ts'

const TOWN_SERVICE = 'town-service-matthews-painting-services'
// Its name comes first in the list, which renders no more lines than fit on the screen.
const NAMED = { _id: 'drafts.address-e2e', title: 'Accent walls in Waxhaw' }
const MOVED = 'address-e2e-moved'
const MADE = 'waxhaw/painting'

test.afterEach(async ({ product }) => {
  const client = product.client()
  await client.delete({ query: '*[_type == "redirect" && page._ref == $id]', params: { id: MOVED } })
  await client.delete({ query: '*[string::startsWith(_id, "address-e2e") || _id in path("drafts.**")]' })
})

test('the address of a town’s service is made once it has both', async ({ owner, product }) => {
  const client = product.client()
  const words = await client.getDocument(TOWN_SERVICE)
  const notYet = { slug: undefined, city: undefined, service: undefined }
  await client.create({ ...words, ...notYet, ...NAMED, _type: 'townService' })
  await owner.openOnce('Town pages')
  await owner.openDocument('Service pages of towns', NAMED.title)
  const generate = owner.page.getByRole('button', { name: 'Generate', exact: true })
  await generate.click()
  await expect(owner.page.getByText('Choose the town and the service first')).toBeVisible()
  await owner.isRefused('Press "Generate" to make the web address.')
  await owner.refer('Town', 'Waxhaw')
  await owner.refer('Service', 'Painting')
  const address = owner.field('Web address')
  await expect(address).toHaveValue(MADE)
  await owner.publish()
  await expect.poll(() => statusOf(product, `/${MADE}`)).toBe(200)
  expect(await textOf(product, `/${MADE}`)).toContain('Waxhaw')

  expect(owner.complaints).toEqual([])
})

test('the owner moves a page and moves it back, and visitors find it', async ({ owner, product }) => {
  const words = await product.client().getDocument('service-tiling')
  const slug = { _type: 'slug', current: 'e2e-tiles' }
  const { title } = await product
    .client()
    .create({ ...words, _id: MOVED, _type: 'service', title: 'Accent tiles', slug })
  await expect.poll(() => statusOf(product, '/services/e2e-tiles')).toBe(200)
  await owner.openDocument('Services', String(title))
  await owner.setField('Web address', 'e2e-mosaics')
  await expect(owner.page.getByText('When you publish, /services/e2e-tiles sends people here')).toBeVisible()
  await owner.publish()
  await expect.poll(() => redirectsTo(product, MOVED)).toEqual(['/services/e2e-tiles'])
  await expect.poll(() => statusOf(product, '/services/e2e-mosaics')).toBe(200)
  await expect.poll(() => ledTo(product, '/services/e2e-tiles')).toEqual([308, '/services/e2e-mosaics'])

  await owner.setField('Web address', 'e2e-tiles')
  await owner.publish()
  await expect.poll(() => redirectsTo(product, MOVED)).toEqual(['/services/e2e-mosaics'])
  await expect.poll(() => statusOf(product, '/services/e2e-tiles')).toBe(200)
  await expect.poll(() => ledTo(product, '/services/e2e-mosaics')).toEqual([308, '/services/e2e-tiles'])
  expect(owner.complaints).toEqual([])
})

function redirectsTo(product: RunningProduct, id: string): Promise<string[]> {
  return product.client().fetch('*[_type == "redirect" && page._ref == $id].from', { id })
}
