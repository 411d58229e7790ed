import type { RunningProduct } from '../../fixtures/product/running-product.ts'
import { expect, test } from '../../fixtures/test.ts'
import { Owner } from '../owner.ts'

const PRICE = 'price-interior-painting'
const cents = 250

test.afterEach(async ({ product }) => {
  await product.act('startMissing')
  await product.client().patch(PRICE).set({ minimum: cents }).commit()
  await product.client().delete({ query: '*[_id in path("drafts.**") || _id == "review-e2e"]' })
})

for (const width of [390, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: width < 500 })

    test('the owner sees when a price is on the website, on how many pages, and follows one there', async ({
      page,
      product,
    }) => {
      const owner = await ownerOf(PRICE, page, product)
      const status = page.getByRole('status').filter({ hasText: /website/ })
      await expect(status).toContainText(/^On your website since .+: \d+ pages/)
      await owner.setField('Amount', '2.75')
      await expect(status).toContainText('Your changes since then go live when you publish.')
      await owner.publish()
      await expect(status).toContainText(/^On your website since \d+:\d\d [AP]M: \d+ pages/)
      await expect(status).not.toContainText('Your changes since then')
      const link = status.getByRole('link', { name: '/services/painting', exact: true })
      await status.getByRole('button', { name: 'Show the pages' }).click()
      const [site] = await Promise.all([page.waitForEvent('popup'), link.click()])
      await expect(site.getByText('$2.75').first()).toBeVisible()
      expect(owner.complaints).toEqual([])
    })
  })

test('a review that no page shows is not said to be on the website', async ({ page, product }) => {
  await product.client().create({
    _id: 'review-e2e',
    _type: 'review',
    author: 'Maria T.',
    text: 'They came on time and left the kitchen clean.',
    date: '2026-11-02',
  })
  await ownerOf('review-e2e', page, product, 'review')
  await expect(page.getByText('Published, but no page shows it yet')).toBeVisible()
})

test('says that a page can’t be made, which field it lacks, and opens it', async ({ page, product }) => {
  await product.client().patch(PRICE).unset(['minimum']).commit()
  const owner = await ownerOf(PRICE, page, product)
  await expect(page.getByText('The page /services/painting can’t be updated.')).toBeVisible()
  await expect(page.getByText('“Interior painting”: “Amount” is empty.').first()).toBeVisible()
  await page.getByRole('link', { name: 'Fill it in' }).first().click()
  await expect(owner.field('Amount')).toBeFocused()
})

test('without the website it says so, and what is true once it is back', async ({ page, product }) => {
  await ownerOf(PRICE, page, product)
  const status = page.getByText(/^On your website since/)
  await expect(status).toBeVisible()
  await product.act('killDelivery')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText('We can’t reach your website right now')).toBeVisible()
  await product.act('startDelivery')
  await expect(status).toBeVisible()
})

async function ownerOf(
  id: string,
  page: Owner['page'],
  product: RunningProduct,
  type = 'price',
): Promise<Owner> {
  const owner = new Owner(page, product)
  await owner.logIn(product.environment.studioPassword)
  await page.goto(`${product.studio}/intent/edit/id=${id};type=${type}`)
  await expect(page.getByRole('textbox').first()).toBeVisible({ timeout: 30_000 })
  return owner
}
