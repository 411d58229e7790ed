import { gzipSync } from 'node:zlib'
import {
  comeTo,
  countMails,
  estimate,
  fill,
  formOf,
  mailAgain,
  mailOf,
  message,
  noticeOf,
  person,
  WIDTHS,
} from './fixtures/quote-form.ts'
import { expect, test } from './fixtures/test.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(countMails)
})

for (const [device, viewport] of Object.entries(WIDTHS)) {
  for (const form of [estimate, message]) {
    test(`${form.name} opens the mail program, thanks and is empty again, on a ${device}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      const element = await comeTo(page, form)
      await fill(element, form)
      await element.getByRole('button', { name: form.send }).click()

      await expect(noticeOf(page)).toContainText(form.thanks)
      await expect(noticeOf(page)).toContainText('within 24 hours with your free')
      await expect(page.locator('html')).toHaveAttribute('data-mails', '1')
      const { to, subject, body } = await mailOf(page)
      expect(to).toMatch(/@/)
      expect(subject).toBe("New Quote Request from Ana O'Neil")
      const [long = ''] = Object.values(form.own).slice(-1)
      for (const words of ["Name: Ana O'Neil", 'Email: ana@mail.example', 'Phone: (704) 555-0100'])
        expect(body).toContain(`${words}\r\n`)
      expect(body).toContain(`${form.choice.join(': ')}\r\n`)
      expect(body).toContain(long.replaceAll('\n', '\r\n'))
      for (const label of Object.keys({ ...person, ...form.own }))
        await expect(element.getByLabel(label)).toHaveValue('')
    })
  }
}

test('the keyboard alone fills in, sends, and reaches what the notice offers next', async ({ page }) => {
  const element = await comeTo(page, message)
  await element.getByLabel('First name').focus()
  for (const words of Object.values(person)) {
    await page.keyboard.type(words)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('Construction')
  await page.keyboard.press('Tab')
  await page.keyboard.type('A porch')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(noticeOf(page)).toBeVisible()
  expect((await mailOf(page)).body).toMatch(/Project type: Construction\r\nMessage: A porch$/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(mailAgain(page)).toBeFocused()
})

test('what is missing or wrong is said by the browser beside the field, and nothing is sent or lost', async ({
  page,
}) => {
  const element = await comeTo(page, estimate)
  await fill(element, estimate)
  await element.getByLabel('Email').fill('not an address')
  await element.getByRole('button', { name: estimate.send }).click()
  await expect(element.getByLabel('Email')).toBeFocused()
  await expect(mailAgain(page)).toBeHidden()
  await expect(element.getByLabel('First name')).toHaveValue('Ana')
})

test('what is typed survives a reload in each form by itself, and is gone once it was sent', async ({
  page,
}) => {
  const element = await comeTo(page, estimate)
  await fill(element, estimate)
  await comeTo(page, estimate)
  for (const [label, words] of Object.entries({ ...person, ...estimate.own }))
    await expect(element.getByLabel(label)).toHaveValue(words)
  await expect(element.getByLabel('Service')).toHaveValue('drywall-repair')
  await expect(formOf(page, message).getByLabel('First name')).toHaveValue('')

  await element.getByRole('button', { name: estimate.send }).click()
  await expect(noticeOf(page)).toBeVisible()
  await comeTo(page, estimate)
  await expect(element.getByLabel('First name')).toHaveValue('')
  await element.getByRole('button', { name: 'Bring back my last request' }).click()
  await expect(element.getByLabel('Describe the work')).toHaveValue(estimate.own['Describe the work'] ?? '')
})

test('the script of the form comes when the visitor does', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/services/plumbing', { waitUntil: 'networkidle' })
  expect(asked.filter((path) => path.includes('quote-form'))).toEqual([])
  await comeTo(page, message)
  expect(asked.filter((path) => path.includes('quote-form'))).toHaveLength(1)
})

test('what loads with a page is small', async ({ page }) => {
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  await page.goto('/services/plumbing', { waitUntil: 'networkidle' })
  const bytes = (await Promise.all(scripts)).reduce((sum, script) => sum + gzipSync(script).length, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(5 * 1024)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const form of [estimate, message]) {
    test(`${form.name} still goes to the mail program, and no notice is shown`, async ({ page }) => {
      await page.goto('/')
      const element = formOf(page, form)
      await expect(element.locator('form')).toHaveAttribute('action', /^mailto:.+@.+\?subject=New%20Quote/)
      await expect(element.locator('form')).toHaveAttribute('method', 'post')
      await fill(element, form)
      await expect(element.getByRole('button', { name: form.send })).toBeEnabled()
      await expect(element.getByRole('button', { name: 'Bring back my last request' })).toBeHidden()
      await expect(mailAgain(page)).toBeHidden()
      await expect(page.getByText(form.thanks)).toBeHidden()
    })
  }
})
