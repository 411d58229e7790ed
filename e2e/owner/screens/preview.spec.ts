import type { FrameLocator, Page } from '@playwright/test'
import type { RunningProduct } from '#scripts/testing/product/running-product.ts'
import { devices } from '../../fixtures/devices.ts'
import { textOf } from '../../fixtures/product/site.ts'
import { expect, test } from '../../fixtures/test.ts'
import { Owner } from '../owner.ts'

const PRICE = 'price-interior-painting'
const PAGE = '/services/painting'
const NEW_SERVICE = 'drafts.service-e2e'
const NEW_PAGE = '/services/fence-painting'
const CHANGES = '/api/draft-mode/changes'

test.use({ viewport: { width: 1440, height: 900 } })

test.afterEach(async ({ product }) => {
  await product.client().delete({ query: '*[_id in path("drafts.**")]' })
})

test('the owner alone sees a price on its page as it is typed', async ({ page, product }) => {
  const before = await textOf(product, PAGE)
  const owner = await previewing(page, product, `price/${PRICE}?preview=${PAGE}`)
  const beside = pageBeside(page)
  await expect(beside.getByText('$2.50').first()).toBeVisible()
  await expect(beside.getByText('Preview, not public.')).toBeVisible()
  await owner.setField('Amount', '3.15')
  await expect(beside.getByText('$3.15').first()).toBeVisible()
  await owner.setField('Amount', '')
  await expect(beside.getByText('A part of the page is not what you typed.')).toBeVisible()
  await expect(beside.getByText('“Interior painting”: “Amount” is empty.')).toBeVisible()
  await expect(beside.getByText('$2.50').first()).toBeVisible()
  await owner.setField('Amount', '3.25')
  await expect(beside.getByText('$3.25').first()).toBeVisible()
  await expect(beside.getByText('A part of the page is not what you typed.')).toBeHidden()
  expect(await textOf(product, PAGE)).toBe(before)
  expect(before).not.toContain('data-sanity')
  // A browser says so of every page with such a button that stands in a frame.
  expect(owner.complaints.filter((words) => !words.startsWith('Blocked autofocusing'))).toEqual([])

  await page.goto(`${product.site}${PAGE}`)
  await expect(page.getByText('$3.25').first()).toBeVisible()
  await page.getByRole('link', { name: 'Leave the preview' }).click()
  await expect(page).toHaveURL(`${product.site}${PAGE}`)
  await expect(page.getByText('Preview, not public.')).toBeHidden()
  await expect(page.getByText('$2.50').first()).toBeVisible()
  expect(await page.locator('[data-sanity]').count()).toBe(0)
})

for (const when of ['after', 'before'])
  test(`the owner alone sees a new page, filled in ${when} it hears of it`, async ({ page, product }) => {
    await draftNewService(product)
    const isFilledIn = Promise.withResolvers<void>()
    await page.route(`**${CHANGES}`, async (route) => {
      if (when === 'before') await isFilledIn.promise
      await route.continue()
    })
    await previewing(page, product, `?preview=${NEW_PAGE}`)
    const beside = pageBeside(page)
    await expect(beside.getByRole('heading', { name: 'This page isn’t ready yet' })).toBeVisible()
    await expect(beside.getByText('“Fence painting”: “Top of the page › Heading” is empty.')).toBeVisible()
    await product.client().patch(NEW_SERVICE).set({ 'hero.heading': 'A fence that lasts' }).commit()
    isFilledIn.resolve()
    await expect(beside.getByRole('heading', { name: 'A fence that lasts' })).toBeVisible()
    expect((await fetch(`${product.site}${NEW_PAGE}`)).status).toBe(404)
  })

