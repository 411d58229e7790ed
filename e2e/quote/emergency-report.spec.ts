import { axeFaults } from '../fixtures/axe.ts'
import { devices } from '../fixtures/devices.ts'
import { expect, test } from '../fixtures/test.ts'
import { clumsyFields, comeToForm, fillIn, mailAgain, mailIn, nextStep, thanksOn } from './quote-form.ts'

const EMERGENCY = '/services/maintenance/emergency'

test.use(devices.phone)

test('the phone comes first, in red, then the report, and nothing of weekday hours', async ({ page }) => {
  await page.goto(EMERGENCY)
  const hero = page.locator('[data-section="hero"]')
  const [call, online] = await hero.getByRole('link').all()
  await expect(call ?? hero).toHaveText('Call (704) 555-0142')
  await expect(call ?? hero).toBeInViewport()
  const red = await page.evaluate(() => {
    const swatch = document.body.appendChild(document.createElement('span'))
    swatch.style.background = 'var(--danger)'
    return getComputedStyle(swatch).backgroundColor
  })
  await expect(call ?? hero).toHaveCSS('background-color', red)
  await expect(hero).toContainText('From your call to a crew on its way 5 minutes')
  await expect(hero).not.toContainText('Mon')
  await (online ?? hero).click()
  await expect(page).toHaveURL(/#report$/)
  await expect(page.locator('#report').getByLabel('What happened?')).toBeInViewport()
})

test('a report is a mail that says where, what happened and what is shut off', async ({ page }) => {
  const element = await comeToForm(page, `${EMERGENCY}#report`, 'report')
  expect(await element.locator('form').evaluate(clumsyFields)).toEqual([])
  await fillIn(element, {
    'What happened?': 'The water heater burst',
    Address: '12 Elm St, Matthews',
    'Your name': 'Ana',
    Phone: '(704) 555-0100',
  })
  await element.getByLabel('What’s shut off?').selectOption('Water')
  await expect(element.getByText('take a photo for the email')).toBeVisible()
  expect(await axeFaults(page, '#report')).toEqual([])
  await element.getByRole('button', { name: 'Report Emergency Online' }).click()
  await expect(nextStep(element)).toBeFocused()
  expect((await mailIn(mailAgain(element))).body).toContain(
    'Where: 12 Elm St, Matthews\r\nShut off: Water\r\nWhat happened: The water heater burst',
  )
  await expect(thanksOn(page)).toContainText('We’ll call you back.')
})
