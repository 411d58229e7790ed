import { devices, press } from '../../fixtures/devices.ts'
import { cameraPhoto } from '../../fixtures/photos/camera.ts'
import type { Owner } from '../owner.ts'
import { expect, OPEN_NOW, test } from '../owner-test.ts'

const NAME = 'deck-without-signal.jpg'
const WHERE = '*[_type == "project" && title == "Deck and fence work in Pineville"]'
const PINEVILLE = { lat: '35/1 5/1 0/1', lng: '80/1 53/1 32/1' }

test.use(devices.phone)

test.afterEach(async ({ page, product }) => {
  await page.close()
  await product.client().delete({ query: WHERE })
  const photos = {
    query: '*[_type == "sanity.imageAsset" && originalFilename == $name]',
    params: { name: NAME },
  }
  await product.client().delete(photos)
})

test('photos that were chosen without a signal wait on the first screen', async ({
  owner,
  page,
  product,
}) => {
  // The tiles are there before the Studio is, which can’t come without a connection.
  await expect(page.getByRole('status').getByText(OPEN_NOW).first()).toBeVisible()
  await page.context().setOffline(true)
  await choose(owner, 'Add a photo of a job')
  await expect(page.getByText('We kept 1 photo')).toBeInViewport()
  const needs = page.getByRole('region', { name: 'Needs you' })
  await expect(needs.getByRole('link', { name: /photos chosen \d+:\d\d [AP]M today$/ })).toBeVisible()
  await page.context().setOffline(false)
  await press(needs.getByRole('link', { name: /photos chosen/ }))
  await press(page.getByRole('radio', { name: 'Decks and Fences' }))
  await expect(page.getByRole('radio', { name: 'Pineville' })).toBeChecked()
  await owner.publish()
  const published = `${WHERE}{"photo": picture.asset->originalFilename, "described": picture.alt}`
  await expect
    .poll(() => product.client().fetch(published))
    .toEqual([{ photo: NAME, described: 'Deck and fence work in Pineville' }])
})

test('a photo that was added without a signal is sent later, over a closed tab', async ({ owner, page }) => {
  await owner.openForm('project')
  await press(page.getByRole('radio', { name: 'Decks and Fences' }))
  await press(page.getByRole('radio', { name: 'Pineville' }))
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const form = page.url()
  await page.context().setOffline(true)
  await choose(owner, 'Add photos')
  const kept = page.getByText('No connection. We’ll keep 1 photo here and send it when you’re back online.')
  await expect(kept).toBeInViewport()
  await page.goto('about:blank')
  await page.context().setOffline(false)
  await page.goto(form)
  await expect(page.getByRole('button', { name: 'Photo 1, large' })).toBeVisible()
  await expect(kept).toBeHidden()
  await owner.publish()
})

test('who leaves a field before its photo has arrived is asked, and told of it', async ({
  owner,
  page,
  product,
}) => {
  const id = await product.client().fetch('*[_type == "homePage"][0].gallery.projects[0]._ref')
  await owner.openForm('project', id)
  await press(page.getByRole('button', { name: 'Describe, crop, and sort the photos' }))
  await page.route('**/assets/images/**', () => undefined)
  const sent = page.waitForRequest('**/assets/images/**')
  await press(page.getByRole('button', { name: 'Change the picture' }))
  await choose(owner, 'Upload a photo', 'menuitem')
  await sent
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  expect((await asked).type()).toBe('beforeunload')
  await (await asked).dismiss()
  await press(page.getByRole('link', { name: 'Your website' }))
  await expect(page.getByText(`${NAME} wasn’t used`)).toBeVisible()
  await expect(page.getByText('You stopped it or left the form before we had it.')).toBeVisible()
})

async function choose({ page }: Owner, name: string, role: 'button' | 'menuitem' = 'button'): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await press(page.getByRole(role, { name }))
  const buffer = await cameraPhoto({ place: PINEVILLE })
  await (await chooser).setFiles({ name: NAME, mimeType: 'image/jpeg', buffer })
}