test('somebody who is removed sees no draft any more, on any page', async ({ page, product }) => {
  const maria = { name: 'Maria', role: 'daily', password: 'two coats of paint' }
  await product.client().request({ url: '/people', method: 'POST', body: maria })
  const price = await product.client().getDocument(PRICE)
  await product.client().create({ ...price, _id: `drafts.${PRICE}`, _type: 'price', minimum: 335 })
  await previewing(page, product, `?preview=${PAGE}`, maria)
  await expect(pageBeside(page).getByText('$3.35').first()).toBeVisible()
  await page.goto(`${product.site}${PAGE}`)
  await expect(page.getByText('$3.35').first()).toBeVisible()
  const another = await page.context().newPage()
  await product.client().request({ url: '/people/Maria', method: 'DELETE' })
  await another.goto(`${product.site}/prices`)
  await expect(another.getByText('This preview has ended.')).toBeVisible()
  await another.getByRole('link', { name: 'See the website' }).click()
  await expect(another).toHaveURL(`${product.site}/`)
  await expect(another.getByText('Preview, not public.')).toHaveCount(0)
  // Nobody touches the page that was open.
  await expect(page.getByText('$2.50').first()).toBeVisible()
  await expect(page.getByText('$3.35')).toHaveCount(0)
  await expect(page.getByText('Preview, not public.')).toHaveCount(0)
})

test('a preview without the script for clicks shows drafts all the same', async ({ page, product }) => {
  await previewing(page, product, `?preview=${PAGE}`)
  await expect(pageBeside(page).getByText('$2.50').first()).toBeVisible()
  const shown = await (await page.request.get(`${product.site}${PAGE}`)).text()
  // What the page itself does not name is loaded later.
  await page.route('**/_next/static/**/*.js', (route) => {
    const name = new URL(route.request().url()).pathname
    return shown.includes(name) ? route.fallback() : route.abort()
  })
  const refused = page.waitForEvent('requestfailed')
  await page.goto(`${product.site}${PAGE}`)
  await refused
  const price = await product.client().getDocument(PRICE)
  await product.client().create({ ...price, _id: `drafts.${PRICE}`, _type: 'price', minimum: 335 })
  await expect(page.getByText('$3.35').first()).toBeVisible()
})

test('a click on a price in the page opens its form', async ({ page, product }) => {
  const owner = await previewing(page, product, '?preview=/prices')
  const price = pageBeside(page).getByRole('row', { name: /Interior painting.*\$2\.50/ })
  await expect(price).toHaveAttribute('data-sanity', /price-interior-painting/)
  // A click that comes before the page has heard of the Studio is an ordinary one.
  await expect(async () => {
    await price.click()
    expect(await owner.field('Amount').count()).toBe(1)
  }).toPass()
  await expect(owner.field('Amount')).toHaveValue('2.50')
})

test.describe('on a phone', () => {
  test.use(devices.phone)

  test('a tap on the page leads to its field in the form, of pictures as well', async ({ page, product }) => {
    const owner = await previewing(page, product, `?preview=${PAGE}`)
    const heading = pageBeside(page).getByRole('heading', { level: 1 })
    await expect(heading).toHaveAttribute('data-sanity', /hero\.heading/)
    const picture = pageBeside(page).getByRole('main').locator('img').first()
    await expect(picture).toHaveAttribute('data-sanity', /hero\.picture/)
    // A tap that comes before the page has heard of the Studio does nothing.
    await expect(async () => {
      if (await heading.isVisible()) await heading.tap()
      await expect(owner.field('Heading').first()).toBeInViewport({ timeout: 2_000 })
    }).toPass()
  })
})

/** A service without the heading of its page. */
async function draftNewService(product: RunningProduct): Promise<void> {
  const painting = await product.client().getDocument('service-painting')
  await product.client().createOrReplace({
    ...painting,
    _id: NEW_SERVICE,
    _type: 'service',
    title: 'Fence painting',
    aliases: [],
    slug: { _type: 'slug', current: 'fence-painting' },
    hero: { ...painting?.hero, heading: '' },
  })
}

async function previewing(
  page: Page,
  product: RunningProduct,
  place: string,
  person: { password: string; name?: string } = { password: product.environment.studioPassword },
): Promise<Owner> {
  const owner = new Owner(page, product)
  await owner.arrive(person.password, person.name)
  await page.goto(`${product.studio}/preview${place.startsWith('?') ? '' : '/'}${place}`)
  return owner
}

/** The website in the Studio's frame. */
function pageBeside(page: Page): FrameLocator {
  return page.frameLocator('iframe')
}
