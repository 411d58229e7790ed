import { calendarDay, DAY } from '#content/hours/business-clock.ts'
import { devices } from '../../fixtures/devices.ts'
import { expect, fieldOf, isInSight, OPEN_NOW, test } from '../owner-test.ts'

/** The days that visitors read, such as 2026-11-22, but today: it may be over when the test has come to them. */
const WEEK = [1, 2, 3, 4, 5, 6].map((days) => calendarDay(new Date(Date.now() + days * DAY)))
/** The holidays among them, which have a name already. */
const HOLIDAYS = 'coalesce(*[_id == "openingHours"][0].exceptions, [])[].date'
const FAMILY_DAY = '*[_id == "drafts.openingHours"][0].exceptions[name == "Family day"]{date}'

/** What is typed instead of a time, and what the form says to do. */
const INSTEAD = [
  ['9pm-5am', /^A day’s hours end by midnight\./],
  ['7am - noon, 1 - 5', /^A day has one span of hours, without a break\./],
  ['8-12 and 1-5', /^A day has one span of hours, without a break\./],
  ['closed', /^To be closed, choose "Closed" in the list\./],
  ['by appointment', /^Choose "By appointment" in the list/],
] as const

/** Such as "Monday", of a date such as 2026-11-30. */
const nameOf = (date: string) =>
  new Date(date).toLocaleDateString('en-US', { timeZone: 'UTC', weekday: 'long' })

test.use(devices.phone)

test.beforeEach(({ owner }) => owner.openForm('openingHours', 'openingHours'))

test('the owner sees at every letter what visitors read', async ({ owner, page, product }) => {
  const seen = page.getByRole('region', { name: 'What visitors see this week' })
  await expect(page.getByText(OPEN_NOW).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Sunday', exact: true }).selectOption('By appointment')
  await expect(seen.getByText('By appointment', { exact: true })).toBeVisible()
  await owner.setField('Monday opens', '6:30')
  await expect(seen).toContainText('6:30 AM–6:00 PM')
  await page.getByRole('button', { name: 'Copy the hours of Monday to other days' }).tap()
  await page.getByRole('menuitem', { name: 'Monday to Friday' }).tap()
  await expect(owner.field('Friday opens')).toHaveValue('6:30 AM')
  const friday = () => fieldOf(product, 'drafts.openingHours', 'days[day == "Friday"][0].opens')
  await expect.poll(friday).toBe('06:30')
  await owner.setField('Friday closes', '6 am')
  await expect(page.getByRole('alert').getByText('The closing time must be after')).toBeVisible()
  await owner.isRefused('The closing time must be after')
  await owner.setField('Friday closes', '8ish')
  await owner.field('Friday opens').focus()
  await expect(page.getByRole('alert').getByText('Enter a time such as 6pm or midnight.')).toBeVisible()
  await owner.setField('Friday opens', 'half past seven to 5')
  await expect(owner.field('Friday closes')).toHaveValue('5:00 PM')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect.poll(friday).toBe('07:30')
  await page.getByRole('combobox', { name: 'Friday', exact: true }).selectOption('Closed')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await owner.isAccepted()
})

test('an owner who takes no emergencies is led to each text that promises them', async ({ owner, page }) => {
  const mentioning = page.getByRole('list', { name: 'Still mentioned in' }).getByRole('link')
  await expect(owner.field('Emergencies')).not.toHaveValue('')
  await expect(mentioning).toHaveCount(0)
  await owner.setField('Emergencies', '')
  await expect(page.getByText(/texts on your website still mention emergencies/)).toBeVisible()
  await mentioning.first().tap()
  await expect(page).toHaveURL(/\/intent\/edit|\/structure\/.*;/)
})

test('the owner reads what to do with hours that a day can’t have, and nothing is said of that day', async ({
  owner,
  page,
  product,
}) => {
  const holidays = await product.client().fetch<string[]>(HOLIDAYS)
  const day = nameOf(WEEK.find((date) => !holidays.includes(date)) ?? '')
  const now = (await page.getByText(OPEN_NOW).first().textContent()) ?? ''
  const told = page.getByRole('alert')
  await page.getByRole('combobox', { name: day, exact: true }).selectOption('Open')
  for (const [typed, help] of INSTEAD) {
    await owner.setField(`${day} opens`, typed)
    await expect(told).toHaveText(help)
    const week = page.getByRole('region', { name: /what visitors see this week$/ })
    await expect(week).toContainText('Waiting for its times')
  }
  await owner.isRefused('Choose "By appointment" in the list')
  const today = nameOf(new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' }))
  await page.getByRole('combobox', { name: today, exact: true }).selectOption('Open')
  await owner.setField(`${today} opens`, '9pm-5am')
  await expect(page.getByText(OPEN_NOW).first()).toHaveText(now)
  await expect(page.getByText(/^After you publish: closed/)).toBeHidden()
  for (const name of [day, today]) await owner.setField(`${name} opens`, '24/7')
  await expect(told.filter({ hasText: /list|midnight/ })).toHaveCount(0)
  await expect(page.getByText('Waiting for its times')).toBeHidden()
})

test('another day opens at the finger, and is nothing until it is typed', async ({
  owner,
  page,
  product,
}) => {
  const now = (await page.getByText(OPEN_NOW).first().textContent()) ?? ''
  const another = page.getByRole('button', { name: 'Another day' })
  await another.tap()
  const [reason, day] = [owner.field('Reason'), page.getByLabel('First day')]
  await expect(reason).toBeFocused()
  await isInSight(reason)
  await expect(day).toHaveValue('')
  await expect(another).toBeHidden()
  expect(await product.client().fetch('count(*[_id == "drafts.openingHours"])')).toBe(0)
  await reason.pressSequentially('Family day')
  await expect.poll(() => product.client().fetch(FAMILY_DAY)).toEqual([{ date: null }])
  await owner.isRefused('Choose the date.')

  // Key by key.
  for (const typed of ['0002-12-12', '0020-12-12', '2020-12-12']) await day.fill(typed)
  await expect(page.getByText('This day is over. Check the date and the year.')).toBeVisible()
  const holidays = await product.client().fetch<string[]>(HOLIDAYS)
  await day.fill(WEEK.find((date) => !holidays.includes(date)) ?? '')
  // Beside what visitors see now.
  const after = page.getByRole('region', { name: 'After you publish: what visitors see this week' })
  await expect(after).toContainText('Closed, Family day')
  await expect(page.getByText(OPEN_NOW).first()).toHaveText(now)
  await day.fill('2040-12-12')
  await expect(page.getByText(/2040: Closed/)).toBeVisible()
  await page.getByRole('button', { name: 'Done with Family day' }).tap()
  const change = page.getByRole('button', { name: 'Change Family day' })
  await isInSight(change)
  await expect(page.getByText('New: on your website when you publish').last()).toBeInViewport()
  const offered = page.getByRole('button', { name: /: closed$/ }).first()
  const holiday = (await offered.getAttribute('aria-label'))?.replace(': closed', '')
  await offered.tap()
  await isInSight(page.getByRole('button', { name: `Change ${holiday}`, exact: true }))
})
