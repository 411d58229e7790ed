import type { Page } from '@playwright/test'
import { onEachDevice, press } from '../../fixtures/devices.ts'
import type { Owner } from '../owner.ts'
import { expect, fieldOf, PRICE, PRICE_DRAFT, test } from '../owner-test.ts'

onEachDevice('The owner', (device) => {
  test('changes a price, publishes it and undoes that', async ({ atPrice: owner, page, product }) => {
    await owner.setField('Amount', '2.75')
    // The list is read when it opens, and again when it is opened anew: what is still on its way is not in it.
    await expect.poll(() => fieldOf(product, PRICE_DRAFT, 'minimum')).toBe(275)
    expect(await fieldOf(product, PRICE._id, 'minimum')).toBe(250)
    if (device === 'desktop') await seesChange(page, owner)
    await owner.publish()
    expect(await fieldOf(product, PRICE._id, 'minimum')).toBe(275)
    expect(await fieldOf(product, PRICE_DRAFT, 'minimum')).toBeNull()
    await owner.chooseAction('Undo the last publish')
    const question = page.getByRole('dialog')
    await expect(question).toContainText('Amount: $2.75 → $2.50')
    await question.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(() => fieldOf(product, PRICE._id, 'minimum')).toBe(250)
    await expect(owner.field('Amount')).toHaveValue('2.50')
    expect(owner.complaints).toEqual([])
  })

  test('undoes nothing that was changed again meanwhile', async ({ atPrice: owner, page, product }) => {
    const refusal = page.getByText('Someone has changed it again in the meantime.')
    // The website tells what it shows after the refusal.
    await page.route('**/api/document-status?*', async (route) => {
      await refusal.waitFor()
      await route.continue()
    })
    await owner.setField('Amount', '2.75')
    await owner.publish()
    await owner.chooseAction('Undo the last publish')
    const question = page.getByRole('dialog')
    await expect(question).toContainText('Amount: $2.75 → $2.50')
    const changed = { ...(await product.client().getDocument(PRICE._id)), covers: 'Two coats' }
    await product.client().create({ ...changed, _id: PRICE_DRAFT, _type: 'price' })
    await question.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByText('It’s on your website')).toBeVisible()
    await expect(refusal).toBeVisible()
    expect(await fieldOf(product, PRICE_DRAFT, 'covers')).toBe('Two coats')
    expect(await fieldOf(product, PRICE._id, 'minimum')).toBe(275)
  })

  test('brings back a version from before the last one', async ({ atPrice: owner, page, product }) => {
    for (const amount of ['2.75', '3.00']) {
      await owner.setField('Amount', amount)
      await owner.publish()
      await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
    }
    await owner.chooseAction('Earlier versions')
    const earlier = page.getByRole('dialog').getByRole('button', { name: /^Bring back the version/ })
    await expect(earlier).toHaveCount(2)
    await expect(page.getByRole('dialog')).toContainText('from $2.50/sq ft')
    await earlier.last().click()
    await expect.poll(() => fieldOf(product, PRICE._id, 'minimum')).toBe(250)
    await expect(owner.field('Amount')).toHaveValue('2.50')
  })

  test('reads who changed what, and takes one publish back from there', async ({
    atPrice: owner,
    page,
    product,
  }) => {
    await owner.setField('Amount', '2.75')
    await owner.publish()
    await press(page.getByRole('link', { name: 'Your website', exact: true }))
    await press(page.getByRole('link', { name: 'Who changed what' }))
    const last = page
      .getByRole('list', { name: 'Publishes' })
      .getByRole('listitem', { name: /^You, / })
      .first()
    await expect(last).toContainText('Amount: $2.50 → $2.75')
    await press(last.getByRole('button', { name: 'Undo' }))
    await expect.poll(() => fieldOf(product, PRICE._id, 'minimum')).toBe(250)
    await expect(last).toContainText('Amount: $2.75 → $2.50')
    expect(owner.complaints).toEqual([])
  })
})

/** The list of changes beside the form, which a phone has no room for. */
async function seesChange(page: Page, owner: Owner): Promise<void> {
  await page.getByRole('button', { name: 'Edited just now' }).click()
  await page.getByRole('tab', { name: 'Review changes' }).click()
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByText('$2.50')).toBeVisible()
  await expect(panel.getByText('$2.75')).toBeVisible()
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(panel.getByText('Published').first()).toBeVisible()
  await expect(owner.field('Amount')).toHaveValue('2.75')
}
