import sharp from 'sharp'
import type { RunningProduct } from '../../fixtures/product/running-product.ts'
import { expect, test } from '../../fixtures/test.ts'
import { Owner } from '../owner.ts'
import { PRICE, PRICE_DRAFT } from '../owner-document.ts'

const OURS = ['price-e2e', 'service-e2e'].flatMap((id) => [id, `drafts.${id}`])

test.describe('The owner in the Studio', () => {
  test.beforeEach(async ({ product }) => void (await product.client().createOrReplace(PRICE)))

  test.afterEach(async ({ product }) => {
    const client = product.client()
    const images = await client.fetch<string[]>(
      '*[_type == "sanity.imageAsset" && originalFilename == "e2e.png"]._id',
    )
    await client.delete({ query: '*[_id in $ids]', params: { ids: OURS } })
    for (const image of images) await client.delete(image)
  })

  test('is asked for the password, and a wrong one opens nothing', async ({ page, product }) => {
    const owner = new Owner(page, product)
    await page.goto(product.studio)
    await owner.tryPassword('not the password')
    await expect(page.getByText('That password isn’t right')).toBeVisible()
    const answer = await page.request.get(`${product.studio}/lake/v2025-02-19/users/me`)
    expect(answer.status()).toBe(401)
  })

  test('changes a price, which is kept as a draft while typing and public once published', async ({
    owner,
    product,
  }) => {
    await owner.openDocument('Prices', 'Address plaque')
    await owner.setField('Amount', '2.75')
    await expect.poll(() => amountOf(product, PRICE_DRAFT)).toBe(275)
    expect(await amountOf(product, PRICE._id)).toBe(250)
    await owner.publish()
    expect(await amountOf(product, PRICE._id)).toBe(275)
    expect(await amountOf(product, PRICE_DRAFT)).toBeNull()
    await expect(owner.page.getByRole('link', { name: 'Address plaque from $2.75/sq ft' })).toBeVisible()
    expect(owner.complaints).toEqual([])
  })

  test('is told what is wrong, and can publish again when it is right', async ({ owner }) => {
    await owner.openDocument('Prices', 'Address plaque')
    await owner.setField('What it’s for', '')
    await owner.isRefused('Fill in "What it’s for"')
    await owner.setField('What it’s for', 'Address painting')
    await owner.publish()
    expect(owner.complaints).toEqual([])
  })

  test('discards changes, hides and deletes', async ({ owner, product }) => {
    await owner.openDocument('Prices', 'Address plaque')
    await owner.setField('Amount', '9')
    await expect.poll(() => amountOf(product, PRICE_DRAFT)).toBe(900)
    await owner.discardChanges()
    await expect(owner.field('Amount')).toHaveValue('2.50')
    await owner.hide()
    await expect.poll(() => amountOf(product, PRICE._id)).toBeNull()
    expect(await amountOf(product, PRICE_DRAFT)).toBe(250)
    await owner.deleteDocument()
    await expect.poll(() => amountOf(product, PRICE_DRAFT)).toBeNull()
    expect(owner.complaints).toEqual([])
  })

  test('finds what must not go live on the desk', async ({ owner }) => {
    await owner.openOnce('Before you go live')
    const figures = owner.page.getByRole('region', { name: /^Figures to prove \(\d+\)$/ })
    await figures.getByRole('button', { name: /^Show \d+ more of Figures to prove$/ }).click()
    await figures.getByRole('link', { name: 'For an addition' }).first().click()
    await owner.sees('For an addition')
    expect(owner.complaints).toEqual([])
  })

  test('can edit what exists once, and neither delete, copy nor make a second one', async ({
    owner,
    product,
  }) => {
    await owner.openOnce('Business hours')
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
      await owner.sees('Business hours')
      await expect(page.getByRole('combobox', { name: 'Sunday', exact: true }), typed).toBeVisible()
    }
    expect(await product.client().fetch('count(*[_type == "openingHours"])')).toBe(1)
    expect(owner.complaints).toEqual([])
  })

  test('uploads a picture, picks a price to refer to, and sees both', async ({ owner, product }) => {
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

  test('finds a document by its words', async ({ owner }) => {
    await owner.page.keyboard.press('Control+k')
    await owner.page.getByRole('searchbox', { name: 'Search' }).fill('address plaque')
    await owner.page
      .getByRole('list', { name: 'Found' })
      .getByRole('link', { name: /Address plaque/ })
      .click()
    await owner.sees('Address plaque')
    await expect(owner.field('Amount')).toHaveValue('2.50')
    expect(owner.complaints).toEqual([])
  })

  test('sees what was changed, when and by whom', async ({ owner }) => {
    await owner.openDocument('Prices', 'Address plaque')
    await owner.setField('What it covers', 'Two coats')
    await owner.publish()
    await owner.setField('What it covers', 'Three coats')
    await expect(owner.readyToPublish()).toBeVisible()
    await owner.reviewChanges()
    const panel = owner.page.getByRole('tabpanel')
    await expect(panel).toContainText('What it covers')
    await owner.page.getByRole('tab', { name: 'History' }).click()
    await expect(panel.getByText('Published').first()).toBeVisible()
    expect(owner.complaints).toEqual([])
  })

  test('sees in one tab what is typed in another, with no event stream over HTTP', async ({
    owner: left,
    loggedIn,
    product,
  }) => {
    await left.openDocument('Prices', 'Address plaque')
    const right = new Owner(await loggedIn.newPage(), product)
    await right.open()
    await right.openDocument('Prices', 'Address plaque')
    await left.setField('What it covers', 'From the left')
    await expect(right.field('What it covers')).toHaveValue('From the left')
    await right.setField('Amount', '3')
    await expect(left.field('Amount')).toHaveValue('3')
    await left.publish()
    await expect(right.page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
    for (const owner of [left, right]) {
      expect(owner.eventStreams).toEqual([])
      expect(owner.complaints).toEqual([])
    }
    await right.page.close()
  })
})

function amountOf(product: RunningProduct, id: string): Promise<number | null> {
  return product.client().fetch<number | null>('*[_id == $id][0].minimum', { id })
}

function smallPicture(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#357' } })
    .png()
    .toBuffer()
}
