import type { Page } from '@playwright/test'
import { onAnyDevice, press, untilDefined } from '../fixtures/devices.ts'
import { layOut } from '../fixtures/tabs.ts'
import { expect, test } from '../fixtures/test.ts'

const KITCHENS = 'Kitchen Remodeling'
const BATHROOMS = 'Bathroom Remodeling'

const gallery = (page: Page) => page.locator('#gallery')
const projects = (page: Page) => gallery(page).getByRole('listitem')
const choice = (page: Page, name: string) =>
  gallery(page).getByRole('radio', { name: new RegExp(`^${name}`) })
const chip = (page: Page, name: string) => gallery(page).getByRole('group').getByText(name)

/** How many projects the chip of a category promises. */
async function promised(page: Page, name: string): Promise<number> {
  return Number(/\d+/.exec((await chip(page, name).textContent()) ?? '')?.[0])
}

async function comeToGallery(page: Page, path = '/gallery') {
  await page.goto(path)
  await gallery(page).scrollIntoViewIfNeeded()
  await untilDefined(page, 'photo-filter')
  // A tap would miss what moves when the parts above get their heights.
  await layOut(page)
}

onAnyDevice('A visitor', (device) => {
  const path = device === 'phone' ? '/' : '/gallery'

  test(`shows the projects of a category alone and counted on ${path}`, async ({ page }) => {
    await comeToGallery(page, path)
    await expect(projects(page)).toHaveCount(13)
    for (const name of [KITCHENS, BATHROOMS, 'Home Renovations']) {
      await press(chip(page, name))
      const count = await promised(page, name)
      await expect(projects(page)).toHaveCount(count)
      await expect(gallery(page).getByRole('status')).toHaveText(`${count} projects: ${name}`)
      const slug = name.toLowerCase().replace(' ', '-')
      await expect(page).toHaveURL(`${path}?projects=${slug}#gallery`)
    }
    await press(chip(page, 'All'))
    await expect(projects(page)).toHaveCount(13)
    await expect(page).toHaveURL(path)
  })
})

test('the choice stands in the address: back, forward and a reload bring it again', async ({ page }) => {
  await comeToGallery(page, '/gallery?projects=castles')
  await expect(choice(page, 'All')).toBeChecked()
  await expect(projects(page)).toHaveCount(13)
  await chip(page, KITCHENS).click()
  await chip(page, BATHROOMS).click()
  await page.goBack()
  await expect(choice(page, KITCHENS)).toBeChecked()
  await expect(projects(page)).toHaveCount(await promised(page, KITCHENS))
  await page.goBack()
  await expect(choice(page, 'All')).toBeChecked()
  await page.goForward()
  await expect(choice(page, KITCHENS)).toBeChecked()
  await page.reload()
  await expect(choice(page, KITCHENS)).toBeChecked()
  await page.goto('/contact')
  await page.goBack()
  await expect(choice(page, KITCHENS)).toBeChecked()
  await expect(projects(page)).toHaveCount(await promised(page, KITCHENS))
})

test('arrow keys go from category to category', { tag: '@all' }, async ({ page }) => {
  await comeToGallery(page)
  await choice(page, 'All').focus()
  await page.keyboard.press('ArrowRight')
  await expect(choice(page, KITCHENS)).toBeFocused()
  await expect(projects(page)).toHaveCount(await promised(page, KITCHENS))
  await page.keyboard.press('ArrowLeft')
  await expect(projects(page)).toHaveCount(13)
})

test('what is chosen before the script comes is kept', async ({ page }) => {
  const { promise: held, resolve: come } = Promise.withResolvers<void>()
  await page.route('**/islands/photo-viewer-*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/gallery')
  await chip(page, KITCHENS).click()
  come()
  await expect(page).toHaveURL('/gallery?projects=kitchen-remodeling#gallery')
  await expect(choice(page, KITCHENS)).toBeChecked()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a category shows its projects alone, and a picture leads to the whole of it', async ({ page }) => {
    await page.goto('/gallery')
    await chip(page, KITCHENS).click()
    await expect(projects(page)).toHaveCount(await promised(page, KITCHENS))
    await chip(page, 'All').click()
    await expect(projects(page)).toHaveCount(13)
    // A picture with clear places would have a pattern behind it for good.
    for (const frame of await page.locator('photo-frame').all())
      await expect(frame).toHaveCSS('background-image', 'none')
    const link = gallery(page)
      .getByRole('link', { name: /^Enlarge/ })
      .first()
    const picture = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(picture.headers()['content-type']).toBe('image/avif')
    await link.click()
    await expect(page).toHaveURL(/\/images\/.+\/1600\.avif$/)
  })
})
