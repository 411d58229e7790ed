import type { Page } from '@playwright/test'
import { restorePrice, setPrice } from '../fixtures/product/interior-painting.ts'
import { textOf, untilShown } from '../fixtures/product/site.ts'
import { expect, test } from '../fixtures/test.ts'

const SEEN = '/services/painting'
const NEVER_SEEN = '/services/tiling'
const OFTEN = { intervals: [100] }
const CALL = /Call.*\(704\) 555-0142/

const note = (page: Page) => page.getByRole('status').filter({ hasText: 'You’re offline' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens a page, and moves the pointer until the site may be read without a network: the script has to come first. */
async function visit(page: Page, path: string) {
  await page.goto(path)
  const isKept = async () => {
    await act(page)
    return page.evaluate(() => navigator.serviceWorker.controller !== null)
  }
  await expect.poll(isKept, OFTEN).toBe(true)
}

/** Nothing is kept for who only looks. */
async function act(page: Page) {
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
}

async function whatIsKept(page: Page) {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
  }))
}

test('after one visit the contact page can be read without a network', async ({ page, context }) => {
  await page.addInitScript(noteFirstWords)
  await visit(page, SEEN)
  await context.setOffline(true)
  await page.goto('/contact')
  await expect(note(page)).toContainText('This is the page as of')
  // It has its place before its words, so that screen readers say them.
  await expect(page.locator('html')).toHaveAttribute('data-first', '""')
  await expect(page.getByRole('link', { name: CALL }).first()).toBeVisible()
  const font = await page.evaluate(() => document.fonts.ready.then((fonts) => fonts.size > 0))
  expect(font).toBe(true)
  await page.getByLabel('First name').first().fill('Ana')
  await expect(page.getByLabel('First name').first()).toHaveValue('Ana')
})

/** Notes what the paragraph says with which it comes: an observer is told at the end of the task. Runs in the page. */
function noteFirstWords() {
  new MutationObserver((changes) => {
    for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (added instanceof HTMLParagraphElement && added.parentElement === document.body)
        document.documentElement.dataset.first = `"${added.textContent}"`
  }).observe(document, { childList: true, subtree: true })
}

test('a page that was seen is kept; another leads to phone and mail', async ({ page, context }) => {
  await visit(page, '/')
  await page.goto(SEEN)
  const title = await heading(page).textContent()
  await context.setOffline(true)
  await page.goto(`${SEEN}?from=a-letter`)
  await expect(heading(page)).toHaveText(title ?? '')
  await expect(note(page)).toBeVisible()

  await page.goto(NEVER_SEEN)
  await expect(page).toHaveURL(/\/contact$/)
  await expect(note(page)).toContainText('that page isn’t saved on this device')

  await context.setOffline(false)
  // A browser that only plays offline tells no page that was opened meanwhile.
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByRole('link', { name: 'Show the latest version' })).toBeVisible()
  await page.goto(NEVER_SEEN)
  await expect(page).toHaveURL(new RegExp(`${NEVER_SEEN}$`))
  await expect(note(page)).toHaveCount(0)
})

test('a kept price gives way to a newer one', { tag: '@changing' }, async ({ page, product }) => {
  await visit(page, SEEN)
  await page.goto(SEEN)
  await expect(page.getByText('$2.50').filter({ visible: true }).first()).toBeVisible()
  await setPrice(product, 287)
  try {
    await untilShown(product, [SEEN], '$2.87')
    await page.goto(SEEN)
    await expect(page.getByText('$2.87').filter({ visible: true }).first()).toBeVisible()
  } finally {
    await restorePrice(product)
  }
})

test('an address that leads elsewhere keeps no page for the time without a network', {
  tag: '@changing',
}, async ({ page, context, product }) => {
  const moved = { _id: 'redirect-prices', _type: 'redirect', from: '/prices', permanent: false }
  await product
    .client()
    .transaction()
    .patch('pricesPage', { set: { shown: false } })
    .createOrReplace({ ...moved, page: { _type: 'reference', _ref: 'service-painting' } })
    .commit()
  const leads = async () => (await fetch(`${product.site}/prices`)).url
  try {
    await expect.poll(leads, OFTEN).toBe(`${product.site}${SEEN}`)
    await visit(page, '/about')
    await context.setOffline(true)
    await page.goto('/prices')
    await expect(page).toHaveURL(/\/contact$/)
    await expect(note(page)).toContainText('that page isn’t saved on this device')
  } finally {
    await product
      .client()
      .transaction()
      .delete(moved._id)
      .patch('pricesPage', { unset: ['shown'] })
      .commit()
    await expect.poll(leads, OFTEN).toBe(`${product.site}/prices`)
  }
})

test('one switch takes everything off phones', { tag: ['@changing', '@all'] }, async ({ page, product }) => {
  await visit(page, SEEN)
  expect(await whatIsKept(page)).toMatchObject({ workers: 1 })
  await product.client().patch('business').set({ readableOffline: false }).commit()
  try {
    await expect.poll(() => textOf(product, SEEN), OFTEN).not.toContain('<offline-pages')
    await page.goto(SEEN)
    await expect.poll(async () => (await whatIsKept(page)).workers, OFTEN).toBe(0)
    // What the page that was still served by the worker asked for goes with the next one.
    await page.goto(SEEN)
    const left = async () => {
      await act(page)
      return whatIsKept(page)
    }
    await expect.poll(left, OFTEN).toEqual({ workers: 0, caches: 0 })
  } finally {
    await product.client().patch('business').set({ readableOffline: true }).commit()
    await expect.poll(() => textOf(product, SEEN), OFTEN).toContain('<offline-pages')
  }
})
