import type { Locator, Page } from '@playwright/test'
import type { RunningProduct } from '#scripts/testing/product/running-product.ts'
import { onEachDevice, press } from '../../fixtures/devices.ts'
import { expect, test, tile } from '../owner-test.ts'

const WORDS = 'Like a person does on a phone'
const DRAFTS = '*[_type == "faq" && _id in path("drafts.**")]'

/** A line of text, and a text with formats, whose editor keeps letters for itself while they are typed. */
const FIELDS = [
  {
    name: 'a line',
    kept: 'question',
    find: (page: Page) => page.getByRole('textbox', { name: 'Question', exact: true }),
  },
  // The editor has no name.
  {
    name: 'a formatted text',
    kept: 'pt::text(answer)',
    find: (page: Page) => page.locator('[data-pt-editor]'),
  },
] as const

onEachDevice('The owner', () => {
  // Nothing that waits for its time happens between the first letter and the last, nor until the owner has left.
  test.beforeEach(({ page }) => page.clock.install())

  for (const { name, kept, find } of FIELDS) {
    const isKept = (product: RunningProduct) =>
      expect
        .poll(() => product.client().fetch<string[]>(`${DRAFTS}{"words": ${kept}}.words`))
        .toEqual([WORDS])

    test(`loses no letter of ${name} when another screen follows the last one`, async ({
      owner,
      page,
      product,
    }) => {
      const home = page.getByRole('link', { name: 'Your website', exact: true })
      for (const leave of [() => press(home), () => page.goBack()]) {
        await product.client().delete({ query: DRAFTS })
        await typeAtOnce(page, find(page))
        await leave()
        await expect(find(page)).toBeHidden()
        await page.clock.resume()
        await isKept(product)
      }
      expect(owner.complaints).toEqual([])
    })

    test(`is asked before a tab with the last letters of ${name} goes, and not once they are kept`, async ({
      owner,
      page,
      product,
    }) => {
      for (const go of [() => reload(page), () => page.close({ runBeforeUnload: true })]) {
        await product.client().delete({ query: DRAFTS })
        await typeAtOnce(page, find(page))
        const question = page.waitForEvent('dialog')
        const gone = go()
        expect((await question).type()).toBe('beforeunload')
        await (await question).dismiss()
        await gone
        await page.clock.resume()
        await isKept(product)
        await expect.poll(() => page.evaluate(mayGo)).toBe(true)
        await page.goto(product.studio)
      }
      expect(owner.complaints).toEqual([])
    })
  }
})

/** Begins a question on the first screen and types into one of its fields, on a clock that stands from before the first letter. */
async function typeAtOnce(page: Page, field: Locator): Promise<void> {
  await tile(page, 'Answer a question').click()
  await press(field)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  // A form that opens gives its first field the focus a moment later.
  await press(field)
  await expect(field).toBeFocused()
  await page.keyboard.type(WORDS)
}

/** Waits for no other page: this one is to stay. */
const reload = (page: Page) => page.evaluate(() => location.reload())

/** Whether nobody would be asked before the tab goes. Runs in the page. */
const mayGo = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
