import { axeFaults } from '../fixtures/axe.ts'
import { onEachDevice } from '../fixtures/devices.ts'
import { expect, test } from '../fixtures/test.ts'
import {
  comeTo,
  countMails,
  estimate,
  expectEmpty,
  fill,
  fillAndOpen,
  mailAgain,
  mailIn,
  message,
  nextStep,
  person,
  thanksOn,
} from './quote-form.ts'

test.beforeEach(({ page }) => page.addInitScript(countMails))

onEachDevice('A visitor', (device) => {
  const form = device === 'phone' ? estimate : message

  test(`sends ${form.name} by mail and is thanked, and axe finds nothing`, async ({ page }) => {
    const element = await fillAndOpen(page, form)

    await expect(page.locator('html')).toHaveAttribute('data-mails', '1')
    const { to, subject, body } = await mailIn(mailAgain(element))
    expect(to).toMatch(/@/)
    expect(subject).toBe("New Quote Request from Ana O'Neil")
    expect(body).toContain(`${form.choice.join(': ')}\r\n`)
    const [long = ''] = Object.values(form.own).slice(-1)
    expect(body).toContain(long.replaceAll('\n', '\r\n'))
    await expect(thanksOn(page)).toContainText(form.thanks)
    await expect(thanksOn(page)).toContainText('within 24 hours with your free')
    await expect(thanksOn(page)).toContainText('once you press Send in your email app')
    await expect(nextStep(element)).toBeInViewport()
    await expectEmpty(element, form)
    expect(await axeFaults(page, `#${form.section}`)).toEqual([])
  })
})

test('the keyboard alone fills in and sends; the focus is never lost', async ({ page }) => {
  const element = await comeTo(page, message)
  await element.getByLabel('First name').focus()
  for (const words of [...Object.values(person), 'Construction', 'A porch']) {
    await page.keyboard.type(words)
    await page.keyboard.press('Tab')
  }
  // Past what is folded.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(nextStep(element)).toBeFocused()
  expect((await mailIn(mailAgain(element))).body).toMatch(/Project type: Construction\r\nMessage: A porch$/)
  await page.keyboard.press('Tab')
  await expect(mailAgain(element)).toBeFocused()
  await element.getByRole('button', { name: 'Start over' }).focus()
  await page.keyboard.press('Enter')
  await expect(element.getByRole('form', { name: message.send })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(element.getByLabel('First name')).toBeFocused()
})

test('what is wrong is said below the field until it is right', async ({ page }) => {
  const element = await comeTo(page, estimate)
  await fill(element, estimate)
  await element.getByLabel('Email').fill('not an address')
  await element.getByRole('button', { name: estimate.send }).click()
  await expect(element.getByLabel('Email')).toBeFocused()
  await expect(nextStep(element)).toBeHidden()
  await expect(element.getByLabel('First name')).toHaveValue('Ana')
  await expect(element.getByLabel('Email')).toHaveAccessibleDescription(/enter the whole address/)
  await expect(element.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(element.getByText('enter the whole address')).toBeInViewport()
  await element.getByLabel('Email').fill('ana@mail.example')
  await expect(element.getByText('enter the whole address')).toHaveCount(0)
  await expect(element.getByLabel('Email')).not.toHaveAttribute('aria-invalid')
})

test('a request that makes no mail goes the way that needs no script', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.encodeURIComponent = () => {
      throw new Error('This browser can’t.')
    }
  })
  const element = await comeTo(page, message)
  await fill(element, message)
  await element.getByRole('button', { name: message.send }).click()
  await expect(page).toHaveURL(/\/your-request/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Open the email' })).toBeVisible()
})
