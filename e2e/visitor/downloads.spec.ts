import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import ICAL from 'ical.js'
import { statusOf } from '../fixtures/product/site.ts'
import { expect, test } from '../fixtures/test.ts'

const PREVENTIVE = '/services/maintenance/preventive'
const CALENDARS = ['/reminders/maintenance/preventive.ics', '/reminders/pressure-washing.ics']

async function savedBy(page: Page, link: Locator): Promise<ICAL.Component> {
  const download = page.waitForEvent('download')
  await link.click()
  return new ICAL.Component(ICAL.parse(readFileSync(await (await download).path(), 'utf8')))
}

test('contact page and footer hand out a contact card that another program reads', async ({ page }) => {
  await page.goto('/contact')
  for (const part of ['main', 'contentinfo'] as const) {
    const card = await savedBy(page, page.getByRole(part).getByRole('link', { name: /contact card/i }))
    expect(card.getFirstPropertyValue('tel')).toBe('+17045550142')
    expect(card.getFirstPropertyValue('note')).toContain('Monday–Friday: 7:00 AM–6:00 PM')
    expect(String(card.getFirstPropertyValue('photo'))).toMatch(/^iVBORw0KGgo/)
  }
})

test('a schedule hands out a calendar that reminds of each season', async ({ page }) => {
  await page.goto(PREVENTIVE)
  const link = page.getByRole('link', { name: 'Add all four reminders to my calendar' })
  const events = (await savedBy(page, link)).getAllSubcomponents('vevent')
  const names = events.map((event) => event.getFirstPropertyValue('summary'))
  const seasons = ['fall', 'spring', 'summer', 'winter']
  expect(names.sort()).toEqual(seasons.map((season) => `Preventive maintenance: ${season}`))
  expect(events[0]?.toString()).toContain(PREVENTIVE)
})

test('every schedule has its calendar, and nothing else has', async ({ product, pages }) => {
  const offered = pages.flatMap(({ document }) =>
    document.querySelectorAll('a[href$=".ics"]').map((link) => link.getAttribute('href')),
  )
  expect([...new Set(offered)].sort()).toEqual(CALENDARS)
  for (const path of ['/reminders/painting.ics', '/reminders/made/up.ics'])
    expect(await statusOf(product, path), path).toBe(404)
})
