import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

const strip = (page: Page) => page.getByRole('complementary', { name: 'Business hours and license' })
const footer = (page: Page) => page.getByRole('contentinfo')

for (const timezoneId of ['America/New_York', 'Asia/Tokyo', 'Pacific/Honolulu'])
  test.describe(`to a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('the site says until when it is open, and at that minute when it opens again', async ({ page }) => {
      await page.clock.install({ time: '2026-11-20T15:00:00Z' })
      await page.goto('/services/plumbing')
      for (const part of [strip(page), footer(page)]) await expect(part).toContainText('Open until 6:00 PM')
      // Hours later than it can be in the page by now: its time does not go back.
      await page.clock.pauseAt('2026-11-20T22:59:30Z')
      for (const part of [strip(page), footer(page)]) await expect(part).toContainText('Open until 6:00 PM')
      await page.clock.runFor(60_000)
      for (const part of [strip(page), footer(page)])
        await expect(part).toContainText('By appointment tomorrow')
    })
  })

test('a holiday is named wherever the hours are, and so are Sundays', async ({ page }) => {
  await page.clock.install({ time: '2026-11-26T15:00:00Z' })
  for (const path of ['/', '/contact', '/locations/matthews']) {
    await page.goto(path)
    await expect(strip(page)).toContainText('Closed today: Thanksgiving')
    await expect(footer(page)).toContainText('Opens tomorrow at 7:00 AM. Emergencies by phone, 24/7.')
    await expect(page.getByRole('main')).toContainText('Closed today: Thanksgiving')
  }
  await page.clock.setFixedTime('2026-11-22T15:00:00Z')
  await page.goto('/contact')
  await expect(strip(page)).toContainText('Emergencies only today')
  await expect(page.getByRole('main')).toContainText('Opens tomorrow at 7:00 AM. Emergencies by phone, 24/7.')
})

test('a holiday that is over is no longer listed', async ({ page }) => {
  const days = page.locator('[data-section="hours"] [data-until] dl').getByRole('term')
  for (const [day, left] of [
    ['2026-11-26', ['Thanksgiving', 'Christmas Day', 'New Year’s Day']],
    ['2026-11-27', ['Christmas Day', 'New Year’s Day']],
  ] as const) {
    await page.clock.setFixedTime(`${day}T15:00:00Z`)
    await page.goto('/contact')
    await expect(days.filter({ visible: true })).toHaveText(left.map((name) => new RegExp(`^${name}, `)))
  }
  await page.clock.setFixedTime('2027-01-02T15:00:00Z')
  await page.goto('/contact')
  await expect(page.getByRole('heading', { name: 'Holiday hours' })).toBeHidden()
})

test('a tab that was away says at once what is true now', async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T15:00:00Z' })
  await page.goto('/services/plumbing')
  await expect(strip(page)).toContainText('Open until 6:00 PM')
  await page.clock.setSystemTime('2026-11-21T03:00:00Z')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(strip(page)).toContainText('By appointment tomorrow')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the hours are there as they are', async ({ page }) => {
    await page.goto('/contact')
    await expect(strip(page).getByText('Mon–Fri 7–6, Sat 8–4, emergencies 24/7')).toBeVisible()
    for (const day of ['Monday–Friday', 'Thanksgiving'])
      await expect(page.getByRole('main').getByRole('term').filter({ hasText: day })).toBeVisible()
    await expect(page.getByText(/^Open until|^(Opens|By appointment) (today|tomorrow|\w+day)/)).toHaveCount(0)
  })
})

test('a notice goes at its end from a page that is open, and the hours come back in its place', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-20T15:00:00Z' })
  await page.route('/services/plumbing', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const notice = '<b data-notice="2026-11-20T17:00:00Z">Phones are down.</b><b hidden="" '
    await route.fulfill({ response, body: html.replace(/<b (?=[^>]*data-words)/, notice) })
  })
  await page.goto('/services/plumbing')
  await expect(strip(page)).toContainText('Phones are down.')
  await expect(strip(page).getByText('Open until 6:00 PM')).toBeHidden()
  await page.clock.fastForward('02:01:00')
  await expect(strip(page).getByText('Open until 6:00 PM')).toBeVisible()
  await expect(strip(page)).not.toContainText('Phones are down.')
})
