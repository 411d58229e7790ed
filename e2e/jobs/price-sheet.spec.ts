import type { Page } from '@playwright/test'
import type { RunningProduct } from '#scripts/testing/product/running-product.ts'
import { axeFaults, schemes } from '../fixtures/axe.ts'
import { devices, onEachDevice } from '../fixtures/devices.ts'
import { expect, fieldOf } from '../owner/owner-test.ts'
import { Hand, ON_WEBSITE, test } from './counted-job.ts'

const INTERIOR = 'price-interior-painting'
const PAGE = '/services/painting'
/** The prices of painting that have an amount, in US cents. */
const before = {
  'price-interior-painting': 2_50,
  'price-exterior-painting': 3_50,
  'price-cabinet-painting': 85_00,
  'price-deck-fence-staining': 2_75,
}
const raised = {
  'price-interior-painting': 2_63,
  'price-exterior-painting': 3_68,
  'price-cabinet-painting': 89_25,
  'price-deck-fence-staining': 2_89,
}

test.afterEach(async ({ product }) => {
  const transaction = product.client().transaction()
  for (const [id, minimum] of Object.entries(before)) transaction.patch(id, { set: { minimum } })
  await transaction.commit()
})

onEachDevice('The owner', () => {
  test('changes a price on the website in six taps', async ({ page, product, job: { hand, shows } }) => {
    await hand.press(page.getByRole('link', { name: 'Change a price' }))
    const amount = interior(page)
    await hand.press(amount)
    await amount.fill('2.95')
    const row = page.getByRole('listitem').filter({ has: amount })
    await expect(row.getByText('Will read: from $2.95/sq ft')).toBeVisible()
    await expect.poll(() => amountOf(product, `drafts.${INTERIOR}`)).toBe(2_95)
    await hand.press(page.getByRole('button', { name: 'Publish 1 price' }))
    const dialog = page.getByRole('dialog', { name: 'Publish 1 price?' })
    await expect(dialog.getByText('from $2.50/sq ft → from $2.95/sq ft')).toBeVisible()
    await expect(dialog.getByText(/^This changes \d+ pages of your website\.$/)).toBeVisible()
    await hand.press(dialog.getByRole('button', { name: 'Publish now' }))
    await expect(page.getByText(ON_WEBSITE)).toBeVisible()
    await shows(PAGE, '$2.95')
  })

  test('raises all prices of painting by 5 percent and undoes it', async ({ owner, page, product }) => {
    const hand = new Hand()
    await hand.press(page.getByRole('link', { name: 'Change a price' }))
    await hand.press(page.getByRole('checkbox', { name: 'Choose all prices of Painting', exact: true }))
    await hand.press(page.getByRole('button', { name: 'Raise or lower 4 prices' }))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'By percent' }).fill('5')
    await expect(dialog.getByText('from $85 per door → from $89.25 per door')).toBeVisible()
    await expect(dialog.getByText('+5.2%')).toBeVisible()
    await expect(dialog.getByText('All together: +5.1% on average.')).toBeVisible()
    await hand.press(
      dialog.getByRole('checkbox', { name: /^Change these, too: Cabinet painting in Matthews/ }),
    )
    await expect(dialog.getByText('from $3.25/sq ft → from $3.42/sq ft')).toBeVisible()
    await hand.press(dialog.getByRole('checkbox', { name: /^Change these, too/ }))
    await hand.press(dialog.getByRole('button', { name: 'Change 4 prices' }))
    await hand.press(page.getByRole('button', { name: 'Publish 4 prices' }))
    const leftOut = 'Not changed: Cabinet painting in Matthews, Exterior painting in Matthews'
    await expect(dialog.getByText(leftOut)).toBeVisible()
    await expect(dialog.getByText('+5.2%')).toBeVisible()
    await hand.press(dialog.getByRole('button', { name: 'Publish now' }))
    await expect(page.getByText(/^On your website since/)).toBeVisible()
    expect(await amountsOf(product)).toEqual(raised)
    expect(await revisionsOf(product)).toHaveLength(1)
    await hand.press(page.getByRole('button', { name: 'Undo' }))
    await expect(dialog.getByText('from $89.25 per door → from $85 per door')).toBeVisible()
    await hand.press(dialog.getByRole('button', { name: 'Undo it' }))
    await expect.poll(() => amountsOf(product)).toEqual(before)
    expect(await revisionsOf(product)).toHaveLength(1)
    expect(owner.complaints).toEqual([])
  })
})

