import { dayOf } from '#content/hours/business-clock.ts'
import { formatPrice, type Price } from '#content/prices/price.ts'
import { expect, test } from '../fixtures/test.ts'
import { PATH } from './estimate.ts'

type Published = Price & { _id: string; _updatedAt: string; town: unknown }

test('every published price is on the list once, with its unit', async ({ page, product }) => {
  const prices: Published[] = await product.stranger().fetch('*[_type == "price"]')
  await page.goto(PATH)
  const rows = page.locator('[data-section="price-list"] [data-item]')
  await expect(rows).toHaveCount(prices.length)
  expect(prices.length).toBeGreaterThan(50)
  for (const price of prices) {
    const row = page.locator(`[id="${price._id}"]`)
    await expect(row.getByRole('rowheader')).toContainText(price.title.replace(/ in Matthews$/, ''))
    await expect(row).toContainText(formatPrice(price))
  }
  const pageOf = (group: string) => page.getByRole('table', { name: group, exact: true }).getByRole('link')
  await expect(pageOf('Painting')).toHaveAttribute('href', '/services/painting')
  await expect(pageOf('Kitchen remodeling in Matthews')).toHaveAttribute('href', /^\/matthews\//)
  const [last = ''] = prices
    .map(({ _updatedAt }) => _updatedAt)
    .sort()
    .reverse()
  await expect(page.locator('[data-section="hero"]')).toContainText(`Last updated ${dayOf(last)}`)
})

for (const [format, colorScheme, tag] of [
  ['Letter', 'light', ['@all']],
  ['A4', 'dark', []],
] as const)
  test(`prints on one sheet of ${format}, from a ${colorScheme} screen`, { tag: [...tag] }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(PATH)
    const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)

    await page.emulateMedia({ media: 'print', colorScheme })
    const sheet = page.locator('[data-section="price-list"]')
    for (const fact of ['Crown & Level', '(704) 555-0142', 'Charlotte, NC 28277', 'Last updated'])
      await expect(sheet.getByText(fact).filter({ visible: true }).first()).toBeVisible()
    await expect(sheet.getByText('Interior painting')).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    const color = await page.evaluate(() => getComputedStyle(document.body).colorScheme)
    expect(color).toBe('light')
  })
