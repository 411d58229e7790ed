import type { Page } from '@playwright/test'
import { fixedPaths } from '#content/addresses/routes.ts'
import { axeFaults } from '../fixtures/axe.ts'
import { devices } from '../fixtures/devices.ts'
import { expect, test } from '../fixtures/test.ts'
import { estimate, expectFilled, type Form, fill, formOf, mailIn, message } from './quote-form.ts'

const HOSTILE = `"><script>document.title='taken'</script><img src=x onerror="document.title='taken'">{{phone}}`
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const [form, tag] of [
    [estimate, ['@all']],
    [message, []],
  ] as const)
    test(`${form.name} leads to a page with every way to send and change it`, { tag: [...tag] }, async ({
      page,
    }) => {
      const element = await send(page, form)
      await expect(page).toHaveURL(fixedPaths.yourRequest)
      await expect(page).toHaveTitle('Your request')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step: send your request')
      const main = page.getByRole('main')
      const mail = main.getByRole('link', { name: 'Open the email' })
      const { to, subject, body } = await mailIn(mail)
      expect(subject).toBe("New Quote Request from Ana O'Neil")
      expect(body).toContain(`${form.choice.join(': ')}\r\n`)
      await expect(main.getByText(to).first()).toBeVisible()
      const text = main.getByRole('textbox', { name: 'Your message' })
      expect(await text.first().inputValue()).toBe(body.replaceAll('\r\n', '\n'))
      const message = await main.getByRole('link', { name: 'Send as text message' }).getAttribute('href')
      expect(new URL(message ?? '').searchParams.get('body')).toBe(body)
      await expect(main.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+1\d{10}$/)
      await expect(page.getByText(form.thanks)).toBeHidden()
      for (const { viewport } of Object.values(devices)) {
        await page.setViewportSize(viewport)
        expect(await overflow(page)).toBe(0)
      }

      await expectFilled(element, form)
      await expect(element.getByLabel(form.choice[0])).toHaveValue(/.+/)
      await element.getByLabel('Last name').fill('Smith')
      await element.getByRole('button', { name: 'Update my request' }).click()
      expect((await mailIn(mail)).subject).toBe('New Quote Request from Ana Smith')
    })

  test('nothing of the step that a script takes is shown', async ({ page }) => {
    await page.goto('/')
    for (const name of [
      'Bring back what I typed',
      'Start over',
      'Bring back my last request',
      'Copy message',
    ])
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    await expect(page.getByText('We don’t keep a copy').first()).toBeVisible()
  })

  test('what a browser did not check is said, leads to its field, and is kept', { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto('/contact')
    const element = formOf(page, message)
    await fill(element, message)
    await element.getByLabel('Email').fill('ana at home')
    await element.getByLabel('What do you need done?').fill(HOSTILE)
    // An old browser, or one that is asked to let everything pass.
    await page.locator('quote-form form').evaluate((form) => form.setAttribute('novalidate', ''))
    await element.getByRole('button', { name: message.send }).click()
    await expect(page.getByRole('alert')).toContainText('Email: please enter the whole address')
    await expect(page.getByLabel('What do you need done?')).toHaveValue(HOSTILE)
    await page.getByRole('link', { name: /^Email: / }).click()
    await expect(page.getByLabel('Email')).toBeInViewport()
    await page.getByLabel('Email').fill('ana@mail.example')
    await page.getByRole('button', { name: message.send }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step: send your request')
    const written = page.getByRole('textbox', { name: 'Your message' }).first()
    expect(await written.inputValue()).toContain(HOSTILE)
  })
})

test('axe finds nothing on the answers, and no hostile word acts', async ({ page, product }) => {
  const person = { firstName: HOSTILE, lastName: HOSTILE, email: 'a@mail.example', phone: HOSTILE }
  for (const [title, data] of [
    ['One more step: send your request', { form: 'estimate', ...person, description: HOSTILE }],
    ['Almost there. Please check your request', { form: 'message', message: HOSTILE }],
    ['We couldn’t read that', undefined],
  ] as const) {
    await page.route(`**${fixedPaths.yourRequest}`, async (route) => {
      const body = data && new URLSearchParams(data).toString()
      const headers = data ? FORM : { 'content-type': 'text/plain' }
      const response = await route.fetch({ method: 'POST', headers, postData: body ?? HOSTILE })
      await route.fulfill({ response })
    })
    await page.goto(`${product.site}${fixedPaths.yourRequest}`)
    await page.unroute(`**${fixedPaths.yourRequest}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle('Your request')
    expect(await axeFaults(page), title).toEqual([])
  }
})

async function send(page: Page, form: Form) {
  await page.goto(`/#${form.section}`)
  await fill(formOf(page, form), form)
  await formOf(page, form).getByRole('button', { name: form.send }).click()
  return page.locator('quote-form')
}

/** By how much the page is wider than the screen. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
