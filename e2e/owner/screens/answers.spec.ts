import type { Page } from '@playwright/test'
import { devices } from '../../fixtures/devices.ts'
import { PRICE, setPrice } from '../../fixtures/product/interior-painting.ts'
import { expect, isInSight, test } from '../owner-test.ts'

const CUSTOMER = 'Nora Q.'
const WORDS = 'They were quick and kind.'

test.afterEach(async ({ product }) => {
  await setPrice(product, 250)
  await product.client().delete({ query: '*[author == $author]', params: { author: CUSTOMER } })
})

test.describe('On a phone, the answer to a tap is in sight:', () => {
  test.use(devices.phone)

  test('a publish is answered above its button, and leads to the page', async ({ owner, page }) => {
    await owner.openForm('review')
    await owner.setField('Customer', CUSTOMER)
    await owner.setField('Their words', WORDS)
    await page.getByRole('combobox', { name: 'Which town?' }).selectOption('Matthews')
    await expect(page.getByRole('heading', { name: CUSTOMER, level: 2 })).toBeVisible()
    const titles = await titlesOf(page)
    await owner.publish()
    const answer = page.getByRole('alert').filter({ hasText: /^It’s on your website: \d+ pages/ })
    await isInSight(answer)
    expect(await titles()).not.toContainEqual(expect.stringMatching(/^New /))
    const link = answer.getByRole('link', { name: 'See it' })
    const [site] = await Promise.all([page.waitForEvent('popup'), link.tap()])
    await expect(site.getByText(WORDS).first()).toBeVisible()
    await owner.deleteDocument()
    await isInSight(page.getByRole('alert').filter({ hasText: 'It’s off your website.' }))
    await expect(page.getByText('You deleted this.')).toBeVisible()
    expect(owner.complaints).toEqual([])
  })

  test('a refused publish leads to the first field that needs something', async ({ owner }) => {
    await owner.openForm('review')
    await owner.setField('Customer', CUSTOMER)
    for (const _ of [1, 2]) {
      await owner.field('Customer').focus()
      await owner.isRefused('Add what the customer wrote')
      await expect(owner.field('Their words')).toBeFocused()
      await isInSight(owner.field('Their words'))
    }
  })

  test('a publish that takes longer says so after twenty seconds', async ({ owner, page, product }) => {
    await owner.openForm('price', PRICE)
    await expect(page.getByText(/^On your website since/)).toBeVisible()
    await product.parts.publisher.kill()
    await owner.setField('Amount', '2.75')
    await owner.publish()
    const answer = page.getByRole('alert').filter({ hasText: /website|usual/ })
    await expect(answer).toHaveText('Updating your website…')
    const late =
      'Taking longer than usual. Visitors still see the old price. The part that updates your website'
    await expect(answer).toContainText(late)
    await isInSight(answer)
    await product.startMissing()
    await expect(page.getByRole('link', { name: 'See it' })).toBeVisible()
  })

  test('no screen is empty while a form opens: it says so at once', async ({ owner, page }) => {
    const seen = await watch(page)
    await page.getByRole('link', { name: 'Company details' }).tap()
    await expect(owner.field('Phone number')).toBeVisible()
    await expect(page.getByText('Opening…')).toBeHidden()
    expect(await seen()).toContain('Opening…')
    expect(await seen()).not.toContain('')
  })
})

/** Every heading that the page shows from now on. */
async function titlesOf(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const found = new Set<string>()
    const look = () => {
      for (const { textContent } of document.querySelectorAll('h2')) found.add(textContent ?? '')
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
    return found
  })
  return () => seen.evaluate((found) => [...found])
}

/** What stands first below the bar, at each frame that it changes; nothing where the screen is empty. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const found: string[] = []
    const isWord = ({ parentElement, data }: Text) =>
      data.trim() !== '' &&
      !parentElement?.closest('header, style, script') &&
      parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const look = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      let first = ''
      while (first === '' && texts.nextNode())
        if (texts.currentNode instanceof Text && isWord(texts.currentNode)) first = texts.currentNode.data
      if (found.at(-1) !== first) found.push(first)
      requestAnimationFrame(look)
    }
    look()
    return found
  })
  return () => seen.evaluate((found) => found)
}
