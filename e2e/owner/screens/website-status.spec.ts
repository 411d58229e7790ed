import { wholeStatus } from 'pages-as-files/status'
import { onEachDevice } from '../../fixtures/devices.ts'
import { PRICE, setPrice } from '../../fixtures/product/interior-painting.ts'
import { expect, fieldOf, test } from '../owner-test.ts'

test.afterEach(async ({ product }) => {
  await setPrice(product, 250)
  await product.client().delete({ query: '*[_id == "review-e2e"]' })
})

onEachDevice('The owner', () => {
  test('sees since when a price is on the website, and on which pages', async ({ owner, page }) => {
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

test('a review that no page shows is not called published', async ({ owner, page, product }) => {
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

test('says which field pages can’t show and what instead, and opens it', async ({ owner, page, product }) => {
  await product.client().patch(PRICE).unset(['minimum']).commit()
  await owner.openForm('price', PRICE)
  const words = '“Interior painting”: “Amount” is empty. Visitors still see the last good version.'
  await expect(page.getByText(words)).toHaveCount(1)
  await expect(page.getByText(/^On your website: \d+ pages/)).toBeVisible()
  await page.getByRole('link', { name: 'Fill it in' }).click()
  await expect(owner.field('Amount')).toBeFocused()
})

test('says once what pages and the contact card wait for', async ({ owner: _, page, product }) => {
  const business = await product.client().getDocument('business')
  if (!business) throw new Error('There is no business.')
  await product.client().patch('business').set({ phone: '704 555' }).commit()
  const waiting = async () => {
    const { problems } = wholeStatus.parse(await (await fetch(`${product.site}/api/document-status`)).json())
    return problems.map(({ path }) => path)
  }
  await expect.poll(waiting).toEqual(expect.arrayContaining(['/', '/contact.vcf']))
  await page.reload()
  await expect(page.getByText(/“Phone number”/)).toHaveText([/Visitors still see the last good version/])
  await product.client().createOrReplace(business)
  await expect(page.getByText(/“Phone number”/)).toHaveCount(0)
})

test('without the website the price sheet says so, and publishes all the same', async ({
  owner: _,
  page,
  product,
}) => {
  await page.goto(`${product.studio}/prices`)
  await product.parts.delivery.kill()
  await page.getByRole('textbox', { name: 'Interior painting: amount' }).fill('2.65')
  await page.getByRole('button', { name: 'Publish 1 price' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('so we can’t tell how many pages this changes')).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Published. We can’t reach your website right now')).toBeVisible()
  expect(await fieldOf(product, PRICE, 'minimum')).toBe(2_65)
  await product.parts.delivery.start()
  await expect(page.getByText(/^On your website since/)).toBeVisible()
})
