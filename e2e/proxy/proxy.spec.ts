import type { Browser, Locator, Page } from '@playwright/test'
import type { RunningProduct } from '#scripts/testing/product/running-product.ts'
import { withFinger } from '../fixtures/finger.ts'
import { expect, test } from '../fixtures/test.ts'
import { Owner } from '../owner/owner.ts'
import { MARIA } from '../owner/owner-test.ts'

const PRICE = { id: 'price-interior-painting', title: 'Interior painting', page: '/services/painting' }
const SAM = { name: 'Sam', role: 'daily', password: 'a level and a square', isMade: true }

test('two people edit, see each other and publish, and visitors have it', async ({ product, browser }) => {
  await product.client().request({ url: '/people', method: 'POST', body: MARIA })
  const owner = await arrive(browser, product, product.environment.studioPassword)
  expect(await protocolOf(owner.page)).toBe('h2')
  const maria = await arrive(browser, product, MARIA.password, MARIA.name)
  for (const person of [owner, maria]) await person.openForm('price', PRICE.id)
  await expect(owner.page.getByTitle('Maria').first()).toBeVisible()
  await expect(maria.page.getByTitle('Owner').first()).toBeVisible()

  await owner.setField('Amount', '3.15')
  await expect(maria.field('Amount')).toHaveValue('3.15')
  await owner.publish()
  const page = await browser.newPage()
  const isShown = async () => {
    await page.goto(`${product.site}${PRICE.page}`)
    return page.getByText('$3.15').count()
  }
  await expect.poll(isShown).toBeGreaterThan(0)
  expect(await protocolOf(page)).toBe('h2')
  expect(await page.context().cookies()).toEqual([])
  expect([...owner.complaints, ...maria.complaints]).toEqual([])
  for (const tab of [owner.page, maria.page, page]) await tab.context().close()
})

test('the owner sees a draft on its page, by cookies for https alone', async ({ product, browser }) => {
  const owner = await arrive(browser, product, product.environment.studioPassword)
  await owner.page.goto(`${product.studio}/preview/price/${PRICE.id}?preview=${PRICE.page}`)
  const beside = owner.page.frameLocator('iframe')
  await expect(beside.getByText('Preview, not public.')).toBeVisible()
  await owner.setField('Amount', '3.35')
  await expect(beside.getByText('$3.35').first()).toBeVisible()
  const cookies = await owner.page.context().cookies()
  const kept = cookies.map(({ name, secure, domain }) => ({ name, secure, domain }))
  const [site, studio] = [product.site, product.studio].map((address) => new URL(address).hostname)
  expect(kept).toEqual(
    expect.arrayContaining([
      { name: '__Host-lake_session', secure: true, domain: studio },
      { name: '__Secure-lake_known', secure: true, domain: studio },
      { name: '__Host-editor-preview', secure: true, domain: site },
    ]),
  )
  await owner.page.context().close()
})

test('a finger takes the place of the password at the Studio’s https address alone', async ({
  product,
  browser,
}) => {
  await product.client().request({ url: '/people', method: 'POST', body: SAM })
  const page = await browser.newPage()
  const hostsOfPasskeys = await withFinger(page)
  const sam = new Owner(page, product)
  const fingerIn = (place: Page | Locator, name = 'Use your face, finger, or PIN') =>
    place.getByRole('button', { name }).click()
  const isAtHome = () => expect(page.getByRole('heading', { name: 'What’s the job today?' })).toBeVisible()
  await page.goto(product.studio)
  await sam.tryPassword(SAM.password, SAM.name)
  await fingerIn(page, 'Use my face, finger, or PIN')
  await page.getByRole('link', { name: 'I’ve kept them' }).click()
  await isAtHome()
  expect(await hostsOfPasskeys()).toEqual([new URL(product.studio).hostname])

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Sign out (Sam)' }).click()
  await fingerIn(page)
  await isAtHome()

  // A lake that was started anew does not know when they showed last who they are.
  await product.parts.lake.stop()
  await product.parts.lake.start()
  await page.goto(`${product.studio}/account`)
  await page.getByRole('button', { name: 'Print new recovery codes' }).click()
  await fingerIn(page.getByRole('dialog', { name: 'Is it you?' }))
  await expect(page.getByRole('heading', { name: 'Print these codes' })).toBeVisible()

  const covers = () => product.client().fetch('*[_id == $id][0].covers', { id: `drafts.${PRICE.id}` })
  await sam.openForm('price', PRICE.id)
  await sam.setField('What it covers', 'Two')
  await expect.poll(covers).toBe('Two')
  await page.context().clearCookies()
  await sam.setField('What it covers', 'Two coats')
  const again = page.getByRole('dialog', { name: 'Log in again' })
  await fingerIn(again)
  await expect(again).toBeHidden()
  await expect.poll(covers).toBe('Two coats')
  await page.context().close()
})

test('pages name the public address, and are for https alone from then on', async ({ product, browser }) => {
  const page = await browser.newPage()
  const answer = await page.goto(`${product.site}${PRICE.page}`)
  expect(await answer?.headerValue('strict-transport-security')).toBe('max-age=63072000')
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', `${product.site}${PRICE.page}`)
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    new RegExp(`^${product.site}/share/`),
  )
  const studio = await page.goto(product.studio)
  expect(await studio?.headerValue('strict-transport-security')).toBe('max-age=63072000')
  await page.context().close()
})

test('who tries passwords waits alone, wherever they say to come from', async ({ product, browser }) => {
  const page = await browser.newPage({ extraHTTPHeaders: { 'X-Forwarded-For': '192.0.2.7' } })
  await page.goto(`${product.studio}/lake/login`)
  const person = new Owner(page, product)
  for (let attempt = 0; attempt < 6; attempt++) await person.tryPassword('a guess')
  await expect(page.getByText('Too many wrong passwords.')).toBeVisible()
  // The proxy has not passed the header on: no wrong password counts against this address yet.
  const elsewhere = await fetch(`${product.environment.localStudioUrl}/lake/login`, {
    method: 'POST',
    headers: { origin: product.studio, 'x-forwarded-for': '192.0.2.7' },
    body: new URLSearchParams({ password: 'a guess' }),
  })
  expect(elsewhere.status).toBe(401)
  await page.context().close()
})

async function arrive(
  browser: Browser,
  product: RunningProduct,
  password: string,
  name?: string,
): Promise<Owner> {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } })
  const person = new Owner(await context.newPage(), product)
  await person.arrive(password, name)
  return person
}

/** How the page itself came: `h2` is HTTP/2. */
function protocolOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    return navigation instanceof PerformanceNavigationTiming ? navigation.nextHopProtocol : ''
  })
}
