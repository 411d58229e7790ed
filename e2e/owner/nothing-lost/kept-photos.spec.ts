import { devices, press } from '../../fixtures/devices.ts'
import { cameraPhoto } from '../../fixtures/photos/camera.ts'
import type { Owner } from '../owner.ts'
import { expect, test } from '../owner-test.ts'

const NAME = 'deck-without-signal.jpg'
const WHERE = '*[_type == "project" && title == "Deck and fence work in Pineville"]'
const PINEVILLE = { lat: '35/1 5/1 0/1', lng: '80/1 53/1 32/1' }

test.use(devices.phone)

test.afterEach(async ({ product }) => {
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

async function choose({ page }: Owner, button: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await press(page.getByRole('button', { name: button }))
  const buffer = await cameraPhoto({ place: PINEVILLE })
  await (await chooser).setFiles({ name: NAME, mimeType: 'image/jpeg', buffer })
}
