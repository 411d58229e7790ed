import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import ICAL from 'ical.js'
import { statusOf } from '../fixtures/product/site.ts'
import { expect, test } from '../fixtures/test.ts'

const CARD = '/contact.vcf'
const CALENDARS = ['/reminders/maintenance/preventive.ics', '/reminders/pressure-washing.ics']

async function savedBy(page: Page, link: Locator): Promise<string> {
  const download = page.waitForEvent('download')
  await link.click()
  return readFileSync(await (await download).path(), 'utf8')
}

for (const [place, part] of [
  ['the contact page', 'main'],
  ['the footer', 'contentinfo'],
] as const)
  test(`${place} hands out a contact card that another program reads`, async ({ page }) => {
    await page.goto('/contact')
    const link = page.getByRole(part).getByRole('link', { name: /contact card/i })
    const card = new ICAL.Component(ICAL.parse(await savedBy(page, link)))
    expect(card.getFirstPropertyValue('fn')).toBe('Crown & Level')
    expect(card.getFirstPropertyValue('tel')).toBe('+17045550142')
    expect(card.getFirstPropertyValue('note')).toContain('Monday–Friday: 7:00 AM–6:00 PM')
    expect(String(card.getFirstPropertyValue('photo'))).toMatch(/^iVBORw0KGgo/)
  })

test('a schedule hands out a calendar that reminds of each season, with the way to the page', async ({
  page,
}) => {
  await page.goto('/services/maintenance/preventive')
  const link = page.getByRole('link', { name: 'Add all four reminders to my calendar' })
  const calendar = await savedBy(page, link)
  for (const season of ['spring', 'summer', 'fall', 'winter'])
    expect(calendar).toContain(`SUMMARY:Preventive maintenance: ${season}`)
  expect(calendar.replaceAll('\r\n ', '')).toContain('/services/maintenance/preventive')
})

test('every schedule has its calendar, and nothing else has', async ({ product, pages }) => {
  const offered = pages.flatMap(({ document }) =>
    document.querySelectorAll('a[href$=".ics"]').map((link) => link.getAttribute('href')),
  )
  expect([...new Set(offered)].sort()).toEqual(CALENDARS)
  for (const path of ['/reminders/painting.ics', '/reminders/made-up.ics', '/reminders/made/up.ics'])
    expect(await statusOf(product, path), path).toBe(404)
})

test('the files say what they are, and are asked for again', async ({ product }) => {
  for (const path of [CARD, ...CALENDARS]) {
    const { headers } = await fetch(`${product.site}${path}`)
    expect(headers.get('content-type')).toBe(`text/${path === CARD ? 'vcard' : 'calendar'}; charset=utf-8`)
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})
