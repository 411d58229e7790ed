import { untilDefined } from '../fixtures/devices.ts'
import { expect, test } from '../fixtures/test.ts'
import { button, comeToPictures, first, picture, second, viewer } from './photo-viewer.ts'

test('back closes it, forward opens it again, and a reload keeps it', async ({ page }) => {
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
})

test('a shared address opens its project, and closing stays on the page', async ({ page }) => {
  await page.goto('/gallery#project-navy-island')
  await expect(viewer(page, second)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/gallery')
  await expect(picture(page, second)).toBeFocused()
})

test('it goes through the chosen category alone', async ({ page }) => {
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

test('a click beside it closes it; one that asks for a new tab gets the picture there', async ({
  page,
  context,
}) => {
  await comeToPictures(page)
  const tab = context.waitForEvent('page')
  await picture(page, first).click({ modifiers: ['ControlOrMeta'] })
  await expect.poll(async () => new URL((await tab).url()).pathname).toMatch(/^\/images\//)
  await expect(viewer(page)).toBeHidden()
  await picture(page, first).click()
  await expect(viewer(page)).toBeVisible()
  await page.mouse.click(4, 450)
  await expect(viewer(page)).toBeHidden()
})

test('its quote button leads to where a quote is asked for', async ({ page }) => {
  await comeToPictures(page)
  await picture(page, first).click()
  await viewer(page)
    .getByRole('link', { name: /free quote/ })
    .click()
  await expect(viewer(page)).toBeHidden()
  await expect(page).toHaveURL('/gallery#contact')
  await expect(page.locator('#contact')).toBeInViewport()
})

test('its script and the large pictures come when they are wanted', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(asked.filter((url) => url.includes('photo-viewer'))).toEqual([])
  await comeToPictures(page, '/')
  expect(asked.filter((url) => url.includes('photo-viewer'))).toHaveLength(1)
})

test('projects on a service’s page open in the same way', async ({ page }) => {
  await page.goto('/services/whole-home-remodel')
  await page.locator('#projects').scrollIntoViewIfNeeded()
  await untilDefined(page, 'photo-viewer')
  const links = page.locator('#projects').getByRole('link', { name: /^Enlarge/ })
  await links.first().click()
  await expect(viewer(page)).toContainText(`1 of ${await links.count()}`)
})
