import { axeFaults } from '../fixtures/axe.ts'
import { devices, middleOf, onAnyDevice, press, swipe, untilDefined } from '../fixtures/devices.ts'
import { tabStaysIn } from '../fixtures/focus.ts'
import { expect, inOlderBrowsersToo, test } from '../fixtures/test.ts'
import { button, comeToPictures, first, picture, second, viewer } from './photo-viewer.ts'

onAnyDevice('A visitor', (device) => {
  test('a picture opens large with what there is to know, and closes to where it was', async ({ page }) => {
    await comeToPictures(page)
    await press(picture(page, second))
    for (const words of [
      second,
      '2 of 13',
      'Kitchen Remodeling',
      'Matthews',
      '4 weeks',
      'Waterfall island top',
    ])
      await expect(viewer(page)).toContainText(new RegExp(words, 'i'))
    await expect(viewer(page).getByText('Rendering', { exact: true })).toBeVisible()
    await expect(viewer(page).getByText('The cabinets along the wall can be new')).toBeVisible()
    await expect(page).toHaveURL('/gallery#project-navy-island')
    await expect(button(page, 'Close')).toBeFocused()
    await expect.poll(() => viewer(page).getByRole('img').evaluate(isSharp)).toBe(true)
    // What is wrong with it is so at any width.
    if (device === 'phone') expect(await axeFaults(page, 'dialog')).toEqual([])

    // The page behind stays where it is, and out of reach.
    const before = await page.evaluate(() => scrollY)
    await page.mouse.move(20, 400)
    await page.mouse.wheel(0, 800)
    await tabStaysIn(page, 'dialog', 8)
    expect(await page.evaluate(() => scrollY)).toBe(before)

    await press(button(page, 'Next'))
    await expect(viewer(page)).toContainText('3 of 13')
    await press(button(page, 'Previous'))
    await press(button(page, 'Previous'))
    await expect(viewer(page, first)).toContainText('1 of 13')
    await press(button(page, 'Close'))
    await expect(viewer(page)).toBeHidden()
    await expect(page).toHaveURL('/gallery')
    await expect(picture(page, second)).toBeFocused()
  })
})

test.describe('with a finger', () => {
  test.use(devices.phone)

  test('it fills the screen with buttons for a thumb, and a swipe goes on and back', async ({ page }) => {
    await comeToPictures(page)
    await picture(page, second).tap()
    expect(await viewer(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 844 })
    for (const name of ['Close', 'Previous', 'Next']) {
      const { width = 0, height = 0 } = (await button(page, name).boundingBox()) ?? {}
      expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44)
      await expect(button(page, name)).toBeInViewport({ ratio: 1 })
    }
    const shown = viewer(page).getByRole('img')
    await swipe(page, await middleOf(shown, 0.3), await middleOf(shown, -0.3))
    await expect(viewer(page)).toContainText('3 of 13')
    await swipe(page, await middleOf(shown, -0.3), await middleOf(shown, 0.3))
    await expect(viewer(page, second)).toContainText('2 of 13')
    await swipe(page, await middleOf(shown, 0, 0.4), await middleOf(shown, 0, -0.4))
    await expect(viewer(page, second)).toContainText('2 of 13')
    const gestures = await shown.evaluate(
      (image) => getComputedStyle(image.parentElement?.parentElement ?? image).touchAction,
    )
    expect(gestures).toContain('pinch-zoom')
    expect(gestures).toContain('pan-y')
  })
})

inOlderBrowsersToo(() => {
  test('keys go to the next, the one before, the first and the last, around, and out', {
    tag: '@all',
  }, async ({ page }) => {
    await comeToPictures(page)
    await picture(page, first).focus()
    await page.keyboard.press('Enter')
    const place = viewer(page).getByRole('status')
    for (const [key, number] of [
      ['ArrowRight', 2],
      ['End', 13],
      ['ArrowRight', 1],
      ['ArrowLeft', 13],
      ['Home', 1],
    ] as const) {
      await page.keyboard.press(key)
      await expect(place).toContainText(`${number} of 13`)
    }
    await expect(place).toContainText(first)
    await expect(viewer(page)).toHaveAccessibleName(first)
    await page.keyboard.press('Escape')
    await expect(viewer(page)).toBeHidden()
    await expect(picture(page, first)).toBeFocused()
  })
})

