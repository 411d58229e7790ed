import { devices } from '../../fixtures/devices.ts'
import type { RunningProduct } from '../../fixtures/product/running-product.ts'
import { textOf } from '../../fixtures/product/site.ts'
import { expect, test } from '../../fixtures/test.ts'
import { Owner } from '../owner.ts'

const WORDS = 'They came on time and left the kitchen clean.'
const PROJECT = 'project-e2e'

test.afterEach(async ({ product }) => {
  const client = product.client()
  await client.delete({ query: '*[_type == "review" && text == $words]', params: { words: WORDS } })
  await client.delete({ query: '*[_id in [$id, "drafts." + $id]]', params: { id: PROJECT } })
  await client.delete({ query: '*[_id in path("drafts.**")]' })
  await expect.poll(() => textOf(product, '/gallery')).not.toContain('A pantry under the stairs')
})

test.describe('At a phone', { tag: '@changing' }, () => {
  test.use(devices.phone)

  test('a review that names its town is on the pages of that town', async ({ page, product }) => {
    const owner = new Owner(page, product)
    await owner.logIn(product.environment.studioPassword)
    await page.goto(`${product.studio}/intent/create/type=review`)
    await expect(owner.field('Customer')).toBeVisible({ timeout: 30_000 })
    await owner.setField('Customer', 'Maria T.')
    await owner.setField('Where they live', 'Brightmoor')
    await page.getByRole('combobox', { name: 'Which town?' }).selectOption('Matthews')
    await owner.setField('What was done', 'Kitchen repairs')
    await owner.setField('Their words', WORDS)
    await page.getByLabel('Date', { exact: true }).fill('2026-11-02')
    await owner.publish()
    await expect(page.getByText(/^On your website since .+: 3 pages/)).toBeVisible()
    for (const path of ['/service-areas/matthews', '/cities/matthews'])
      expect(await firstReview(product, path)).toContain(WORDS)
    expect(owner.complaints).toEqual([])
  })
})

test('a new project without a picture comes first in the gallery, and then where the owner has it in the list', {
  tag: '@changing',
}, async ({ owner, product }) => {
  const { page } = owner
  await product.client().create({
    _id: PROJECT,
    _type: 'project',
    title: 'A pantry under the stairs',
    category: 'Kitchen Remodeling',
    text: 'Shelves to the last inch.',
    place: 'Matthews',
    duration: '1 week',
    features: ['Birch shelves', 'A light that comes on by itself'],
  })
  await expect.poll(async () => (await namesInGallery(product)).at(0)).toBe('A pantry under the stairs')
  await page.goto(`${product.studio}/intent/edit/id=galleryPage;type=galleryPage`)
  await page.getByRole('button', { name: 'Add to the list, so you can drag them' }).click()
  await owner.publish()
  await expect.poll(() => product.client().fetch('*[_id == "galleryPage"][0].order[0]._ref')).toBe(PROJECT)
  await product
    .client()
    .patch('galleryPage')
    .unset([`order[_key=="${PROJECT}"]`])
    .append('order', [{ _type: 'reference', _weak: true, _key: PROJECT, _ref: PROJECT }])
    .commit()
  await expect.poll(async () => (await namesInGallery(product)).at(-1)).toBe('A pantry under the stairs')
  await product
    .client()
    .patch('galleryPage')
    .unset([`order[_key=="${PROJECT}"]`])
    .commit()
})

async function firstReview(product: RunningProduct, path: string): Promise<string> {
  return /<blockquote>(.*?)<\/blockquote>/s.exec(await textOf(product, path))?.[1] ?? ''
}

async function namesInGallery(product: RunningProduct): Promise<string[]> {
  const names = (await textOf(product, '/gallery')).matchAll(/data-slot="title">([^<]*)</g)
  return [...names].flatMap(([, name]) => name || [])
}
