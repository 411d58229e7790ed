import { axeFaults } from '../fixtures/axe.ts'
import { devices } from '../fixtures/devices.ts'
import { expect, test } from '../fixtures/test.ts'
import {
  clumsyFields,
  comeToForm,
  countMails,
  fillIn,
  mailAgain,
  mailIn,
  nextStep,
  shortPerson,
  thanksOn,
  unsent,
} from './quote-form.ts'

const TRADE = '/service-areas/matthews/plumbing'
const PLANS = '/service-areas/matthews/maintenance'
const send = 'Get my free quote'

test.use(devices.phone)

test.beforeEach(({ page }) => page.addInitScript(countMails))

test('from the page of a trade in a town, the mail names both', async ({ page }) => {
  await page.goto(TRADE)
  await page.getByRole('link', { name: 'Get a Matthews quote' }).click()
  const element = await comeToForm(page, TRADE)
  await fillIn(element, { ...shortPerson, 'Describe the work': 'A dripping valve\nin the hall' })
  await element.getByRole('button', { name: send }).click()
  await expect(nextStep(element)).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('data-mails', '1')
  const { subject, body } = await mailIn(mailAgain(element))
  expect(subject).toBe("New Quote Request from Ana O'Neil")
  expect(body).toContain(
    'Service: Plumbing\r\nTown: Matthews\r\nDescription:\r\nA dripping valve\r\nin the hall',
  )
  await expect(thanksOn(page)).toContainText('within 24 hours with your free quote')
  await expect(element.getByLabel('Your name')).toHaveValue('')
  await expect(element.getByLabel('Service')).toHaveValue('Plumbing')
})

test('fields are made for thumbs, and what is wrong is said at the field', async ({ page }) => {
  const element = await comeToForm(page, PLANS)
  expect(await element.locator('form').evaluate(clumsyFields)).toEqual([])
  await element.getByLabel('Your name').fill('Ana')
  await element.getByRole('button', { name: 'Get my free quote' }).click()
  await expect(element.getByLabel('Phone')).toBeFocused()
  await expect(nextStep(element)).toBeHidden()
  expect(await axeFaults(page, '#contact')).toEqual([])
  await element.getByLabel('Phone').fill(shortPerson.Phone)
  await page.keyboard.press('Enter')
  await expect(nextStep(element)).toBeVisible()
  expect(await element.locator('[data-step=send]').evaluate(clumsyFields)).toEqual([])
  expect(await axeFaults(page, '#contact')).toEqual([])
})

test('the plan whose button was pressed is chosen, and survives a reload', async ({ page }) => {
  const element = await comeToForm(page, PLANS)
  const plan = (name: string) => element.getByRole('radio', { name })
  await page.getByRole('link', { name: 'Choose Premium' }).focus()
  await page.keyboard.press('Enter')
  await expect(plan('Premium ($199/month)')).toBeFocused()
  await expect(plan('Premium ($199/month)')).toBeInViewport()
  await page.keyboard.press('ArrowUp')
  await expect(plan('Basic ($99/month)')).toBeChecked()
  await page.keyboard.press('Tab')
  for (const words of Object.values(shortPerson)) {
    await page.keyboard.type(words)
    await page.keyboard.press('Tab')
  }
  await page.reload()
  await element.scrollIntoViewIfNeeded()
  await expect(unsent(element)).toBeVisible()
  await expect(plan('Basic ($99/month)')).toBeChecked()
  await page.getByRole('link', { name: 'Choose Premium' }).click()
  await expect(plan('Premium ($199/month)')).toBeChecked()
  await element.getByRole('button', { name: send }).click()
  expect((await mailIn(mailAgain(element))).body).toContain(
    'Service: Maintenance\r\nPlan: Premium ($199/month)\r\nTown: Matthews',
  )
})

test('the visit whose button was pressed is asked for, and otherwise a price', async ({ page }) => {
  await page.goto('/services/painting')
  const element = page.locator('#contact quote-form')
  await expect(element.getByRole('radio', { name: 'Just a price' })).toBeChecked()
  await page.getByRole('link', { name: 'Book a color consultation' }).click()
  const visit = element.getByRole('radio', { name: 'Book a color consultation' })
  await expect(visit).toBeChecked()
  await expect(visit).toBeInViewport()
  await fillIn(element, shortPerson)
  await element.getByRole('button', { name: send }).click()
  expect((await mailIn(mailAgain(element))).body).toContain(
    'Service: Painting\r\nRequest: Book a color consultation',
  )
})

test('what was typed and chosen goes along to other pages, until the visitor starts over', async ({
  page,
}) => {
  const element = await comeToForm(page, PLANS)
  await element.getByRole('radio', { name: 'Basic ($99/month)' }).check()
  await comeToForm(page, TRADE)
  await element.getByText('Service and town').click()
  await fillIn(element, { ...shortPerson, Town: 'Stallings' })
  await comeToForm(page, '/service-areas/pineville/painting')
  await expect(element.getByLabel('Your name')).toHaveValue(shortPerson['Your name'])
  await expect(element.getByLabel('Town')).toHaveValue('Stallings')
  await expect(element.getByLabel('Service')).toHaveValue('Painting')
  await expect(unsent(element)).toBeVisible()
  await comeToForm(page, PLANS)
  await expect(element.getByRole('radio', { name: 'Basic ($99/month)' })).toBeChecked()
  await element.getByRole('button', { name: 'Start over' }).click()
  await expect(element.getByLabel('Town')).toHaveValue('Matthews')
  await comeToForm(page, PLANS)
  await expect(element.getByRole('radio', { name: 'Not sure yet' })).toBeChecked()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the button of a plan leads to it, and the answer has service, town and plan', async ({ page }) => {
    await page.goto(PLANS)
    await page.getByRole('link', { name: 'Choose Basic' }).click()
    const element = page.locator('#contact quote-form')
    const plan = element.getByRole('radio', { name: 'Basic ($99/month)' })
    await expect(plan).toBeInViewport()
    await page.keyboard.press('Space')
    await expect(plan).toBeChecked()
    await fillIn(element, shortPerson)
    await element.getByRole('button', { name: send }).click()
    const main = page.getByRole('main')
    const { body } = await mailIn(main.getByRole('link', { name: 'Open the email' }))
    expect(body).toContain('Service: Maintenance\r\nPlan: Basic ($99/month)\r\nTown: Matthews')
    await expect(main.getByLabel('Plan')).toHaveValue('Basic ($99/month)')
    await expect(main.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+1\d{10}$/)
  })
})