test('before it is modal it covers the page, takes keys, and closes', async ({ page }) => {
  await comeToPictures(page)
  await page.evaluate(neverModal)
  await picture(page, first).click()
  await expect.poll(() => viewer(page, first).evaluate(coversCorners)).toBe(true)
  await button(page, 'Close').click()
  await expect(viewer(page)).toBeHidden()
  await expect(page).toHaveURL('/gallery')
  await expect(picture(page, first)).toBeFocused()
  // In one task: it was not painted yet.
  await page.reload()
  await comeToPictures(page)
  await picture(page, first).evaluate((link) => {
    if (link instanceof HTMLElement) link.click()
    link.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
  })
  await expect(viewer(page, second)).toBeVisible()
  await expect(button(page, 'Close')).toBeFocused()
})

test('back closes it, forward opens it again, and a reload keeps it', { tag: '@all' }, async ({ page }) => {
  await comeToPictures(page)
  await picture(page, first).click()
  await button(page, 'Next').click()
  await page.goBack()
  await expect(viewer(page)).toBeHidden()
  await expect(page).toHaveURL('/gallery')
  await page.goForward()
  await expect(viewer(page, second)).toBeVisible()
  await page.reload()
  await expect(viewer(page, second)).toBeVisible()
  await button(page, 'Close').click()
  await expect(page).toHaveURL('/gallery')
  // A shared address opens its project, and closing stays on the page.
  await page.goto('/gallery#project-navy-island')
  await expect(viewer(page, second)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/gallery')
  await expect(picture(page, second)).toBeFocused()
})

test('back and forward at once leave it open', { tag: '@all' }, async ({ page }) => {
  await comeToPictures(page)
  await picture(page, first).click()
  for (let turn = 0; turn < 5; turn += 1) {
    await page.evaluate(backAndForward)
    await expect(page).toHaveURL(/#project-/)
  }
  await expect(viewer(page, first)).toBeVisible()
})

test('it goes through the chosen category alone', { tag: '@all' }, async ({ page }) => {
  await comeToPictures(page, '/gallery?projects=bathroom-remodeling')
  await page
    .getByRole('link', { name: /^Enlarge/ })
    .first()
    .click()
  await expect(viewer(page)).toContainText('1 of 4')
  await page.keyboard.press('ArrowLeft')
  await expect(viewer(page)).toContainText('4 of 4')
  await expect(viewer(page)).toContainText('Bathroom Remodeling')
})

test('a click beside it, for a new tab and on its quote button go where they should', {
  tag: '@all',
}, async ({ page, context }) => {
  await comeToPictures(page)
  // Where the tab goes, not that the picture has been drawn.
  const inNewTab = context.waitForEvent('request', (request) => request.isNavigationRequest())
  await picture(page, first).click({ modifiers: ['ControlOrMeta'] })
  expect(new URL((await inNewTab).url()).pathname).toMatch(/^\/images\//)
  await expect(viewer(page)).toBeHidden()
  await picture(page, first).click()
  await expect(viewer(page)).toBeVisible()
  await page.mouse.click(4, 450)
  await expect(viewer(page)).toBeHidden()
  await picture(page, first).click()
  await viewer(page)
    .getByRole('link', { name: /free quote/ })
    .click()
  await expect(viewer(page)).toBeHidden()
  await expect(page).toHaveURL('/gallery#contact')
  await expect(page.locator('#contact')).toBeInViewport()
})

test('projects on a service’s page open in the same way', { tag: '@all' }, async ({ page }) => {
  await page.goto('/services/whole-home-remodel')
  await page.locator('#projects').scrollIntoViewIfNeeded()
  await untilDefined(page, 'photo-viewer')
  const links = page.locator('#projects').getByRole('link', { name: /^Enlarge/ })
  await links.first().click()
  await expect(viewer(page)).toContainText(`1 of ${await links.count()}`)
})

/** The picture is there, whole, and with a pixel of its own for each of the screen's. Runs in the page. */
function isSharp(image: Element): boolean {
  if (!(image instanceof HTMLImageElement) || !image.complete) return false
  const whole = image.naturalWidth / image.naturalHeight
  const given = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
  return image.naturalWidth >= Math.min(image.clientWidth, 1600) && Math.abs(whole - given) < 0.02
}

/** Holds the dialog as it is until it has been painted. Runs in the page. */
function neverModal(): void {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
}

/** What is seen, and touched, in each of its corners is the dialog's. Runs in the page. */
function coversCorners(dialog: Element): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  const points = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y] as const))
  return points.every(([x, y]) => document.elementFromPoint(x, y)?.closest('dialog') === dialog)
}

/** Faster than the close of the dialog is told, which waits for a frame. Runs in the page. */
async function backAndForward(): Promise<void> {
  const went = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  const frame = () => new Promise(requestAnimationFrame)
  for (const go of [() => history.back(), () => history.forward()]) {
    const there = went()
    go()
    await there
  }
  await frame()
  await frame()
}
