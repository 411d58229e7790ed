import { DAY } from '#content/hours/charlotte-clock.ts'
import { holidaysFrom } from '#content/hours/federal-holidays.ts'
import { datesOf } from '#content/hours/opening-exceptions.ts'
import { devices } from '../../fixtures/devices.ts'
import { textOf } from '../../fixtures/product/site.ts'
import { expect, isInSight, test } from '../owner-test.ts'

const NAME = 'Thanksgiving'
/** The next one that is not today: the journey takes place on the day before it, whenever it runs. */
const tomorrow = new Date(Date.now() + DAY).toISOString().slice(0, 10)
const date = holidaysFrom(tomorrow).find(({ name }) => name === NAME)?.date ?? ''
const words = `${NAME}, ${datesOf({ date, lastDate: null })}`
/** Such as 2026-11-22. */
const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' })
const FAMILY_DAY = '*[_id == "drafts.openingHours"][0].exceptions[name == "Family day"]{date}'

test.describe('At a phone', () => {
  test.use(devices.phone)

  test.beforeEach(({ desk }) => desk.openForm('openingHours', 'openingHours'))
  test.afterEach(({ product }) => product.client().delete('drafts.openingHours'))

  test('the owner closes for Thanksgiving, and header, contact page and structured data follow', async ({
    desk: owner,
    page,
    product,
  }) => {
    const client = product.client()
    const kept = await client.fetch('*[_id == "openingHours"][0]{days, exceptions}')
    try {
      await client.patch('openingHours').set({ exceptions: [] }).commit()
      await expect.poll(() => textOf(product, '/contact')).not.toContain(words)

      const holiday = page.getByRole('button', { name: `${NAME}: closed` }).last()
      const more = page.getByRole('button', { name: /^Show the next twelve months/ })
      await expect(more).toBeVisible()
      if (!(await holiday.isVisible())) await more.tap()
      await holiday.tap()
      await expect(page.getByText(`${datesOf({ date, lastDate: null })}: Closed`)).toBeVisible()
      await owner.publish()

      await expect.poll(() => textOf(product, '/contact')).toContain(words)
      expect(await textOf(product, '/contact')).toContain(
        `"validFrom":"${date}","validThrough":"${date}","opens":"00:00","closes":"00:00"`,
      )
      await page.clock.install({ time: `${date}T15:00:00Z` })
      await page.goto(`${product.site}/contact`)
      const header = page.getByRole('complementary', { name: 'Business hours and license' })
      await expect(header).toContainText(`Closed today: ${NAME}`)
      await expect(page.getByRole('main').getByRole('table', { name: 'Holiday hours' })).toContainText(words)
      expect(owner.complaints).toEqual([])
    } finally {
      await client.patch('openingHours').set(kept).commit()
    }
    await expect.poll(() => textOf(product, '/contact')).toContain('Christmas Day')
  })

  test('the owner sees at every letter what visitors read, and gives other days the same hours', async ({
    desk: owner,
    page,
  }) => {
    const seen = page.getByRole('region', { name: 'What visitors see this week' })
    await expect(page.getByText(/^Right now: /)).toBeVisible()
    await page.getByRole('combobox', { name: 'Sunday', exact: true }).selectOption('By appointment')
    await expect(seen.getByText('By appointment', { exact: true })).toBeVisible()
    await owner.setField('Monday opens', '6:30')
    await expect(seen).toContainText('6:30 AM–6:00 PM')
    await page.getByRole('button', { name: 'Copy the hours of Monday to other days' }).tap()
    await page.getByRole('menuitem', { name: 'Monday to Friday' }).tap()
    await expect(owner.field('Friday opens')).toHaveValue('6:30 AM')
    await owner.setField('Friday closes', '6 am')
    await expect(page.getByRole('alert').getByText('The closing time must be after')).toBeVisible()
    await owner.isRefused('The closing time must be after')
    await owner.setField('Friday closes', '8ish')
    await owner.field('Friday opens').focus()
    await expect(page.getByRole('alert').getByText('Enter a time such as 6pm or noon.')).toBeVisible()
    await page.getByRole('combobox', { name: 'Friday', exact: true }).selectOption('Closed')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await owner.isAccepted()
  })

  test('another day is opened where the finger is, is nothing until something is typed, and stays in sight until its date is right', async ({
    desk: owner,
    page,
    product,
  }) => {
    const now = (await page.getByText(/^Right now: /).textContent()) ?? ''
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
    await day.fill(today)
    // Beside what visitors see now.
    const after = page.getByRole('region', { name: 'After you publish: what visitors see this week' })
    await expect(after).toContainText('Closed, Family day')
    await expect(page.getByText(/^Right now: /)).toHaveText(now)
    await day.fill('2040-12-12')
    await expect(page.getByText(/2040: Closed/)).toBeVisible()
    await page.getByRole('button', { name: 'Done with Family day' }).tap()
    await expect(page.getByRole('button', { name: 'Change Family day' })).toBeVisible()
  })
})
