import { onEachDevice } from '../fixtures/devices.ts'
import { expect, isInSight } from '../owner/owner-test.ts'
import { test } from './counted-job.ts'
import { onPaper, paperOf, withoutDialog } from './printed.ts'

const LINK = 'https://g.page/r/crown-and-level/review'

let stored: { reviewsUrl?: string } = {}

test.beforeEach(async ({ product, context, page }) => {
  stored = (await product.client().getDocument('business')) ?? {}
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await withoutDialog(page)
})

test.afterEach(async ({ product }) => {
  const { reviewsUrl = '' } = stored
  await product.client().patch('business').set({ reviewsUrl }).commit()
})

onEachDevice('In six taps at most, the owner', () => {
  test('saves the link for reviews, and copies a text with a customer’s first name', async ({
    page,
    job,
    product,
  }) => {
    await job.hand.press(page.getByRole('link', { name: 'Ask for a review' }))
    await expect(page.getByText('Asking only the happy ones', { exact: false })).toBeVisible()
    await job.hand.write(page.getByLabel('Where do customers write your reviews?'), LINK)
    const save = page.getByRole('button', { name: 'Save the link' })
    await isInSight(save)
    await job.hand.press(save)
    await job.hand.write(page.getByLabel('Customer’s first name'), 'Dana')
    const copy = page.getByRole('button', { name: 'Copy' })
    await isInSight(copy)
    await job.hand.press(copy)
    await isInSight(page.getByRole('button', { name: 'Copied' }))
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text).toMatch(/^Hi Dana, this is Crown & Level\. /)
    expect(text.endsWith(`\n${LINK}`)).toBe(true)
    await expect(page.getByRole('region', { name: 'What they get' })).toHaveText(text)
    const link = await page.getByRole('link', { name: 'Text it' }).getAttribute('href')
    expect(decodeURIComponent(link ?? '')).toBe(`sms:?&body=${text}`)
    await expect.poll(() => product.client().fetch('*[_id == "business"][0].reviewsUrl')).toBe(LINK)
    await job.shows('/', 'Read all our reviews')
  })

  test('prints four cards with the code for reviews', async ({ page, job, product }) => {
    await product.client().patch('business').set({ reviewsUrl: LINK }).commit()
    await job.hand.press(page.getByRole('link', { name: 'Ask for a review' }))
    await job.hand.press(page.getByRole('button', { name: 'Print 4 cards' }))
    await expect(page.getByRole('group', { name: 'Review card', includeHidden: true })).toHaveCount(5)
    await onPaper(page)
    await expect(page.getByRole('img', { name: `QR code for ${LINK}` })).toHaveCount(4)
    await expect(page.getByRole('group', { name: 'Review card' }).getByText('(704) 555-0142')).toHaveCount(4)
    expect(await paperOf(page)).toEqual({ pages: 1, width: 8.5, height: 11 })
  })

  test('prints a yard sign for a trade, and a door hanger for a town', async ({ page, job, product }) => {
    await job.hand.press(page.getByRole('link', { name: 'Ask for a review' }))
    const about = page.getByLabel('What is it about?')
    await job.hand.choose(about, 'Painting')
    await job.hand.press(page.getByRole('button', { name: 'Print the yard sign' }))
    await onPaper(page)
    const sign = page.getByRole('group', { name: 'Yard sign' })
    await expect(
      sign.getByRole('img', { name: `QR code for ${product.site}/services/painting` }),
    ).toBeVisible()
    await expect(sign.getByText('Crown & Level')).toBeVisible()
    expect(await paperOf(page)).toEqual({ pages: 1, width: 24, height: 18 })
    await page.emulateMedia({ media: null })
    await about.selectOption('Matthews')
    await job.hand.press(page.getByRole('button', { name: 'Print the door hanger' }))
    await onPaper(page)
    const hanger = page.getByRole('group', { name: 'Door hanger' })
    await expect(hanger.getByText('At work in Matthews')).toBeVisible()
    const code = `QR code for ${product.site}/service-areas/matthews`
    await expect(hanger.getByRole('img', { name: code })).toBeVisible()
    expect(await paperOf(page)).toEqual({ pages: 1, width: 4.25, height: 11 })
  })
})
