import type { Page } from '@playwright/test'
import { devices } from '../../fixtures/devices.ts'
import { expect, test } from '../owner-test.ts'

const PROJECT = 'project-guest-bath'

test.use(devices.phone)

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** "Back" closes the dialog that this opens, by this name; closed otherwise, it takes no "Back". */
async function closesByBack(page: Page, name: string | RegExp, open: () => Promise<void>): Promise<void> {
  const dialog = page.getByRole('dialog', { name })
  const address = page.url()
  await open()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  expect(page.url()).toBe(address)
  await open()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect.poll(() => page.evaluate(() => history.state?.isDialog ?? false)).toBe(false)
  expect(page.url()).toBe(address)
}

test('"Back" closes a dialog of the first screen, and leads from what was found to the first screen', async ({
  owner,
  page,
}) => {
  await page.getByText('Make it yours').tap()
  await closesByBack(page, 'Where do you work?', () => button(page, 'Check your towns').tap())
  await closesByBack(page, 'Remove what we made up?', () => button(page, 'Remove what we made up').tap())
  await closesByBack(page, 'Find anything', () => button(page, 'Search').tap())
  const first = page.getByRole('heading', { name: 'What’s the job today?' })
  await expect(first).toBeVisible()

  await button(page, 'Search').tap()
  await page.getByRole('searchbox', { name: 'Search' }).fill('holiday')
  await page.getByRole('dialog').getByRole('link').first().tap()
  await expect(page.getByRole('textbox').first()).toBeVisible()
  await page.goBack()
  await expect(first).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.state?.isDialog ?? false)).toBe(false)
  expect(owner.complaints).toEqual([])
})

test('"Back" closes a dialog of the price sheet, and then leads to the first screen', async ({
  owner,
  page,
}) => {
  await page.getByRole('link', { name: 'Change a price' }).tap()
  await closesByBack(page, 'Paste many prices', () => button(page, 'Paste many prices').tap())
  await page.getByRole('textbox', { name: 'Interior painting: amount' }).fill('2.85')
  await closesByBack(page, 'Publish 1 price?', () => button(page, 'Publish 1 price').tap())
  await page.getByRole('checkbox', { name: 'Choose Interior painting', exact: true }).check()
  await closesByBack(page, /^Raise or lower/, () => button(page, 'Raise or lower 1 price').tap())
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'What’s the job today?' })).toBeVisible()
  expect(owner.complaints).toEqual([])
})

test('"Back" closes a dialog of a form, and stays at the form', async ({ owner, page }) => {
  await owner.openForm('project', PROJECT)
  await owner.chooseAction('Hide from the website')
  await owner.chooseAction('Show on the website')
  for (const [action, name] of [
    ['Earlier versions', 'Earlier versions'],
    ['Undo the last publish', 'Undo the last publish?'],
    ['Delete', /is used elsewhere$|^Delete “/],
  ] as const)
    await closesByBack(page, name, () => owner.chooseAction(action))
  await expect(page.getByRole('textbox').first()).toBeEditable()
  expect(owner.complaints).toEqual([])
})
