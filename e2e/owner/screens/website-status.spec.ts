import { devices } from '../../fixtures/devices.ts'
import { expect, test } from '../owner-test.ts'

const PRICE = 'price-interior-painting'

test.afterEach(async ({ product }) => {
  await product.client().patch(PRICE).set({ minimum: 250 }).commit()
  await product.client().delete({ query: '*[_id in path("drafts.**") || _id == "review-e2e"]' })
})

for (const [device, settings] of Object.entries(devices))
  test.describe(`at a ${device}`, () => {
    test.use(settings)

    test('the owner sees when a price is on the website, on how many pages, and follows one there', async ({
      desk: owner,
      page,
    }) => {
      await owner.openForm('price', PRICE)
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

test('a review that no page shows is not said to be on the website', async ({
  desk: owner,
  page,
  product,
}) => {
  await product.client().create({
    _id: 'review-e2e',
    _type: 'review',
    author: 'Maria T.',
    text: 'They came on time and left the kitchen clean.',
    date: '2026-11-02',
  })
  await owner.openForm('review', 'review-e2e')
  await expect(page.getByText('Published, but no page shows it yet')).toBeVisible()
})

test('says that a page can’t be made, which field it lacks, and opens it', async ({
  desk: owner,
  page,
  product,
}) => {
  await product.client().patch(PRICE).unset(['minimum']).commit()
  await owner.openForm('price', PRICE)
  await expect(page.getByText('The page /services/painting can’t be updated.')).toBeVisible()
  await expect(page.getByText('“Interior painting”: “Amount” is empty.').first()).toBeVisible()
  await page.getByRole('link', { name: 'Fill it in' }).first().click()
  await expect(owner.field('Amount')).toBeFocused()
})
