import type { Page, Response } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { comeTo, estimate, fill, thanksOn } from '../quote/quote-form.ts'

test('a visitor has no cookie, and on the device only what the page on privacy names', async ({ page }) => {
  const given: Promise<string | null>[] = []
  const note = (response: Response) => void given.push(response.headerValue('set-cookie'))
  page.on('response', note)
  for (const path of ['/prices', '/gallery', '/privacy']) await page.goto(path, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /^Theme/ }).click()
  const form = await comeTo(page, estimate)
  await fill(form, estimate)
  await expect.poll(() => keptBy(page)).toEqual(['quote-draft:estimate', 'theme'])
  await form.getByRole('button', { name: estimate.send }).click()
  await expect(thanksOn(page)).toBeVisible()
  await expect.poll(() => keptBy(page)).toEqual(['quote-opened:estimate', 'theme'])
  await form.getByRole('button', { name: 'Start over' }).click()
  await expect.poll(() => keptBy(page)).toEqual(['theme'])
  expect(await page.context().cookies()).toEqual([])
  // A page that is closed can't be asked for headers.
  page.off('response', note)
  expect((await Promise.all(given)).filter(Boolean)).toEqual([])
  expect(given.length).toBeGreaterThan(10)
})

function keptBy(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).sort())
}
