import type { Page } from '@playwright/test'
import { onAnyDevice } from '../fixtures/devices.ts'
import { expect, test } from '../fixtures/test.ts'

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
  // Its script, which comes when it is near, puts a button in the place of the link.
  await page.locator('main map-on-request').scrollIntoViewIfNeeded()
  await expect(button(page)).toBeVisible()
  return asked
}

onAnyDevice('A visitor', () => {
  test('sees the map after asking for it, and nothing is asked of its service before', async ({ page }) => {
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
