import { calendarDay, DAY, dateOf, monthAndDay } from '#content/hours/business-clock.ts'
import { onEachDevice } from '../fixtures/devices.ts'
import { textOf } from '../fixtures/product/site.ts'
import { expect, isInSight } from '../owner/owner-test.ts'
import { test } from './counted-job.ts'

const FIXTURES = 'price-plumbing-fixtures'
const PLAN = 'plan-scheduled-essential'
const PLAN_PAGE = '/services/maintenance/scheduled'
/** Where a part of a page is, and the links that lead there. */
const ABOUT = { id: 'aboutPage', path: '/about', part: 0, open: [/^Pages/, 'About page'] }
const CARPENTRY = {
  id: 'service-carpentry',
  path: '/services/carpentry',
  part: 1,
  open: ['Everything else', 'Services', /^Carpentry/],
}

/** A day that is still to come, as the form has it and as people read it. */
const day = Date.parse(calendarDay(new Date())) + 10 * DAY
const [date, words] = [dateOf(day), monthAndDay(day)]

test.afterEach(async ({ product }) => {
  const changes = product.client().transaction()
  await changes
    .patch(FIXTURES, { unset: ['dated'] })
    .patch(PLAN, { unset: ['shownFrom', 'shownUntil'] })
    .patch(ABOUT.id, { unset: ['sections[0].shownFrom'] })
    .patch(CARPENTRY.id, { unset: ['sections[1].shownFrom'] })
    .commit()
})

onEachDevice('In six taps at most, the owner', (device) => {
  test('makes an offer until a day, which the list and the website say, and takes it back', async ({
    page,
    product,
    job: { hand, shows },
  }) => {
    await hand.press(page.getByRole('link', { name: 'Change a price' }))
    await hand.press(page.getByRole('button', { name: 'Make an offer for Plumbing fixtures' }))
    await hand.write(page.getByRole('textbox', { name: 'Offer for Plumbing fixtures: amount' }), '80')
    const last = page.getByLabel('Last day')
    await hand.press(last)
    await last.fill(date)
    const put = page.getByRole('button', { name: 'Put it on the website' })
    await isInSight(put)
    await hand.press(put)
    await isInSight(page.getByText(`On the website: $80 until ${words}`))
    await expect(page.getByRole('status').getByText(/^On your website since/)).toBeInViewport({ ratio: 1 })
    await shows('/prices', `($15 off until ${words})`)

    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo it' }).click()
    await expect.poll(() => textOf(product, '/prices')).not.toContain(`off until ${words}`)
    await expect(page.getByText(`On the website: $80 until ${words}`)).toBeHidden()
  })

  test('has a plan come on a day, which its list says', async ({ page, product, job: { hand, publish } }) => {
    const title = await product.client().fetch<string>('*[_id == $id][0].title', { id: PLAN })
    const shown = async () => (await textOf(product, PLAN_PAGE)).includes(`>${title}<`)
    await expect.poll(shown).toBe(true)
    await hand.press(page.getByRole('link', { name: 'Everything else' }))
    await hand.press(page.getByRole('link', { name: 'Maintenance plans' }))
    const list = page.getByRole('listbox', { name: 'Maintenance plans' })
    const bestFor = await product.client().fetch<string>('*[_id == $id][0].bestFor', { id: PLAN })
    await hand.press(list.getByRole('link').filter({ hasText: bestFor }))
    const from = page.getByLabel('On the website from')
    await hand.press(from)
    await from.fill(date)
    await publish(`_type == "plan" && shownFrom == "${date}"`)
    await expect.poll(shown).toBe(false)
    // On a phone the form lies over the list.
    if (device === 'phone') await page.goBack()
    await isInSight(list.getByText(`On the website from ${words}`))
  })

  test('has a part of a page come on a day, which its row says', async ({
    page,
    product,
    job: { hand, publish },
  }) => {
    const isPhone = device === 'phone'
    const { id, open, path, part } = isPhone ? CARPENTRY : ABOUT
    const heading = await product.client().fetch<string>(`*[_id == $id][0].sections[${part}].heading`, { id })
    const shown = async () => (await textOf(product, path)).includes(`>${heading}<`)
    await expect.poll(shown).toBe(true)
    for (const name of open) await hand.press(page.getByRole('link', { name }).first())
    await hand.press(page.getByRole('button', { name: heading }))
    const from = page.getByLabel('On the website from')
    await hand.press(from)
    await from.fill(date)
    const close = page.getByRole('dialog').getByRole('button', { name: /close/i })
    // On a phone the bar with "Publish" stands below what is open.
    if (!isPhone) await hand.press(close)
    await publish(`_id == "drafts.${id}" && sections[${part}].shownFrom == "${date}"`)
    await expect.poll(shown).toBe(false)
    if (isPhone) await close.tap()
    await isInSight(page.getByText(`On the website from ${words}`))
  })
})
