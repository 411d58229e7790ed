import type { Page } from '@playwright/test'
import { devices } from '../../fixtures/devices.ts'
import { expect, test } from '../../fixtures/test.ts'
import { Owner } from '../owner.ts'

test.describe('On a phone', () => {
  test.use(devices.phone)

  test('no screen is empty while a form opens: it says so at once', async ({ page, product }) => {
    const owner = new Owner(page, product)
    await owner.arrive(product.environment.studioPassword)
    const seen = await watch(page)
    await page.getByRole('link', { name: 'Company details' }).tap()
    await expect(owner.field('Phone number')).toBeVisible()
    await expect(page.getByText('Opening…')).toBeHidden()
    expect(await seen()).toContain('Opening…')
    expect(await seen()).not.toContain('')
  })
})

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
