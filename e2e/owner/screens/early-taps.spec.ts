import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { Page } from '@playwright/test'
import { devices, onEachDevice, press } from '../../fixtures/devices.ts'
import { cameraPhoto } from '../../fixtures/photos/camera.ts'
import { expect, OPEN_NOW, test, tile } from '../owner-test.ts'

/** Opens the Studio, whose scripts wait until they are let go. */
async function holdStudio(page: Page, studio: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/static\/sanity-[^/]*\.js/, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(studio, { waitUntil: 'commit' })
  return resolve
}

onEachDevice('The owner', () => {
  test('taps a job before the Studio is there, and is led to it', async ({ owner: { page }, product }) => {
    const letGo = await holdStudio(page, product.studio)
    const early = tile(page, 'Change a price')
    await press(early)
    await expect(early).toHaveAttribute('aria-busy', 'true')
    letGo()
    await expect(page.getByRole('textbox', { name: 'Interior painting: amount' })).toBeVisible()
    await press(page.getByRole('link', { name: 'Your website', exact: true }))
    await expect(page.getByRole('heading', { name: 'What’s the job today?' })).toHaveCount(1)
  })

  test('taps a job at the moment when the Studio goes to its own first screen, and is led to it', async ({
    owner: { page },
    product,
  }) => {
    await page.addInitScript(() => {
      const replaceState = history.replaceState.bind(history)
      history.replaceState = (data, unused, address) => {
        if (String(address).startsWith('/home'))
          document.querySelector<HTMLElement>('#first-screen a[href="/prices"]')?.click()
        replaceState(data, unused, address)
      }
    })
    await page.goto(product.studio)
    await expect(page.getByRole('textbox', { name: 'Interior painting: amount' })).toBeVisible()
  })

  test('presses a job while the Studio comes, and is led to it when the thumb lifts', async ({
    owner: { page },
    product,
  }) => {
    const letGo = await holdStudio(page, product.studio)
    await page.getByRole('link', { name: 'Change a price' }).hover()
    await page.mouse.down()
    letGo()
    await expect(page.getByRole('status').getByText(OPEN_NOW).first()).toBeVisible()
    await page.mouse.up()
    await expect(page.getByRole('textbox', { name: 'Interior painting: amount' })).toBeVisible()
  })

  test('chooses photos before the Studio is there, and finds them in the form', async ({
    owner: { page },
    product,
  }) => {
    const letGo = await holdStudio(page, product.studio)
    const photo = { name: 'early.jpg', mimeType: 'image/jpeg', buffer: await cameraPhoto() }
    await page.getByLabel('Add a photo of a job').setInputFiles(photo)
    letGo()
    await expect(
      page
        .getByLabel('Project')
        .or(page.getByRole('heading', { name: 'Project' }))
        .first(),
    ).toBeVisible()
    const sent = '*[_type == "project" && _id in path("drafts.**") && defined(picture.asset)]'
    await expect.poll(() => product.client().fetch<object[]>(sent)).toHaveLength(1)
    await product.client().delete({ query: sent })
  })
})

test.describe('The first screen', () => {
  test.use(devices.phone)

  test('waits for a tap when the Studio comes in the middle of it, and is gone after it', async ({
    owner: { page },
    product,
  }) => {
    const html = await (await page.request.get(product.studio)).text()
    const [tiles] = /<div id="first-screen">.*?<\/script>/s.exec(html) ?? []
    const source = readFileSync('studio/home/first-screen.ts', 'utf8')
    const studio = `${stripTypeScriptTypes(source)}; addEventListener('come', closeFirstScreen)`
    const body = `<title>Studio</title>${tiles}<script type="module">${studio}</script>`
    await page.route('http://studio.test/**', (route) => route.fulfill({ body, contentType: 'text/html' }))
    const early = tile(page, 'Everything else')
    for (const moment of ['pointerdown', 'pointerup', 'click']) {
      await page.goto('http://studio.test/')
      await page.evaluate((name) => {
        addEventListener(name, () => dispatchEvent(new Event('come')))
      }, moment)
      await press(early)
      await expect(early, moment).toBeHidden()
      expect(new URL(page.url()).pathname, moment).toBe('/structure')
    }

    await page.goto('http://studio.test/')
    await early.hover()
    await page.mouse.down()
    await page.evaluate(() => dispatchEvent(new Event('come')))
    await expect(early).toBeVisible()
    await page.mouse.move(1, 1)
    await page.mouse.up()
    await expect(early).toBeHidden()
    expect(new URL(page.url()).pathname).toBe('/')
  })
})
