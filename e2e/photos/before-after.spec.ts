import type { Page } from '@playwright/test'
import { devices, middleOf, onEachDevice, swipe, untilDefined } from '../fixtures/devices.ts'
import { expect, inOlderBrowsersToo, test } from '../fixtures/test.ts'

const PAGE = '/services/kitchen-remodeling'

const section = (page: Page) => page.locator('[data-section="before-after"]')
const slider = (page: Page) => section(page).getByRole('slider', { name: /^Before and after: / })
const pictures = (page: Page) => section(page).getByRole('img')

async function comeToPictures(page: Page) {
  await page.goto(PAGE)
  await section(page).scrollIntoViewIfNeeded()
  await untilDefined(page, 'before-after')
  await pictures(page).last().scrollIntoViewIfNeeded()
}

const shows = (page: Page, words: string) => expect(slider(page)).toHaveAttribute('aria-valuetext', words)

test.describe('with a mouse', () => {
  test.use(devices.desktop)

  test('the edge follows a drag and the slider, and a click moves it there', async ({ page }) => {
    await comeToPictures(page)
    await shows(page, '50% after')
    const whole = pictures(page).last()
    const [middle, right, left] = [
      await middleOf(whole),
      await middleOf(whole, 0.3),
      await middleOf(whole, -0.4),
    ]
    await page.mouse.move(middle.x, middle.y)
    await page.mouse.down()
    await page.mouse.move(right.x, right.y, { steps: 4 })
    await page.mouse.up()
    await shows(page, '20% after')
    await page.mouse.move(left.x, left.y)
    await shows(page, '20% after')
    await page.mouse.click(left.x, left.y)
    await shows(page, '90% after')
    await page.keyboard.press('ArrowRight')
    await shows(page, '89% after')
    await slider(page).fill('25')
    const edge = await section(page).getByText('Before', { exact: true }).locator('..').boundingBox()
    expect((edge?.width ?? 0) / ((await whole.boundingBox())?.width ?? 1)).toBeCloseTo(0.25, 2)
  })
})

inOlderBrowsersToo(() => {
  test('keys move it by one, by ten, and to both ends', { tag: '@all' }, async ({ page }) => {
    await comeToPictures(page)
    await slider(page).focus()
    for (const [key, words] of [
      ['ArrowRight', '49% after'],
      ['ArrowLeft', '50% after'],
      ['PageUp', '40% after'],
      ['PageDown', '50% after'],
      ['Home', '100% after'],
      ['End', '0% after'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(slider(page), key).toHaveAttribute('aria-valuetext', words)
    }
  })
})

test.describe('with a finger', () => {
  test.use(devices.phone)

  test('the edge follows a finger and a tap, and the page still scrolls', { tag: '@all' }, async ({
    page,
  }) => {
    await comeToPictures(page)
    const whole = pictures(page).last()
    await swipe(page, await middleOf(whole), await middleOf(whole, -0.25))
    await shows(page, '75% after')
    const { x, y } = await middleOf(whole, 0.4)
    await page.touchscreen.tap(x, y)
    await shows(page, '10% after')

    const start = await page.evaluate(() => scrollY)
    await swipe(page, await middleOf(whole, 0, 0.3), await middleOf(whole, 0, -1))
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(start + 50)
    await shows(page, '10% after')
  })
})

onEachDevice('A visitor without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('both pictures are seen whole, each with its word', async ({ page }) => {
    await page.goto(PAGE)
    await expect(section(page).getByRole('slider')).toBeHidden()
    const [before, after] = await Promise.all([
      pictures(page).first().boundingBox(),
      pictures(page).last().boundingBox(),
    ])
    expect(before?.width).toBe(after?.width)
    const isBeside = (before?.x ?? 0) + (before?.width ?? 0) <= (after?.x ?? 0)
    const isAbove = (before?.y ?? 0) + (before?.height ?? 0) <= (after?.y ?? 0)
    expect(isBeside || isAbove).toBe(true)
    for (const word of ['Before', 'After'])
      await expect(section(page).getByText(word, { exact: true })).toBeVisible()
  })
})
