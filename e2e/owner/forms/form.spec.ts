import type { Page } from '@playwright/test'
import { devices, onEachDevice, press } from '../../fixtures/devices.ts'
import { expect, PRICE, test } from '../owner-test.ts'

/** In pixels. */
const THUMB = 44
const NO_ZOOM = 16

/** What Sanity offers to teams and developers. */
const NOT_HIS =
  /perspective|release|feedback|register|diagnos|manage project|invite|inspect|incoming references|document ID|presence|online|sanity|contact sales|community|Ctrl/i

test.describe('The owner at a phone', () => {
  test.use(devices.phone)

  test('reads why he can’t publish, and hits everything with a thumb', async ({ atPrice: owner, page }) => {
    await owner.setField('What it’s for', '')
    await expect(page.getByRole('alert').getByText('Fill in "What it’s for"')).toBeInViewport()
    expect(await tooSmall(page)).toEqual([])
    await owner.isRefused('Fill in "What it’s for"')
    // Letter by letter: the reason goes with one of the first, and the cursor stays.
    const title = owner.field('What it’s for')
    await title.pressSequentially(PRICE.title, { delay: 150 })
    await expect(title).toHaveValue(PRICE.title)
    await expect(title).toBeFocused()
    await expect(page.getByRole('alert')).toBeHidden()
    // When it was published last is no button where there is no room for what it opens.
    await expect(page.getByTestId('pane-footer-document-status')).toHaveCSS('pointer-events', 'none')
    await owner.chooseAction('Earlier versions')
    const dialog = page.getByRole('dialog', { name: 'Earlier versions' })
    await expect(dialog.getByText('There’s no earlier version')).toBeVisible()
    await dialog.getByRole('button', { name: /close/i }).click()
    await expect(dialog).toBeHidden()
    await expect(owner.field('Amount')).toBeVisible()
    expect(owner.complaints).toEqual([])
  })

  test('hits every line and field, and is where he was when a dialog closes', async ({ owner, page }) => {
    await owner.openList()
    expect(await tooSmall(page)).toEqual([])
    await owner.openOnce('Company details')
    await expect(owner.field('Counties')).toBeVisible()
    expect(await tooSmall(page)).toEqual([])
    expect(await cutTexts(page)).toEqual([])
    const row = page.getByText('NC plumbing contractor').first()
    await row.scrollIntoViewIfNeeded()
    const before = await placeOf(page)
    await press(row)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: /close/i }).click()
    await expect(dialog).toBeHidden()
    await expect(row).toBeInViewport()
    expect(Math.abs((await placeOf(page)) - before)).toBeLessThan(100)
    await owner.openForm('review')
    expect(await cutTexts(page)).toEqual([])
  })
})

onEachDevice('The owner', () => {
  test('finds nothing that is for teams and developers', async ({ atPrice: owner, page }) => {
    expect(await offered(page)).toEqual([])
    for (const chip of ['Published', 'Draft', 'Drafts'])
      await expect(page.getByRole('button', { name: chip, exact: true })).toBeHidden()
    for (const menu of ['More actions', 'New', 'Menu']) {
      await page.getByRole('button', { name: menu, exact: true }).click()
      await expect(page.getByRole('menuitem').first()).toBeVisible()
      expect(await offered(page), menu).toEqual([])
      await page.keyboard.press('Escape')
    }
    expect(owner.complaints).toEqual([])
  })
})

/** The names of controls that a thumb misses, and of fields that a phone zooms into. */
function tooSmall(page: Page): Promise<string[]> {
  const limits = { thumb: THUMB, letters: NO_ZOOM }
  return page.evaluate(({ thumb, letters }) => {
    const controls = document.querySelectorAll(
      'button, a[href], [role="tab"], [role="menuitem"], input, textarea, select',
    )
    return [...controls]
      .filter((control) => control.checkVisibility())
      .flatMap((control) => {
        const { width, height } = (control.closest('label') ?? control).getBoundingClientRect()
        const name = control.getAttribute('aria-label') ?? control.textContent ?? control.tagName
        const isField = control.matches('input, textarea, select')
        const isSmall = height < thumb - 1 || (!isField && width < thumb - 1)
        const zooms = isField && Number.parseFloat(getComputedStyle(control).fontSize) < letters
        return isSmall || zooms ? `${name}: ${Math.round(width)} x ${Math.round(height)}` : []
      })
  }, limits)
}

/** What can be pressed and has words or a name that is not the owner's. */
async function offered(page: Page): Promise<string[]> {
  const controls = page.locator('button:visible, a:visible, [role="menuitem"]:visible')
  const names = await controls.evaluateAll((found) =>
    found.map(
      (control) =>
        `${control.getAttribute('aria-label') ?? ''} ${control.textContent} ${control.getAttribute('href') ?? ''}`,
    ),
  )
  return names.filter((name) => NOT_HIS.test(name))
}

/** How far down the page is scrolled, whichever part of it scrolls. */
function placeOf(page: Page): Promise<number> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].reduce((sum, { scrollTop }) => sum + scrollTop, 0),
  )
}

/** What stands in text boxes that are lower than it, or than the rows that they are asked to have. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('textarea')]
      .filter((box) => {
        const rows = box.rows * Number.parseFloat(getComputedStyle(box).lineHeight)
        return box.scrollHeight > box.clientHeight || box.clientHeight < rows
      })
      .map(({ name, value }) => value || name),
  )
}
