import type { BrowserContext, Page } from '@playwright/test'
import type { RunningProduct } from '#scripts/testing/product/running-product.ts'
import { axeFaults, schemes } from '../../fixtures/axe.ts'
import { devices, onEachDevice, press } from '../../fixtures/devices.ts'
import { withFinger } from '../../fixtures/finger.ts'
import { expect, test } from '../../fixtures/test.ts'
import { Owner } from '../owner.ts'
import { isInSight, MARIA } from '../owner-test.ts'

const screen = (page: Page) => page.getByRole('heading', { name: 'What’s the job today?' })
const askedFinger = (page: Page) => page.getByRole('button', { name: 'Use your face, finger, or PIN' })

onEachDevice('Somebody', (device) => {
  test.afterEach(async ({ product }) => {
    await product.client().request({ url: `/people/${MARIA.name}`, method: 'DELETE' })
  })

  test('logs in with a finger, and needs no password anymore', async ({ page, product }) => {
    await add(product)
    await withFinger(page)
    const maria = new Owner(page, product)
    await maria.arrive(MARIA.password, MARIA.name)
    await openAccount(page, device)
    await press(page.getByRole('button', { name: 'Use my face, finger, or PIN' }))
    await expect(page.getByRole('heading', { name: 'Print these codes' })).toBeVisible()
    await expect(page.getByRole('listitem')).toHaveCount(10)
    expect(await axeFaults(page, 'html', { inSchemes: schemes })).toEqual([])
    await press(page.getByRole('link', { name: 'I’ve kept them' }))
    await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible()
    expect(await axeFaults(page, 'main')).toEqual([])
    await press(page.getByRole('button', { name: 'Switch my password off' }))
    await isInSight(page.getByText('Your password is off.'))
    expect(maria.complaints).toEqual([])

    await press(page.getByRole('button', { name: 'Menu', exact: true }))
    await press(page.getByRole('menuitem', { name: 'Sign out (Maria)' }))
    await maria.tryPassword(MARIA.password, MARIA.name)
    await expect(page.getByRole('alert')).toHaveText('That name or password isn’t right. Please try again.')
    expect(await axeFaults(page, 'html', { inSchemes: schemes })).toEqual([])
    await press(askedFinger(page))
    await expect(screen(page)).toBeVisible()
  })

  test('chooses a finger at the first login, in place of the password that was made', async ({
    page,
    product,
  }) => {
    await add(product, { isMade: true })
    await withFinger(page)
    await page.goto(product.studio)
    const maria = new Owner(page, product)
    await maria.tryPassword(MARIA.password, MARIA.name)
    await expect(page.getByRole('heading', { name: 'Choose how you log in' })).toBeVisible()
    const finger = page.getByRole('button', { name: 'Use my face, finger, or PIN' })
    await isInSight(finger)
    await isInSight(page.getByRole('button', { name: 'Save this password' }))
    expect(await axeFaults(page, 'html', { inSchemes: schemes })).toEqual([])
    await press(finger)
    await expect(page.getByRole('heading', { name: 'Print these codes' })).toBeVisible()
    await press(page.getByRole('link', { name: 'I’ve kept them' }))
    await expect(screen(page)).toBeVisible()
  })

  test('is told of a login from a new browser, and ends it', async ({ page, product, browser }) => {
    await add(product)
    const maria = new Owner(page, product)
    await maria.arrive(MARIA.password, MARIA.name)
    const other = new Owner(await (await browser.newContext(devices[device])).newPage(), product)
    await other.arrive(MARIA.password, MARIA.name)
    await expect(other.page.getByText('New login')).toBeHidden()
    await page.reload()
    const told = page.getByText(/^New login: Chrome on .+, .+ today\. Not you\? Remove it\.$/)
    await expect(told).toBeVisible()
    expect(await statusIn(other.page.context(), product)).toBe(200)
    await press(page.getByRole('button', { name: 'Remove it' }))
    await isInSight(page.getByText('It’s logged out.'))
    await expect(told).toBeHidden()
    expect(await statusIn(other.page.context(), product)).toBe(401)
    expect(maria.complaints).toEqual([])
    await other.page.context().close()
  })

  test('sees three of many new logins at first', async ({ page, product, playwright }) => {
    await add(product)
    const maria = new Owner(page, product)
    await maria.arrive(MARIA.password, MARIA.name)
    for (const userAgent of ['Firefox/140', 'Edg/140', 'OPR/120', 'Chrome/140', 'Safari/605']) {
      const browser = await playwright.request.newContext({
        userAgent,
        extraHTTPHeaders: { origin: product.studio },
      })
      const login = { form: { name: MARIA.name, password: MARIA.password }, maxRedirects: 0 }
      expect((await browser.post(`${product.studio}/lake/login`, login)).status()).toBe(303)
      await browser.dispose()
    }
    await page.reload()
    await expect(page.getByRole('alert').filter({ hasText: 'New login' })).toHaveCount(3)
    await press(page.getByRole('button', { name: 'Show 2 more of New logins' }))
    await expect(page.getByRole('alert').filter({ hasText: 'New login' })).toHaveCount(5)
    expect(maria.complaints).toEqual([])
  })
})

function add(product: RunningProduct, { isMade = false } = {}): Promise<unknown> {
  return product.client().request({ url: '/people', method: 'POST', body: { ...MARIA, isMade } })
}

async function openAccount(page: Page, device: keyof typeof devices): Promise<void> {
  if (device === 'desktop') return press(page.getByRole('link', { name: 'Account' }))
  await press(page.getByRole('button', { name: 'Menu', exact: true }))
  await press(page.getByRole('menuitem', { name: 'Account' }))
}

async function statusIn(context: BrowserContext, product: RunningProduct): Promise<number> {
  return (await context.request.get(`${product.studio}/lake/v2025-02-19/users/me`)).status()
}
