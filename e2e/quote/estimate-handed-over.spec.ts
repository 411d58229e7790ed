import { untilDefined } from '../fixtures/devices.ts'
import { fillStorage } from '../fixtures/storage.ts'
import { expect, test } from '../fixtures/test.ts'
import { comeToEstimate, count, quoteLink, serviceOf } from './estimate.ts'

const MESSAGE = 'What do you need done?'

test('a service’s own page leads to the estimate that begins with it', async ({ page }) => {
  await page.goto('/services/electrical')
  await page.getByRole('link', { name: 'Price your job' }).click()
  await expect(page).toHaveURL('/prices?service=electrical#estimate')
  await expect(serviceOf(page.locator('price-estimate'))).toHaveValue('electrical')
})

test('the estimate goes into the message of the quote form once, below the rest', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel(MESSAGE).scrollIntoViewIfNeeded()
  await untilDefined(page, 'quote-form')
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

test('no estimate is left behind without a word where nothing is kept', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(fillStorage)
  const element = await comeToEstimate(page, 'painting')
  await count(element, 'Deck and fence staining').fill('400')
  await quoteLink(element).click()
  await expect(page).toHaveURL(/\/prices/)
})
