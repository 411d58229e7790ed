import { axeFaults, schemes } from '../../fixtures/axe.ts'
import { onEachDevice } from '../../fixtures/devices.ts'
import { expect, test } from '../../fixtures/test.ts'
import { Owner } from '../owner.ts'

onEachDevice('The owner', () => {
  test('is asked for the password before anything of the Studio has come', async ({ page, product }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    // The Studio's files are fetched while somebody types. Here they never arrive.
    await page.route('**/static/*', () => undefined)
    await page.goto(`${product.studio}/structure/price`, { waitUntil: 'commit' })
    await expect(page.getByText('Crown & Level')).toBeVisible()
    const field = page.getByLabel('Password', { exact: true })
    await expect(field).toBeFocused()
    expect(requests.filter((path) => !path.startsWith('/static/'))).toEqual(['/structure/price'])
    expect(await axeFaults(page, 'html', { inSchemes: schemes })).toEqual([])

    await field.fill('not the password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(field).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('alert')).toHaveText('That password isn’t right. Please try again.')
    await expect(page.getByText('Forgot your password?')).toBeVisible()
    const account = await page.request.get(`${product.studio}/lake/v2025-02-19/users/me`)
    expect(account.status()).toBe(401)
  })
})

test('The owner comes to where he wanted to go, and signs out', async ({ page, product }) => {
  await page.goto(`${product.studio}/structure/price`)
  const owner = new Owner(page, product)
  await owner.tryPassword(` ${product.environment.studioPassword} `)
  await expect(page.getByRole('listbox', { name: 'Prices' })).toBeVisible()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Sign out/ }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.goto(product.studio)
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})

test('What is opened as soon as the Studio is there stays open', async ({ page, product }) => {
  const opened = Promise.withResolvers<void>()
  await page.route(/\/features\b/, async (route) => {
    await opened.promise
    await route.continue()
  })
  await page.goto(product.studio)
  await new Owner(page, product).tryPassword(product.environment.studioPassword)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const signOut = page.getByRole('menuitem', { name: /^Sign out/ })
  await expect(signOut).toBeVisible()
  opened.resolve()
  await page.waitForLoadState('networkidle')
  await expect(signOut).toBeVisible()
})
