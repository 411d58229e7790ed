import { axeFaults } from '../fixtures/axe.ts'
import { devices } from '../fixtures/devices.ts'
import { expect, test } from '../fixtures/test.ts'
import {
  clumsyFields,
  comeToForm,
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

test('fields are made for thumbs, and what is wrong is said at the field', async ({ page }) => {
  const element = await comeToForm(page, PLANS)
  expect(await element.locator('form').evaluate(clumsyFields)).toEqual([])
  await element.getByLabel('Your name').fill('Ana')
  await element.getByRole('button', { name: send }).click()
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
  await expect(element.getByRole('radio', { name: 'Book a color consultation' })).toBeInViewport()
  await fillIn(element, shortPerson)
  await element.getByRole('button', { name: send }).click()
  expect((await mailIn(mailAgain(element))).body).toContain(
    'Service: Painting\r\nRequest: Book a color consultation',
  )
  await expect(thanksOn(page)).toContainText('within 24 hours with your free quote')
  await expect(element.getByLabel('Your name')).toHaveValue('')
  await expect(element.getByLabel('Service')).toHaveValue('Painting')
})

test('what was typed goes along to other pages, until the visitor starts over', async ({ page }) => {
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
