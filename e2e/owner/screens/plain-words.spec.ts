import type { Locator, Page } from '@playwright/test'
import { devices } from '../../fixtures/devices.ts'
import { expect, OPEN_NOW, test } from '../owner-test.ts'

/** Technical terms, and Sanity's for developers. */
const MACHINE =
  /\b(documents?|revisions?|references?|matching|dataset|schemas?|slugs?|redirects?|search list|untitled|undefined)\b|^create( new)?$/i

/** What the owner opens, with something that is there once it is open. */
const SCREENS: readonly [place: string, sight: (page: Page) => Locator][] = [
  ['', (page) => page.getByRole('heading', { name: 'Last published' })],
  ['/prices', (page) => page.getByRole('textbox', { name: 'Interior painting: amount' })],
  ['/help', (page) => page.getByText('Tap what you’d like to do.')],
  ['/account', (page) => page.getByLabel('Current password')],
  ['/structure', (page) => page.getByRole('link', { name: 'Deleted', exact: true })],
  ['/structure/pages', (page) => page.getByRole('link', { name: 'Old addresses' })],
  ['/structure/pages;redirect', (page) => page.getByRole('listbox').getByRole('link').first()],
  ['/structure/service', (page) => page.getByRole('listbox').getByRole('link').first()],
  ['/structure/openingHours', (page) => page.getByText(OPEN_NOW).first()],
  ['/structure/ask-for-a-review', (page) => page.getByText(/^Ask every customer/)],
  ['/structure/for-google', (page) => page.getByRole('button', { name: 'Copy the week' })],
  ['/structure/deleted', (page) => page.getByText(/^Nothing was deleted|, deleted /).first()],
  ['/intent/edit/id=price-interior-painting;type=price', (page) => page.getByText(/^On your website since/)],
  ['/intent/create/template=project;type=project', (page) => page.getByRole('combobox').first()],
  ['/intent/create/template=review;type=review', (page) => page.getByLabel('Their words')],
  ['/intent/create/template=redirect;type=redirect', (page) => page.getByRole('combobox').first()],
  [
    '/preview?preview=/services/painting',
    (page) => page.frameLocator('iframe').getByText('Preview, not public.'),
  ],
]

test.describe('On a phone, no word is the machine’s', () => {
  test.use(devices.phone)

  test('on the screens that the owner opens', async ({ owner, page, product }) => {
    for (const [place, sight] of SCREENS) {
      await owner.page.goto(`${product.studio}${place}`)
      await expect.soft(sight(page), place).toBeAttached()
      expect.soft(await machineWords(page), place).toEqual([])
    }
  })

  test('on the form of what was just deleted', async ({ atPrice: owner, page }) => {
    await owner.deleteDocument()
    await expect(page.getByText('You deleted this.')).toBeVisible()
    expect(await machineWords(page)).toEqual([])
  })
})

/** The lines, names and hints of the page that have such a word. */
async function machineWords(page: Page): Promise<string[]> {
  const lines = await page.getByText(MACHINE).filter({ visible: true }).allTextContents()
  const hints = await page
    .locator('[aria-label], [placeholder], [title]')
    .evaluateAll((all) =>
      all.flatMap((one) =>
        ['aria-label', 'placeholder', 'title'].map((name) => one.getAttribute(name) ?? ''),
      ),
    )
  return [...new Set([...lines, ...hints].map((words) => words.trim()))].filter((words) =>
    MACHINE.test(words),
  )
}
