import { calendarDay, DAY } from '#content/hours/business-clock.ts'
import { onEachDevice } from '../fixtures/devices.ts'
import { textOf } from '../fixtures/product/site.ts'
import { expect, isInSight } from '../owner/owner-test.ts'
import { test } from './counted-job.ts'

const KEPT = ['exceptions', 'notice'] as const
let stored: Record<string, unknown> = {}

test.beforeEach(async ({ product }) => {
  stored = (await product.client().getDocument('openingHours')) ?? {}
})

test.afterEach(async ({ product }) => {
  const before = product
    .client()
    .patch('openingHours')
    .unset([...KEPT])
  await before
    .set(Object.fromEntries(KEPT.flatMap((name) => (stored[name] ? [[name, stored[name]]] : []))))
    .commit()
})

onEachDevice('On the first screen the owner', () => {
  test('closes a day in two taps, and takes it back with one', async ({ job, page, product }) => {
    const chips = page.getByRole('button')
    const day = chips.filter({ hasText: /^Tomorrow$/ })
    await job.hand.press(day)
    const closed = chips.filter({ hasText: /^Closed$/ })
    await isInSight(closed)
    await job.hand.press(closed)
    expect(job.hand.presses).toBe(2)
    const told = page.getByRole('alert')
    await expect(told.getByText(/: Closed\.$/)).toBeVisible()
    await job.shows('/contact', 'Day off')
    await isInSight(told.getByRole('button', { name: 'Undo' }))
    await job.hand.press(told.getByRole('button', { name: 'Undo' }))
    await expect(told.getByText(/^It’s on your website/)).toBeVisible()
    expect(await textOf(product, '/contact')).not.toContain('Day off')
  })

  test('reads that a day of his vacation is closed, works on it for half a day, and takes that back', async ({
    job,
    page,
    product,
  }) => {
    const [from, until] = [1, 5].map((days) => calendarDay(new Date(Date.now() + days * DAY)))
    const vacation = {
      _type: 'openingException',
      _key: 'away',
      date: from,
      lastDate: until,
      name: 'Vacation',
    }
    await product
      .client()
      .patch('openingHours')
      .set({ exceptions: [vacation] })
      .commit()
    const chip = (name: string) => page.getByRole('button', { name, exact: true })
    await job.hand.press(chip('Tomorrow'))
    await expect(page.getByText('Your website says: Closed, Vacation.')).toBeVisible()
    await expect(chip('Closed')).toBeHidden()
    await job.hand.press(chip('Half day'))
    await expect(page.getByRole('alert').getByText(/: Half day\.$/)).toBeVisible()
    await job.shows('/contact', 'Half day')
    await job.hand.press(chip('Tomorrow'))
    await expect(page.getByText(/^Your website says: .* Half day\./)).toBeVisible()
    await job.hand.press(chip('Closed'))
    await expect(page.getByRole('alert').getByText(/: Closed\.$/)).toBeVisible()
    await expect.poll(() => textOf(product, '/contact')).not.toContain('Half day')
    expect(await textOf(product, '/contact')).toContain('Vacation')
  })

  test('puts a notice on every page in two taps and its words, and takes it down with one', async ({
    job,
    page,
    product,
  }) => {
    const words = 'Phones are down until noon. Text us.'
    await job.hand.press(page.getByRole('button', { name: 'Put a notice on every page' }))
    await page.keyboard.type(words)
    const put = page.getByRole('button', { name: 'Put it up' })
    await isInSight(put)
    await job.hand.press(put)
    expect(job.hand.presses).toBe(2)
    await expect(page.getByRole('alert').getByText('Your notice is on every page.')).toBeVisible()
    for (const path of ['/', '/services/maintenance/emergency', '/gallery'])
      expect(await textOf(product, path), path).toContain(words)
    const notice = page.getByRole('region', { name: 'Notice on every page' })
    await expect(notice.getByText('On every page until tonight.')).toBeVisible()
    await job.hand.press(notice.getByRole('button', { name: 'Take it down' }))
    await expect(page.getByRole('alert').getByText('Your notice is down.')).toBeVisible()
    expect(await textOf(product, '/')).not.toContain(words)
  })
})
