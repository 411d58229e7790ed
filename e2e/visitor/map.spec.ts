import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { WIDTHS } from '../quote/quote-form.ts'

const HOST = 'https://www.openstreetmap.org'
const PATH = '/locations/matthews'
const button = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Show the map' })
const map = (page: Page) => page.getByTitle('Map of Matthews on OpenStreetMap')

/** The map service answers with a page of its own, so that the test needs no network. */
async function comeTo(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(`${HOST}/**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<h1>Streets of Matthews</h1>' })
  })
  await page.goto(PATH, { waitUntil: 'networkidle' })
  await page.getByRole('main').getByText('Show the map').scrollIntoViewIfNeeded()
  await expect(button(page)).toBeVisible()
  return asked
}

for (const [device, viewport] of Object.entries(WIDTHS))
  test(`the map comes when it is asked for, and nothing is asked of its service before, on a ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    const asked = await comeTo(page)
    expect(asked).toEqual([])
    await button(page).click()
    await expect(map(page).contentFrame().getByText('Streets of Matthews')).toBeVisible()
    expect(asked).toHaveLength(1)
    expect(new URL(asked[0] ?? '').searchParams.get('marker')).toMatch(/^35\.\d+,-80\.\d+$/)
    const box = await map(page).boundingBox()
    expect(box?.width).toBeGreaterThan(250)
    expect(box?.height).toBeGreaterThan(180)
    expect(complaints).toEqual([])
  })

test('the keyboard opens the map and is taken to it, and no other service may be shown', async ({ page }) => {
  await comeTo(page)
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(map(page)).toBeFocused()
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-src'))
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.src = 'https://maps.example/'
    document.body.append(frame)
  })
  expect((await refused).text()).toContain('violates the following Content Security Policy directive')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the button is a link that opens the map in a new tab', async ({ page }) => {
    await page.goto(PATH)
    const link = page.getByRole('main').getByRole('link', { name: 'Show the map (opens in a new tab)' })
    await opensBeside(link, /^https:\/\/www\.openstreetmap\.org\/\?mlat=35\./)
  })
})

test('routes, reviews and zip codes open beside the site', async ({ page }) => {
  for (const [path, name] of [
    ['/service-areas/gastonia', 'Directions from our office (opens in a new tab)'],
    ['/locations/matthews', 'Directions from our office (opens in a new tab)'],
    ['/service-areas/matthews', '28105 on the map (opens in a new tab)'],
    ['/services/bathroom-remodeling', 'Read all our reviews (opens in a new tab)'],
  ] as const) {
    await page.goto(path)
    const link = page.getByRole('main').getByRole('link', { name }).first()
    await opensBeside(link, /^https:/)
  }
})

async function opensBeside(link: Locator, address: RegExp) {
  await expect(link).toHaveAttribute('href', address)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener')
}
