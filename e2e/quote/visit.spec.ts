import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { DAY, dateOf, inBusinessTime } from '#content/hours/business-clock.ts'
import { halfDayInWords, workingTimes } from '#content/hours/half-days.ts'
import type { Hours } from '#content/hours/open-now.ts'
import { axeFaults } from '../fixtures/axe.ts'
import { onEachDevice, press } from '../fixtures/devices.ts'
import { expect, test } from '../fixtures/test.ts'
import { clumsyFields, comeToForm, fillIn, mailAgain, mailIn, shortPerson } from './quote-form.ts'

const PAINTING = '/services/painting'
const FOLD = 'When can we come? (optional)'

/** The hours that the page says, and the next days from a week on: two that are open in the morning, and a closed one. */
async function daysOn(page: Page) {
  const written = await page.locator('[data-hours]').first().getAttribute('data-hours')
  const hours: Hours = JSON.parse(written ?? '')
  const { today } = inBusinessTime(new Date())
  const days = Array.from({ length: 60 }, (_, ahead) => dateOf(today + (ahead + 7) * DAY))
  const isOpen = (day: string, half: string) => workingTimes(hours, { day, half }) !== undefined
  const [first = '', second = ''] = days.filter((day) => isOpen(day, 'morning') && isOpen(day, 'afternoon'))
  const closed = days.find((day) => !isOpen(day, '')) ?? ''
  return { first, second, closed, hours }
}

/** The entry that another program makes of a link in a mail. */
async function entryAt(site: string, link: string | undefined) {
  const response = await fetch(new URL(new URL(link ?? '').pathname, site))
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ])
  const calendar = new ICAL.Component(ICAL.parse(await response.text()))
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
}

onEachDevice('a visitor', () => {
  test('chooses two half-days, and each has a link in the mail that makes an entry of a calendar', async ({
    page,
    product,
  }) => {
    const element = await comeToForm(page, PAINTING)
    const { first, second, hours } = await daysOn(page)
    await expect(element.getByLabel('First day', { exact: true })).toBeHidden()
    await press(element.getByText(FOLD))
    await element.getByLabel('First day', { exact: true }).fill(first)
    await element.getByLabel('First day’s time').selectOption('Morning')
    await element.getByLabel('Second day', { exact: true }).fill(second)
    await fillIn(element, shortPerson)
    expect(await element.locator('form').evaluate(clumsyFields)).toEqual([])
    expect(await axeFaults(page, '#contact')).toEqual([])
    await press(element.getByRole('button', { name: 'Get my free quote' }))

    const { body } = await mailIn(mailAgain(element))
    const [one, other] = body.match(/https?:\S+\.ics/g) ?? []
    expect(body).toContain(
      [
        'Times that work:',
        `${halfDayInWords({ day: first, half: 'morning' })}. Add to calendar: ${one}`,
        `${halfDayInWords({ day: second, half: '' })}. Add to calendar: ${other}`,
      ].join('\r\n'),
    )
    const { from, to } = workingTimes(hours, { day: first, half: 'morning' }) ?? {}
    const { summary, startDate, endDate } = await entryAt(product.site, one)
    expect([summary, `${startDate}`, `${endDate}`]).toEqual([
      'Visit (AO)',
      `${first}T${from}:00`,
      `${first}T${to}:00`,
    ])
    expect(`${(await entryAt(product.site, other)).startDate}`).toContain(second)
  })

  test('hears at the field that nobody comes on a closed day, and loses nothing', async ({ page }) => {
    const element = await comeToForm(page, PAINTING)
    const { first, closed } = await daysOn(page)
    await fillIn(element, shortPerson)
    await press(element.getByText(FOLD))
    await element.getByLabel('First day', { exact: true }).fill(closed)
    await press(element.getByText(FOLD))
    await press(element.getByRole('button', { name: 'Get my free quote' }))
    await expect(element.getByLabel('First day', { exact: true })).toBeFocused()
    await expect(element.getByLabel('First day', { exact: true })).toHaveAccessibleDescription(
      /^we’re closed on /i,
    )
    await element.getByLabel('First day', { exact: true }).fill(first)
    await expect(element.getByText('We’re closed on', { exact: false })).toHaveCount(0)
    await press(element.getByRole('button', { name: 'Get my free quote' }))
    expect((await mailIn(mailAgain(element))).body).toContain(halfDayInWords({ day: first, half: '' }))
  })
})