test.describe('On the price sheet', () => {
  test.use(devices.phone)

  test.beforeEach(({ owner, product }) => owner.page.goto(`${product.studio}/prices`))

  test('what is typed without a connection is kept, also over a closed tab', async ({ page, product }) => {
    const amount = interior(page)
    await expect(amount).toBeVisible()
    await page.context().setOffline(true)
    await amount.fill('2.85')
    await expect(
      page.getByRole('status').getByText('No connection. We’ll keep what you type here'),
    ).toBeVisible()
    expect(await amountOf(product, `drafts.${INTERIOR}`)).toBeNull()
    await page.getByRole('link', { name: 'Home' }).first().tap()
    await expect(page.getByRole('heading', { name: 'What’s the job today?' })).toBeVisible()
    await page.getByRole('link', { name: 'Change a price' }).tap()
    await expect(amount).toHaveValue('2.85')
    await page.goto('about:blank')
    await page.context().setOffline(false)
    await page.goto(`${product.studio}/prices`)
    await expect(amount).toHaveValue('2.85')
    await expect.poll(() => amountOf(product, `drafts.${INTERIOR}`)).toBe(2_85)
  })

  test('opens without a connection with the prices that were known last', async ({
    owner,
    page,
    product,
  }) => {
    const known = page.waitForResponse(
      async (response) =>
        response.url().includes('/data/query/') && (await response.text()).includes('"mainServices"'),
    )
    await owner.page.goto(product.studio)
    await known
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Change a price' }).tap()
    await expect(interior(page)).toHaveValue('2.50')
    await expect(
      page.getByRole('status').getByText(/^These are your prices as of \d+:\d\d [AP]M today/),
    ).toBeVisible()
    await interior(page).fill('2.55')
    await page.context().setOffline(false)
    await expect.poll(() => amountOf(product, `drafts.${INTERIOR}`)).toBe(2_55)
    await expect(page.getByText('These are your prices as of')).toBeHidden()
  })

  test('questions a far-off price, and publishes none without an amount', async ({ page, product }) => {
    const amount = interior(page)
    await amount.fill('2,75')
    await expect(page.getByText('Will read: from $2.75/sq ft')).toBeVisible()
    await expect(page.getByText(/^It was/)).toBeHidden()
    await amount.fill('')
    await expect(page.getByText('Enter an amount.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Publish/ })).toBeHidden()
    await amount.fill('0')
    await expect(page.getByText('It was $2.50. Is $0 right?')).toBeVisible()
    await amount.fill('2.50')
    await expect.poll(() => amountOf(product, `drafts.${INTERIOR}`)).toBeNull()
  })

  test('no price is published while one could not be saved, which is named', async ({ page, product }) => {
    await page.route('**/data/actions/**', async (route) => {
      const isInterior = route.request().postData()?.includes(INTERIOR)
      if (isInterior) await route.fulfill({ status: 400, json: { message: 'It is refused' } })
      else await route.continue()
    })
    await interior(page).fill('2.65')
    const unsaved = page.getByRole('alert').filter({ hasText: 'We couldn’t save “Interior painting”' })
    await expect(unsaved).toBeInViewport()
    await page.getByRole('textbox', { name: 'Exterior painting: amount' }).fill('3.65')
    await page.getByRole('button', { name: 'Publish 2 prices' }).tap()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Publish now' }).tap()
    await expect(dialog.getByRole('alert').filter({ hasText: 'We couldn’t save' })).toBeVisible()
    expect(await amountOf(product, 'price-exterior-painting')).toBe(3_50)
  })

  test('nothing is published of what somebody changed meanwhile', async ({ page, product }) => {
    await interior(page).fill('2.65')
    await expect.poll(() => amountOf(product, `drafts.${INTERIOR}`)).toBe(2_65)
    await page.getByRole('button', { name: 'Publish 1 price' }).tap()
    const dialog = page.getByRole('dialog')
    await page.route('**/data/actions/**', async (route) => {
      await product.client().patch(`drafts.${INTERIOR}`).set({ minimum: 2_99 }).commit()
      await route.continue()
    })
    await dialog.getByRole('button', { name: 'Publish now' }).tap()
    const alert = dialog.getByRole('alert').filter({ hasText: 'was changed somewhere else in the meantime' })
    await expect(alert).toBeVisible()
    expect(await amountOf(product, INTERIOR)).toBe(2_50)
  })

  test('everything can be reached by keyboard, and axe finds nothing', async ({ page }) => {
    const amount = interior(page)
    await expect(amount).toBeVisible()
    expect(await axeFaults(page, 'main', { inSchemes: schemes })).toEqual([])
    await page.getByRole('checkbox', { name: 'Choose Interior painting', exact: true }).focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Raise or lower 1 price' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'By percent' }).focus()
    await page.keyboard.type('10')
    await expect(dialog.getByText('from $2.50/sq ft → from $2.75/sq ft')).toBeVisible()
    expect(await axeFaults(page, 'form', { inSchemes: schemes })).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
})

const interior = (page: Page) => page.getByRole('textbox', { name: 'Interior painting: amount' })

function amountOf(product: RunningProduct, id: string): Promise<unknown> {
  return fieldOf(product, id, 'minimum')
}

async function amountsOf(product: RunningProduct): Promise<Record<string, number>> {
  const query = '*[_id in $ids]{_id, minimum}'
  const found = await product
    .client()
    .fetch<{ _id: string; minimum: number }[]>(query, { ids: Object.keys(before) })
  return Object.fromEntries(found.map(({ _id, minimum }) => [_id, minimum]))
}

/** One revision for all says that they were published in one transaction. */
function revisionsOf(product: RunningProduct): Promise<string[]> {
  return product.client().fetch('array::unique(*[_id in $ids]._rev)', { ids: Object.keys(before) })
}
