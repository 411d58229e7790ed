import { devices } from './fixtures/devices.ts'
import { fieldOf, ownerAtPrice, PRICE, PRICE_DRAFT, removePrices } from './fixtures/owner-document.ts'
import { expect, test } from './fixtures/test.ts'

const SERVICE = {
  _id: 'service-e2e',
  _type: 'service',
  title: 'Fences',
  slug: { _type: 'slug', current: 'fences' },
  cardPrice: { _type: 'reference', _ref: PRICE._id },
}

test.beforeEach(async ({ stage }) => void (await stage.client().createOrReplace(PRICE)))

test.afterEach(async ({ stage }) => {
  await stage.client().delete(SERVICE._id)
  await removePrices(stage)
})

for (const [device, settings] of Object.entries(devices)) {
  test.describe(`The owner at a ${device}`, { tag: '@alone' }, () => {
    test.use(settings)

    test('deletes a price and brings it back', async ({ page, stage }) => {
      const owner = await ownerAtPrice(page, stage)
      await owner.deleteDocument()
      await expect.poll(() => fieldOf(stage, PRICE._id, 'minimum')).toBeNull()
      await owner.open()
      await owner.openOnce('Deleted')
      await page.getByRole('button', { name: 'Bring back Address plaque' }).click()
      await owner.sees('Address plaque')
      expect(await fieldOf(stage, PRICE_DRAFT, 'minimum')).toBe(250)
      await owner.publish()
      expect(await fieldOf(stage, PRICE._id, 'minimum')).toBe(250)
    })
  })
}

test.describe('The owner', { tag: '@alone' }, () => {
  test.use(devices.desktop)

  test('is told what needs a price, and without that hides it and shows it again', async ({
    page,
    stage,
  }) => {
    await stage.client().createOrReplace(SERVICE)
    const owner = await ownerAtPrice(page, stage)
    await owner.chooseAction('Delete')
    const dialog = page.getByRole('dialog', { name: 'It is used elsewhere' })
    await expect(dialog).toContainText('Service: Fences')
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeHidden()
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(dialog).toBeHidden()

    await stage.client().delete(SERVICE._id)
    await owner.hide()
    await expect.poll(() => fieldOf(stage, PRICE._id, 'minimum')).toBeNull()
    expect(await fieldOf(stage, PRICE_DRAFT, 'minimum')).toBe(250)
    await owner.publish()
    expect(await fieldOf(stage, PRICE._id, 'minimum')).toBe(250)
  })
})
