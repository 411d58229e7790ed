import type { Page } from '@playwright/test'
import { calendarDay } from '#content/hours/business-clock.ts'
import { onEachDevice } from '../fixtures/devices.ts'
import { expect, isInSight } from '../owner/owner-test.ts'
import { test } from './counted-job.ts'
import { onPaper, paperOf, withoutDialog } from './printed.ts'

const DAY_OFF = { _key: 'e2e-google', _type: 'openingException', name: 'Inventory day' }

test.beforeEach(async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await withoutDialog(page)
})

test.afterEach(async ({ product }) => {
  await product
    .client()
    .patch('openingHours')
    .unset([`exceptions[_key=="${DAY_OFF._key}"]`])
    .commit()
})

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

onEachDevice('In six taps at most, the owner', () => {
  test('copies the hours, a job with its price, and prints the phone sheet', async ({
    page,
    job: { hand },
  }) => {
    await hand.press(page.getByRole('link', { name: 'For Google' }))
    await hand.press(page.getByRole('button', { name: 'Copy the week' }))
    await isInSight(page.getByRole('button', { name: 'Copied' }))
    expect(await copied(page)).toMatch(/^Sunday: Closed\nMonday: 7:00 AM–6:00 PM\n/)
    const jobs = page.getByRole('region', { name: 'Jobs and prices' })
    await hand.press(jobs.getByText('Painting', { exact: true }))
    const line = jobs.getByRole('button', { name: /^Interior painting: from \$2\.50\/sq ft/ })
    await hand.press(line)
    await isInSight(line.getByText('Copied'))
    expect(await copied(page)).toBe('Interior painting: from $2.50/sq ft')
    await hand.press(page.getByRole('button', { name: 'Print the phone sheet' }))
    await onPaper(page)
    const sheet = page.getByRole('group', { name: 'Phone sheet' })
    for (const words of ['What we charge, how soon', 'Interior painting', 'Emergencies: 24/7'])
      await expect(sheet.getByText(words).first()).toBeVisible()
    expect(await paperOf(page)).toEqual({ pages: 1, width: 8.5, height: 11 })
  })

  test('is reminded once of Google when the hours have changed', async ({ page, job: { hand }, product }) => {
    const needs = page.getByRole('region', { name: 'Needs you' })
    await expect(needs).toBeVisible()
    const reminder = needs.getByText('Your hours changed: tell Google, too')
    await expect(reminder).toHaveCount(0)
    const date = calendarDay(new Date())
    const change = product.client().patch('openingHours').setIfMissing({ exceptions: [] })
    await change.append('exceptions', [{ ...DAY_OFF, date }]).commit()
    await expect(reminder).toBeVisible()
    await hand.press(needs.getByRole('link', { name: 'See what to tell Google' }))
    const days = page.getByRole('region', { name: 'Different in the next six weeks' })
    await hand.press(days.getByRole('button', { name: /^Inventory day, .+: Closed/ }))
    expect(await copied(page)).toMatch(/^Inventory day, .+: Closed$/)
    await hand.press(page.getByRole('link', { name: 'Your website', exact: true }))
    await expect(needs).toBeVisible()
    await expect(reminder).toHaveCount(0)
  })
})
