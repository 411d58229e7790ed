import type { Locator, Page } from '@playwright/test'
import { devices } from '../../fixtures/devices.ts'
import type { RunningProduct } from '../../fixtures/product/running-product.ts'
import { expect, test } from '../../fixtures/test.ts'
import { Owner } from '../owner.ts'

const CUSTOMER = 'Nora Q.'
const WORDS = 'They were quick and kind.'
const PRICE = 'price-interior-painting'
/** In US cents. */
const BEFORE = 2_50
/** In milliseconds: then it is said that a publish takes longer than usual. */
const LATE = 21_000

test.afterEach(async ({ product }) => {
  await product.act('startMissing')
  const client = product.client()
  const transaction = client.transaction().delete(`drafts.${PRICE}`).delete('drafts.openingHours')
  await transaction.patch(PRICE, { set: { minimum: BEFORE } }).commit()
  await client.delete({ query: '*[author == $author]', params: { author: CUSTOMER } })
})

test.describe('On a phone, the answer to a tap is in sight:', { tag: '@changing' }, () => {
  test.use(devices.phone)

  test('a publish is answered above its button, at first that it is on its way, and leads to the page once it is there', async ({
    page,
    product,
  }) => {
    const owner = await atNew('review', page, product)
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

  test('a refused publish leads to the first field that needs something, each time', async ({
    page,
    product,
  }) => {
    const owner = await atNew('review', page, product)
    await owner.setField('Customer', CUSTOMER)
    for (const _ of [1, 2]) {
      await owner.field('Customer').focus()
      await owner.isRefused('Add what the customer wrote')
      await expect(owner.field('Their words')).toBeFocused()
      await isInSight(owner.field('Their words'))
    }
  })

  test('another day is opened where the finger is, and is nothing until something is typed', async ({
    page,
    product,
  }) => {
    const owner = await atHours(page, product)
    const another = page.getByRole('button', { name: 'Another day' })
    await another.tap({ timeout: 30_000 })
    await expect(owner.field('Reason')).toBeFocused()
    await isInSight(owner.field('Reason'))
    await expect(page.getByLabel('First day')).toHaveValue('')
    await expect(another).toBeHidden()
    expect(await product.client().fetch('count(*[_id == "drafts.openingHours"])')).toBe(0)
    await owner.field('Reason').pressSequentially('Family day')
    const reasons = '*[_id == "drafts.openingHours"][0].exceptions[name == "Family day"]{date}'
    await expect.poll(() => product.client().fetch(reasons)).toEqual([{ date: null }])
    await owner.isRefused('Choose the date.')
  })

  test('hours that are not published are said to be so, beside what visitors see now', async ({
    page,
    product,
  }) => {
    const owner = await atHours(page, product)
    const now = page.getByText(/^Right now: /)
    await expect(page.getByRole('region', { name: 'What visitors see this week', exact: true })).toBeVisible({
      timeout: 30_000,
    })
    const words = (await now.textContent()) ?? ''
    await page.getByRole('button', { name: 'Another day' }).tap()
    await owner.setField('Reason', 'Family day')
    await page.getByLabel('First day').fill(dayInCharlotte())
    const after = page.getByRole('region', { name: 'After you publish: what visitors see this week' })
    await expect(after).toContainText('Closed, Family day')
    await expect(now).toHaveText(words)
  })

  test('a publish that takes longer says so after twenty seconds, what visitors still see, and why', async ({
    page,
    product,
  }) => {
    const owner = new Owner(page, product)
    await owner.logIn(product.environment.studioPassword)
    await page.goto(`${product.studio}/intent/edit/id=${PRICE};type=price`)
    await expect(page.getByText(/^On your website since/)).toBeVisible({ timeout: 30_000 })
    await product.act('killPublisher')
    await owner.setField('Amount', '2.75')
    await owner.publish()
    const answer = page.getByRole('alert').filter({ hasText: /website|usual/ })
    await expect(answer).toHaveText('Updating your website…')
    const late =
      'Taking longer than usual. Visitors still see the old price. The part that updates your website'
    await expect(answer).toContainText(late, { timeout: 2 * LATE })
    await isInSight(answer)
    await product.act('startMissing')
    await expect(page.getByRole('link', { name: 'See it' })).toBeVisible()
  })
})

async function atNew(type: string, page: Page, product: RunningProduct): Promise<Owner> {
  const owner = new Owner(page, product)
  await owner.logIn(product.environment.studioPassword)
  await page.goto(`${product.studio}/intent/create/template=${type};type=${type}`)
  await expect(page.getByRole('textbox').first()).toBeEditable({ timeout: 30_000 })
  return owner
}

async function atHours(page: Page, product: RunningProduct): Promise<Owner> {
  const owner = new Owner(page, product)
  await owner.logIn(product.environment.studioPassword)
  await page.goto(`${product.studio}/intent/edit/id=openingHours;type=openingHours`)
  return owner
}

/** Nothing lies over its middle, and all of it is on the screen. */
async function isInSight(target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 })
  const isOnTop = () =>
    target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  await expect.poll(isOnTop).toBe(true)
}

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

/** Such as 2026-11-22. */
function dayInCharlotte(): string {
  return new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' })
}
