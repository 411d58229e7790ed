import { fixedPaths } from '#content/addresses/routes.ts'
import { axeFaults } from '../fixtures/axe.ts'
import { devices } from '../fixtures/devices.ts'
import { expect, test } from '../fixtures/test.ts'
import { fill, formOf, mailIn, message } from './quote-form.ts'

const HOSTILE = `"><script>document.title='taken'</script><img src=x onerror="document.title='taken'">{{phone}}`

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('what is wrong is said, and then every way to send and change it', async ({ page }) => {
    await page.goto('/contact')
    const form = formOf(page, message)
    await fill(form, message)
    await form.getByLabel('Email').fill('ana at home')
    await form.getByLabel('What do you need done?').fill(HOSTILE)
    // An old browser, or one that is told to let everything pass.
    await form.locator('form').evaluate((element) => element.setAttribute('novalidate', ''))
    await form.getByRole('button', { name: message.send }).click()
    await expect(page).toHaveURL(fixedPaths.yourRequest)
    await expect(page.getByRole('alert')).toContainText('Email: please enter the whole address')
    await page.getByRole('link', { name: /^Email: / }).click()
    await expect(page.getByLabel('Email')).toBeInViewport()
    await page.getByLabel('Email').fill('ana@mail.example')
    await page.getByRole('button', { name: message.send }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step: send your request')
    const main = page.getByRole('main')
    const mail = main.getByRole('link', { name: 'Open the email' })
    const { to, body } = await mailIn(mail)
    await expect(main.getByText(to).first()).toBeVisible()
    expect(body).toContain(HOSTILE)
    const text = main.getByRole('textbox', { name: 'Your message' }).first()
    expect(await text.inputValue()).toBe(body.replaceAll('\r\n', '\n'))
    for (const { viewport } of Object.values(devices)) {
      await page.setViewportSize(viewport)
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
      expect(scrollWidth).toBe(clientWidth)
    }
    await expect(page.getByText(message.thanks)).toBeHidden()
    await page.getByLabel('Last name').fill('Smith')
    await page.getByRole('button', { name: 'Update my request' }).click()
    expect((await mailIn(mail)).subject).toBe('New Quote Request from Ana Smith')
  })

  test('nothing of the step that a script takes is shown', async ({ page }) => {
    await page.goto('/')
    const names = /^(Bring back what I typed|Start over|Bring back my last request|Copy message)$/
    await expect(page.getByRole('button', { name: names })).toHaveCount(0)
    await expect(page.getByText('We don’t keep a copy').first()).toBeVisible()
  })
})

test('axe finds nothing on the answers, and no hostile word acts', async ({ page, product }) => {
  const person = { firstName: HOSTILE, lastName: HOSTILE, email: 'a@mail.example', phone: HOSTILE }
  const formType = 'application/x-www-form-urlencoded'
  for (const [title, type, data] of [
    ['One more step: send your request', formType, { form: 'estimate', ...person, description: HOSTILE }],
    ['Almost there. Please check your request', formType, { form: 'message', message: HOSTILE }],
    ['We couldn’t read that', 'text/plain', {}],
  ] as const) {
    await page.route(`**${fixedPaths.yourRequest}`, async (route) => {
      const postData = new URLSearchParams(data).toString()
      const response = await route.fetch({ method: 'POST', headers: { 'content-type': type }, postData })
      await route.fulfill({ response })
    })
    await page.goto(`${product.site}${fixedPaths.yourRequest}`)
    await page.unroute(`**${fixedPaths.yourRequest}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle('Your request')
    expect(await axeFaults(page), title).toEqual([])
  }
})
