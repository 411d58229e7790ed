import ICAL from 'ical.js'
import { DAY, dateOf, inCharlotte } from '#content/hours/charlotte-clock.ts'
import { halfDayInWords, workingTimes } from '#content/hours/half-days.ts'
import type { Hours } from '#content/hours/open-now.ts'
import { axeFaults } from '../fixtures/axe.ts'
import { onEachDevice, press } from '../fixtures/devices.ts'
import { expect, test } from '../fixtures/test.ts'
import { comeToEstimate, count, lines, textLink } from './estimate.ts'
import { clumsyFields, comeToForm, fillIn, mailAgain, mailIn, person, shortPerson } from './quote-form.ts'

const PAINTING = '/services/painting'
const FOLD = 'When can we come? (optional)'

/** The hours that the page says, and the next days from a week on: two that are open in the morning, and a closed one. */
async function daysOn(page: { content(): Promise<string> }) {
  const [, written = ''] = /data-hours="([^"]+)"/.exec(await page.content()) ?? []
  const hours: Hours = JSON.parse(written.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
  const { today } = inCharlotte(new Date())
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

  test('reads how long the visit takes on the page of a job, in the price list and in the estimate', async ({
    page,
  }) => {
    await page.goto('/services/drywall-repair')
    const main = page.getByRole('main')
    await expect(main.getByText('Usual visit: Half a day').first()).toBeVisible()
    const element = await comeToEstimate(page, 'drywall-repair')
    await expect(main.getByRole('row', { name: /Medium drywall repair/ })).toContainText(
      'Usual visit: Half a day',
    )
    await count(element, 'Medium drywall repair').fill('1')
    await expect(lines(element)).toHaveText([/= \$125–250\. Usual visit: Half a day/])
    const { searchParams } = new URL((await textLink(element).getAttribute('href')) ?? '')
    expect(searchParams.get('body')).toContain('Usual visit: Half a day')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('half-days are in the mail with their links, and what can’t be is said in the form', async ({
    page,
    product,
  }) => {
    await page.goto('/contact')
    const { first, closed } = await daysOn(page)
    const form = page.getByRole('main').getByRole('form').first()
    await fillIn(form, person)
    await form.getByText(FOLD).click()
    await form.getByLabel('First day', { exact: true }).fill(closed)
    await form.getByLabel('First day’s time').selectOption('Afternoon')
    await form.getByRole('button', { name: 'Send my quote request' }).click()
    await page.getByRole('link', { name: /^First day: we’re closed on / }).click()
    await expect(page.getByLabel('First day', { exact: true })).toBeInViewport()
    await expect(page.getByLabel('First day’s time')).toHaveValue('afternoon')
    await page.getByLabel('First day', { exact: true }).fill(first)
    await page.getByRole('button', { name: 'Send my quote request' }).click()
    const { body } = await mailIn(page.getByRole('link', { name: 'Open the email' }))
    expect(body).toContain(`Times that work: ${halfDayInWords({ day: first, half: 'afternoon' })}. Add to`)
    const { summary, startDate } = await entryAt(product.site, body.match(/https?:\S+\.ics/)?.[0])
    expect([summary, `${startDate}`]).toEqual(['Visit (AO)', `${first}T12:00:00`])
  })
})
