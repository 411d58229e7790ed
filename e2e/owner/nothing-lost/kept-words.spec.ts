import { onEachDevice } from '../../fixtures/devices.ts'
import { expect, fieldOf, PRICE, PRICE_DRAFT, test } from '../owner-test.ts'

onEachDevice('The owner, whose session is over,', () => {
  test.beforeEach(({ page }) => page.clock.install())

  test('logs in over the form, loses no word and goes on', async ({ atPrice: owner, page, product }) => {
    await page.context().clearCookies()
    await owner.setField('What it covers', 'Two coats')
    const login = page.getByRole('dialog', { name: 'Log in again' })
    await login.getByLabel('Password').fill('not the password')
    await login.getByRole('button', { name: 'Log in' }).click()
    await expect(login.getByText('That password isn’t right')).toBeVisible()
    expect(await fieldOf(product, PRICE_DRAFT, 'covers')).toBeNull()

    await login.getByLabel('Password').fill(product.environment.studioPassword)
    await login.getByRole('button', { name: 'Log in' }).click()
    await expect(login).toBeHidden()
    await expect(owner.field('What it covers')).toHaveValue('Two coats')
    await expect.poll(() => fieldOf(product, PRICE_DRAFT, 'covers')).toBe('Two coats')
    await owner.setField('Amount', '2.75')
    await expect.poll(() => fieldOf(product, PRICE_DRAFT, 'minimum')).toBe(275)
    await owner.publish()
    expect(await fieldOf(product, PRICE._id, 'covers')).toBe('Two coats')
  })

  test('logs in over the form when it was ended elsewhere', async ({ atPrice: owner, page, product }) => {
    const everywhere = `${product.studio}/lake/v1/auth/logout?everywhere=true`
    await page.context().request.post(everywhere, { headers: { origin: product.studio } })
    await owner.setField('What it covers', 'Two coats')
    const login = page.getByRole('dialog', { name: 'Log in again' })
    await expect(login).toBeVisible()
    // Until then every try to connect, of the event streams or of presence, would be refused, and there is none.
    const tries: string[] = []
    page.on('websocket', (socket) => void tries.push(new URL(socket.url()).pathname))
    await page.clock.runFor(60_000)
    expect(tries).toEqual([])
    await login.getByLabel('Password').fill(product.environment.studioPassword)
    await login.getByRole('button', { name: 'Log in' }).click()
    await expect(login).toBeHidden()
    await expect.poll(() => fieldOf(product, PRICE_DRAFT, 'covers')).toBe('Two coats')
    const sockets = ['/lake/socket', expect.stringMatching(/^\/lake\/v[\dX-]+\/socket\/\w+$/)]
    await expect.poll(() => tries).toEqual(expect.arrayContaining(sockets))
  })
})

test('a slow publish has what was typed meanwhile', async ({ atPrice: owner, page, product }) => {
  let publishes = 0
  await page.route('**/data/actions/**', async (route) => {
    const isPublish = route.request().postData()?.includes('document.publish')
    if (isPublish) publishes += 1
    // The first one never arrives.
    if (!isPublish || publishes > 1) await route.continue()
  })
  await owner.setField('What it covers', 'Two coats')
  await owner.readyToPublish().click()
  await expect.poll(() => publishes).toBe(1)
  await owner.setField('What it covers', 'Three coats')
  await expect.poll(() => fieldOf(product, PRICE._id, 'covers')).toBe('Three coats')
  await expect.poll(() => fieldOf(product, PRICE_DRAFT, 'covers')).toBe(null)
  expect(owner.complaints).toEqual([])
})

test.describe('whose clock the test holds', () => {
  test.beforeEach(({ page }) => page.clock.install())

  test('unsaved changes are kept before he can close the tab', async ({ atPrice: owner, page, product }) => {
    // Later than it can be in the page by now: its time does not go back.
    await page.clock.pauseAt(Date.now() + 10 * 60_000)
    // Sanity sends the first of these at once, and what follows a second later.
    await owner.setField('What it covers', 'Two')
    await owner.setField('What it covers', 'Two coats')
    await page.clock.runFor(300)
    await expect.poll(() => fieldOf(product, PRICE_DRAFT, 'covers')).toBe('Two coats')
  })
})
