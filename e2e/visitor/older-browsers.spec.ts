import { devices } from '../fixtures/devices.ts'
import { makeOlder } from '../fixtures/older-browser.ts'
import { expect, test } from '../fixtures/test.ts'
import { fillAndOpen, mailAgain, mailIn, message } from '../quote/quote-form.ts'

/** Pages are answered by the test, not by what a worker has kept. */
test.use({ serviceWorkers: 'block' })

const errors: Error[] = []

test.beforeEach(async ({ page }) => {
  errors.length = 0
  page.on('pageerror', (error) => errors.push(error))
  await makeOlder(page)
})

test.afterEach(() => {
  expect(errors).toEqual([])
})

test.describe('on a desktop', () => {
  test.use(devices.desktop)

  test('a request is handed over, however long, without half a character', async ({ page }) => {
    const long = { ...message, own: { 'What do you need done?': 'A 🛠️ shelf. '.repeat(400) } }
    const element = await fillAndOpen(page, long)
    const { body } = await mailIn(mailAgain(element))
    expect(body).toContain('A 🛠️ shelf. A 🛠️ shelf.')
    expect(body).toMatch(/\[Shortened\. Please paste the whole message here\.\]$/)
  })
})
