import { devices } from '../fixtures/devices.ts'
import { expect, test } from '../fixtures/test.ts'
import { fieldOf, ownerAtPrice, PRICE, PRICE_DRAFT, removePrices } from './owner-document.ts'

const SERVICE = {
  _id: 'service-e2e',
  _type: 'service',
  title: 'Fences',
  slug: { _type: 'slug', current: 'fences' },
  cardPrice: { _type: 'reference', _ref: PRICE._id },
}

test.beforeEach(async ({ product }) => void (await product.client().createOrReplace(PRICE)))

test.afterEach(async ({ product }) => {
  await product.client().delete(SERVICE._id)
  await removePrices(product)
})

for (const [device, settings] of Object.entries(devices)) {
  test.describe(`The owner at a ${device}`, { tag: '@changing' }, () => {
    test.use(settings)

    test('deletes a price and brings it back', async ({ page, product }) => {
      const owner = await ownerAtPrice(page, product)
      await owner.deleteDocument()
      await expect.poll(() => fieldOf(product, PRICE._id, 'minimum')).toBeNull()
      await owner.open()
      await owner.openOnce('Deleted')
      await page.getByRole('button', { name: 'Bring back Address plaque' }).click()
      await owner.sees('Address plaque')
      expect(await fieldOf(product, PRICE_DRAFT, 'minimum')).toBe(250)
      await owner.publish()
      expect(await fieldOf(product, PRICE._id, 'minimum')).toBe(250)
    })
  })
}

test.describe('The owner', { tag: '@changing' }, () => {
  test.use(devices.desktop)

  test('is told what needs a price, and without that hides it and shows it again', async ({
    page,
    product,
  }) => {
    await product.client().createOrReplace(SERVICE)
    const owner = await ownerAtPrice(page, product)
    await owner.chooseAction('Delete')
    const dialog = page.getByRole('dialog', { name: 'It is used elsewhere' })
    await expect(dialog).toContainText('Service: Fences')
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeHidden()
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(dialog).toBeHidden()

    await product.client().delete(SERVICE._id)
    await owner.hide()
    await expect.poll(() => fieldOf(product, PRICE._id, 'minimum')).toBeNull()
    expect(await fieldOf(product, PRICE_DRAFT, 'minimum')).toBe(250)
    await owner.publish()
    expect(await fieldOf(product, PRICE._id, 'minimum')).toBe(250)
  })
})
