import { onEachDevice } from '../../fixtures/devices.ts'
import { expect, test } from '../owner-test.ts'

/** What the owner types, and what must come first. */
const ASKED: readonly [typed: string, first: RegExp][] = [
  ['704-555-0142', /^Company details/],
  ['holiday', /^Hours and holidays/],
  ['$2.50', /Price · .*\$2\.50/],
]

onEachDevice('The owner', (device) => {
  test('finds what he means by the words he would use', async ({ owner, page }) => {
    await owner.openList()
    if (device === 'desktop') await page.keyboard.press('Control+k')
    else await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused()
    for (const [typed, first] of ASKED) {
      await page.getByRole('searchbox', { name: 'Search' }).fill(typed)
      const found = page.getByRole('list', { name: 'Found' }).getByRole('link')
      await expect(found.first(), typed).toHaveText(first)
    }
    await page.getByRole('searchbox', { name: 'Search' }).fill('holiday')
    await page.keyboard.press('Enter')
    await owner.sees('Hours and holidays')
    expect(owner.complaints).toEqual([])
  })
})

test('The owner finds in a list what is called so before what only mentions it', async ({ owner }) => {
  await owner.openList()
  await owner.page.getByRole('link', { name: 'Services', exact: true }).click()
  await owner.page.getByRole('textbox', { name: 'Find in this list' }).fill('plumb')
  const list = owner.page.getByRole('listbox', { name: 'Services' })
  await expect(list.getByRole('link').first()).toHaveText(/^Plumbing/)
  expect(owner.complaints).toEqual([])
})
