import { parse } from 'node-html-parser'
import sharp from 'sharp'
import type { RunningProduct } from '#scripts/testing/product/running-product.ts'
import { textOf } from '../../fixtures/product/site.ts'
import { expect, test } from '../../fixtures/test.ts'
import { fieldOf, PRICE, PRICE_DRAFT } from '../owner-test.ts'

const PROJECT = 'project-e2e'
const OURS = ['price-e2e', 'service-e2e', PROJECT].flatMap((id) => [id, `drafts.${id}`])

test.beforeEach(async ({ product }) => void (await product.client().createOrReplace(PRICE)))

test.afterEach(async ({ page, product }) => {
  await page.close()
  const client = product.client()
  const images = await client.fetch<string[]>(
    '*[_type == "sanity.imageAsset" && originalFilename == "e2e.png"]._id',
  )
  await client.delete({ query: '*[_id in $ids]', params: { ids: OURS } })
  for (const image of images) await client.delete(image)
})

test('the owner discards changes, hides and deletes', async ({ owner, product }) => {
  await owner.openDocument('Prices', 'Address plaque')
  await owner.setField('Amount', '9')
  await expect.poll(() => fieldOf(product, PRICE_DRAFT, 'minimum')).toBe(900)
  await owner.chooseAction('Discard changes', 'Discard changes?')
  await expect(owner.field('Amount')).toHaveValue('2.50')
  await owner.chooseAction('Hide from the website')
  await expect.poll(() => fieldOf(product, PRICE._id, 'shown')).toBe(false)
  await owner.deleteDocument()
  await expect.poll(() => fieldOf(product, PRICE._id, 'minimum')).toBeNull()
  expect(owner.complaints).toEqual([])
})

test('the owner finds what must not go live on the desk', async ({ owner }) => {
  await owner.openOnce('Before you go live')
  const figures = owner.page.getByRole('region', { name: /^Numbers to back up \(\d+\)$/ })
  await figures.getByRole('button', { name: /^Show \d+ more of Numbers to back up$/ }).click()
  await figures.getByRole('link', { name: 'An addition: how long it takes' }).first().click()
  await owner.sees('An addition: how long it takes')
  expect(owner.complaints).toEqual([])
})

test('what exists once is edited, but neither deleted nor copied', async ({ owner, product }) => {
  await owner.openOnce('Hours and holidays')
  const { page } = owner
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Undo the last publish', 'Earlier versions'])
  await page.keyboard.press('Escape')
  for (const typed of [
    'create/type=openingHours',
    'edit/id=nonsense;type=openingHours',
    'edit/id=openingHours;type=price',
  ]) {
    await page.goto(`${product.studio}/intent/${typed}`)
    await owner.sees('Hours and holidays')
    await expect(page.getByRole('combobox', { name: 'Sunday', exact: true }), typed).toBeVisible()
  }
  expect(await product.client().fetch('count(*[_type == "openingHours"])')).toBe(1)
  expect(owner.complaints).toEqual([])
})

test('the owner uploads a picture, picks a price to refer to, and sees both', async ({ owner, product }) => {
  const slug = { _type: 'slug', current: 'fences' }
  await product.client().createOrReplace({ _id: 'service-e2e', _type: 'service', title: 'Fences', slug })
  await owner.openDocument('Services', 'Fences')
  await owner.page.getByRole('tab', { name: 'Card' }).click()
  await owner.page
    .getByRole('button', { name: 'Upload' })
    .setInputFiles({ name: 'e2e.png', mimeType: 'image/png', buffer: await smallPicture() })
  await expect(owner.page.getByRole('img', { name: 'Preview of uploaded image' })).toBeVisible()
  // The last of what the form says about it, which moves the fields below.
  await expect(owner.page.getByTestId('form-view').getByText('so it may look blurry')).toBeVisible()
  const combobox = owner.page.getByRole('combobox', { name: 'Price on the card' })
  await combobox.fill('plaque')
  await owner.page.getByRole('option', { name: /Address plaque/ }).click()
  await expect
    .poll(() =>
      product
        .client()
        .fetch(
          '*[_id == "drafts.service-e2e"][0]{"picture": picture.asset->originalFilename, "price": cardPrice->title}',
        ),
    )
    .toEqual({ picture: 'e2e.png', price: 'Address plaque' })
  expect(owner.complaints).toEqual([])
})

test('a new project comes first in the gallery, then where the owner has it', async ({ owner, product }) => {
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

async function namesInGallery(product: RunningProduct): Promise<string[]> {
  const names = parse(await textOf(product, '/gallery')).querySelectorAll('#gallery [data-item] h3')
  return names.map(({ text }) => text)
}

function smallPicture(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#357' } })
    .png()
    .toBuffer()
}
