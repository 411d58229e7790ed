import type { Browser } from '@playwright/test'
import type { RunningProduct } from '#scripts/testing/product/running-product.ts'
import { devices, press } from '../../fixtures/devices.ts'
import { Owner } from '../owner.ts'
import { expect, fieldOf, MARIA, PRICE, PRICE_DRAFT, test } from '../owner-test.ts'

const NEW_PASSWORD = 'three coats of paint'

test.describe('Two people', () => {
  test.use(devices.desktop)

  test.beforeEach(async ({ product }) => {
    await product.client().request({ url: '/people', method: 'POST', body: MARIA })
  })

  test.afterEach(async ({ product }) => {
    await product.client().request({ url: `/people/${MARIA.name}`, method: 'DELETE' })
  })

  test('see each other in a document and its history', async ({ atPrice: owner, page, product, browser }) => {
    const maria = await mariaAt('desktop', browser, product)
    await maria.openList()
    await maria.openDocument('Prices', PRICE.title)
    await expect(owner.page.getByTitle('Maria').first()).toBeVisible()
    await expect(maria.page.getByTitle('Owner').first()).toBeVisible()

    await maria.setField('Amount', '2.75')
    await expect(owner.field('Amount')).toHaveValue('2.75')
    await page.getByRole('button', { name: 'Edited just now' }).click()
    await page.getByRole('tab', { name: 'History' }).click()
    await expect(page.getByRole('tabpanel').getByTitle('Maria').first()).toBeVisible()
    await maria.publish()
    expect(await fieldOf(product, PRICE._id, 'minimum')).toBe(275)
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
    expect([...owner.eventStreams, ...maria.eventStreams]).toEqual([])
    expect([...owner.complaints, ...maria.complaints]).toEqual([])
    await maria.page.context().close()
  })

  test('read whose unfinished changes go out, and who published what', async ({
    atPrice: owner,
    page,
    product,
    browser,
  }) => {
    await owner.setField('Amount', '2.75')
    await expect.poll(() => fieldOf(product, PRICE_DRAFT, 'minimum')).toBe(275)
    const maria = await mariaAt('phone', browser, product)
    await maria.openForm('price', PRICE._id)
    const words = 'Owner’s changes since then go live when you publish:'
    await expect(maria.page.getByText(words)).toBeVisible()
    await expect(maria.page.getByText('Amount: $2.50 → $2.75')).toBeVisible()
    await expect(maria.page.getByRole('button', { name: 'Publish Owner’s changes' })).toBeVisible()
    await maria.setField('What it covers', 'Two coats')
    await press(maria.page.getByRole('button', { name: 'Publish, with Owner’s changes' }))
    await expect.poll(() => fieldOf(product, PRICE._id, 'covers')).toBe('Two coats')
    expect(await fieldOf(product, PRICE._id, 'minimum')).toBe(275)

    await owner.setField('Amount', '3.00')
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
    await owner.publish()
    await owner.chooseAction('Earlier versions')
    const versions = page.getByRole('dialog')
    await expect(versions.getByText(/^Published .+ by Maria$/)).toBeVisible()
    await expect(versions.getByText('Amount: $3 → $2.75')).toBeVisible()
    expect([...owner.complaints, ...maria.complaints]).toEqual([])
    await maria.page.context().close()
  })

  test('are held to their roles, and see to their own passwords', async ({ product, browser }) => {
    const maria = await mariaAt('phone', browser, product)
    const jobs = maria.page.getByRole('navigation', { name: 'Jobs' }).getByRole('link')
    const theirs = [
      /Change a price/,
      /Hours/,
      /Ask for a review/,
      /Add a review/,
      /For Google/,
      /Everything else/,
    ]
    await expect(jobs).toHaveText(theirs)
    await maria.openList()
    await maria.openOnce('Company details')
    await expect(maria.page.getByText('You can read this, but you can’t change it.')).toBeVisible()
    await expect(maria.field('Name').first()).not.toBeEditable()
    expect(maria.complaints).toEqual([])

    await maria.page.goto(`${product.studio}/account`)
    await expect(maria.page.getByText('You can change prices, hours, photos, and reviews')).toBeVisible()
    await changePassword(maria, 'a guess')
    await expect(maria.page.getByText('That isn’t your current password.')).toBeVisible()
    await changePassword(maria, MARIA.password)
    await expect(maria.page.getByText('Your password is changed.')).toBeVisible()
    await press(maria.page.getByRole('button', { name: 'Sign out everywhere' }))
    await maria.tryPassword(NEW_PASSWORD, 'maria')
    await expect(maria.page.getByRole('heading', { name: 'What’s the job today?' })).toBeVisible()
    await expect(maria.page.getByRole('heading', { name: 'Needs you' })).toBeVisible()
    await expect(maria.page.getByText('Make it yours')).toBeHidden()
    await maria.page.context().close()
  })
})

async function mariaAt(
  device: keyof typeof devices,
  browser: Browser,
  product: RunningProduct,
): Promise<Owner> {
  const context = await browser.newContext(devices[device])
  const maria = new Owner(await context.newPage(), product)
  await maria.arrive(MARIA.password, MARIA.name)
  return maria
}

async function changePassword(person: Owner, present: string): Promise<void> {
  await person.page.getByLabel('Current password').fill(present)
  await person.page.getByLabel('New password').fill(NEW_PASSWORD)
  await press(person.page.getByRole('button', { name: 'Change password' }))
}
