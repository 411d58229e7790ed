import { untilShown } from '../fixtures/product/site.ts'
import { expect, test } from '../fixtures/test.ts'
import { comeToEstimate, count, quoteLink, serviceOf, textLink, total } from './estimate.ts'

const MESSAGE = 'What do you need done?'

test('a service’s own page leads to the estimate that begins with it', async ({ page }) => {
  await page.goto('/services/electrical')
  await page.getByRole('link', { name: 'Price your job' }).click()
  await expect(page).toHaveURL('/prices?service=electrical#estimate')
  await expect(serviceOf(page.locator('price-estimate'))).toHaveValue('electrical')
})

test('the estimate goes into the message of the quote form, below what stands there, once', async ({
  page,
}) => {
  await page.goto('/contact')
  await page.getByLabel(MESSAGE).scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => customElements.get('quote-form') !== undefined)).toBe(true)
  await page.getByLabel(MESSAGE).fill('Please call after five.')
  await page.getByLabel('First name').fill('Ana')

  for (const [feet, sum] of [
    ['400', '$1,100'],
    ['200', '$550'],
  ] as const) {
    const element = await comeToEstimate(page, 'painting')
    await count(element, 'Deck and fence staining').fill(feet)
    await quoteLink(element).click()
    await expect(page).toHaveURL(/\/contact#contact$/)
    await expect(page.getByLabel(MESSAGE)).toHaveValue(
      new RegExp(
        `^Please call after five\\.\\n\\nFrom the price list of .+:\\n- Deck and fence staining: ${feet} sq ft`,
      ),
    )
    expect((await page.getByLabel(MESSAGE).inputValue()).match(/Total: .*/g)).toEqual([
      `Total: ${sum}, not a quote`,
    ])
    await expect(page.getByLabel('First name')).toHaveValue('Ana')
  }
  await page.getByLabel(MESSAGE).fill('Only this')
  await expect(page.getByLabel(MESSAGE)).toHaveValue('Only this')
})

test('the text message carries the same words', async ({ page }) => {
  const element = await comeToEstimate(page, 'painting')
  await count(element, 'Deck and fence staining').fill('400')
  const address = new URL((await textLink(element).getAttribute('href')) ?? '')
  expect(address.pathname).toBe('+17045550142')
  expect(address.searchParams.get('body')).toMatch(
    /400 sq ft × \$2\.75 = \$1,100\nTotal: \$1,100, not a quote$/,
  )
})

test('where nothing can be kept, the estimate is not left behind without a word', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  const element = await comeToEstimate(page, 'painting')
  await count(element, 'Deck and fence staining').fill('400')
  await quoteLink(element).click()
  await expect(page).toHaveURL(/\/prices/)
})

test('a new price is in the list and in the estimate two seconds after its publish', {
  tag: '@measuring',
}, async ({ page, product }) => {
  const price = 'price-deck-fence-staining'
  await product.client().patch(price).set({ minimum: 487 }).commit()
  try {
    await untilShown(product, ['/prices'], '$4.87', 2_000)
    const element = await comeToEstimate(page, 'painting')
    await count(element, 'Deck and fence staining').fill('100')
    await expect(total(element)).toHaveText('$487')
  } finally {
    await product.client().patch(price).set({ minimum: 275 }).commit()
    await untilShown(product, ['/prices'], '$2.75', 10_000, '$4.87')
  }
})
