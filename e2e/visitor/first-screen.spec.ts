import type { Locator, Page } from '@playwright/test'
import { devices, onEachDevice } from '../fixtures/devices.ts'
import { expect, test } from '../fixtures/test.ts'

const EMERGENCY = '/services/maintenance/emergency'
const TRADE = '/service-areas/matthews/painting'

type Sight = (page: Page) => Locator
const main = (page: Page) => page.getByRole('main')
const onPhones: readonly [path: string, name: string, sight: Sight][] = [
  [TRADE, 'where prices start', (page) => main(page).getByText(/^Starting at \$[\d.]+\/sq ft$/)],
  [TRADE, 'the rating', (page) => main(page).getByText(/^[\d.]+ of 5, \d+\+ reviews$/)],
  [EMERGENCY, 'three sentences', (page) => main(page).getByText(/^([^.]+\.){3}$/)],
]
const everywhere: typeof onPhones = [
  ['/prices', 'a price', (page) => main(page).getByText(/\$\d/).filter({ visible: true })],
  ['/contact', 'the form', (page) => page.getByRole('textbox', { name: 'First name' })],
]

onEachDevice('A visitor', (device) => {
  for (const [path, name, sight] of device === 'phone' ? [...onPhones, ...everywhere] : everywhere)
    test(`the first screen of ${path} shows ${name}`, async ({ page }) => {
      await page.goto(path)
      await expect(sight(page).first()).toBeInViewport({ ratio: 1 })
    })

  test('that the first picture is a rendering is said at the picture', async ({ page }) => {
    await page.goto('/')
    const words = await page.getByText('Rendering, not a photograph').boundingBox()
    const picture = await page.getByRole('img', { name: '(3D visualization)' }).first().boundingBox()
    const bottom = (box: typeof words) => (box ? box.y + box.height : Number.NaN)
    // A pixel more or less is rounding.
    expect(bottom(words)).toBeLessThan(bottom(picture) + 1)
    expect(words?.y).toBeGreaterThan(picture?.y ?? Number.NaN)
  })
})

test.describe('on a phone', () => {
  test.use(devices.phone)

  test('after the call, what to do at once and the form, an emergency page is folded', async ({ page }) => {
    await page.goto(EMERGENCY)
    for (const name of ['Plumbing', 'What happens when you call', 'When to call right away'])
      await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(page.locator('main details[open]')).toHaveCount(0)
  })

  test('each plan is a card with its price and its button, and the theme is chosen in the footer', async ({
    page,
  }) => {
    await page.goto('/services/maintenance/scheduled')
    const plans = page.locator('[data-section="plans"]')
    const names = await plans.locator('[data-item] b').allTextContents()
    expect(names).toHaveLength(3)
    const places = names.flatMap((name) => [
      plans.getByText(name, { exact: true }).first(),
      plans.getByRole('link', { name: `Choose ${name}` }),
    ])
    const tops = await Promise.all(places.map(async (place) => (await place.boundingBox())?.y ?? Number.NaN))
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    await expect(page.getByRole('button', { name: /^Theme/ })).toHaveCount(1)
    await expect(page.getByRole('contentinfo').getByRole('button', { name: /^Theme/ })).toBeVisible()
  })
})
