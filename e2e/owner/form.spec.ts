import { devices } from '../fixtures/devices.ts'
import { expect, test } from '../fixtures/test.ts'
import { ownerAtPrice, PRICE, removePrices } from './owner-document.ts'

/** In pixels. */
const THUMB = 44
const NO_ZOOM = 16

test.beforeEach(async ({ product }) => void (await product.client().createOrReplace(PRICE)))

test.afterEach(({ product }) => removePrices(product))

test.describe('The owner at a phone', { tag: '@changing' }, () => {
  test.use(devices.phone)

  test('reads below a field why it can’t be published', async ({ page, product }) => {
    const owner = await ownerAtPrice(page, product)
    await owner.setField('What it is the price of', '')
    await expect(page.getByRole('alert').getByText('Fill in "What it is the price of"')).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
    await owner.setField('What it is the price of', 'Address painting')
    await expect(page.getByRole('alert')).toBeHidden()
  })

  test('hits each button with a thumb, and no field zooms in', async ({ page, product }) => {
    const owner = await ownerAtPrice(page, product)
    for (const name of ['Publish', 'Open document actions']) {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox()
      expect(box?.height, name).toBeGreaterThanOrEqual(THUMB)
    }
    const size = await owner.field('Amount').evaluate((field) => getComputedStyle(field).fontSize)
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(NO_ZOOM)
  })

  test('finds no switch that makes everything read-only', async ({ page, product }) => {
    await ownerAtPrice(page, product)
    for (const name of ['Published', 'Draft', 'Drafts'])
      await expect(page.getByRole('button', { name, exact: true })).toBeHidden()
  })
})
