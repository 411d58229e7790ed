import { truncate, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FileChooser, Locator } from '@playwright/test'
import type { SanityDocument } from '@sanity/client'
import sharp from 'sharp'
import type { RunningProduct } from '#scripts/testing/product/running-product.ts'
import { devices, press } from '../../fixtures/devices.ts'
import { cameraPhoto } from '../../fixtures/photos/camera.ts'
import { oddFiles, oddPictures, PLACE } from '../../fixtures/photos/odd-files.ts'
import { textOf } from '../../fixtures/product/site.ts'
import type { Owner } from '../owner.ts'
import { expect, test } from '../owner-test.ts'

const HEIC = fileURLToPath(new URL('../../fixtures/photos/porch.heic', import.meta.url))
const SHOWN = ['House across the street', 'Ladder at the wall', 'Porch with a green door']
const UPRIGHT = 6
const EACH_PHOTO = 'Describe, crop, and sort the photos'
/** The beginning of what is said about each odd file. */
const WHY: Record<string, string> = {
  'scan.tif': 'Your browser can’t open TIFF files.',
  'logo.psd': 'This is a Photoshop file.',
  'bill.jpg': 'This is a PDF.',
  'new.jxl': 'Your browser can’t open JPEG XL files.',
  'words.svg': 'Parts of this drawing can’t be read.',
  'empty.png': 'This isn’t a picture.',
  'dot.png': 'This picture is 1 by 1 pixels, too small for anyone to see.',
  'line.webp': 'This picture is 3 by 3000 pixels, too small for anyone to see.',
}

let project: SanityDocument
let began = ''

test.use(devices.phone)

test.beforeEach(async ({ product }) => {
  began = new Date().toISOString()
  project = await product.client().fetch('*[_type == "homePage"][0].gallery.projects[0]->')
})

test.afterEach(async ({ page, product }) => {
  // An open form would write a draft again, which keeps its photos.
  await page.close()
  await product.client().transaction().delete(`drafts.${project._id}`).createOrReplace(project).commit()
  await product.client().delete({
    query: '*[_type in ["sanity.imageAsset", "project"] && _createdAt > $began]',
    params: { began },
  })
})

test('what a thumb is on its way to stays there while the website and the photo answer', async ({
  owner,
  page,
}) => {
  const { promise: answers, resolve: answer } = Promise.withResolvers<void>()
  for (const slow of ['**/api/document-status?document=*', '**/assets/images/**'])
    await page.route(slow, async (route) => {
      await answers
      await route.continue()
    })
  await owner.openForm('project')
  await addPhotos(owner, [{ name: 'across.jpg', mimeType: 'image/jpeg', buffer: await cameraPhoto() }])
  await expect(page.getByText('Sending 1 photo.')).toBeVisible()
  const trade = page.getByRole('radio', { name: 'Kitchen Remodeling' })
  await expect(trade).toBeEnabled()
  const before = await trade.boundingBox()
  answer()
  await expect(page.getByRole('button', { name: 'Photo 1, large' })).toBeVisible()
  await expect(page.getByText('Not on your website yet. It will be when you publish.')).toBeVisible()
  await expect(page.getByText('No page shows it yet.')).toBeVisible()
  expect(await trade.boundingBox()).toEqual(before)
})

test('the owner puts up three photos of a job as phones make them', async ({ owner, page, product }) => {
  await owner.openForm('project', project._id)
  await addPhotos(owner, [
    { name: 'across.jpg', mimeType: 'image/jpeg', buffer: await cameraPhoto() },
    { name: 'sideways.jpg', mimeType: 'image/jpeg', buffer: await cameraPhoto({ orientation: UPRIGHT }) },
  ])
  await addPhotos(owner, [HEIC])
  await expect(photos(owner)).toHaveCount(4)
  await press(page.getByRole('button', { name: EACH_PHOTO }))
  await expect(owner.field('Photo 4')).toHaveValue(`${project.title}, photo 4`)
  for (const [place, words] of SHOWN.entries()) await owner.setField(`Photo ${place + 2}`, words)
  await owner.publish()
  const sizes: string[] = []
  for (const bytes of await bytesSent(product)) {
    expect(bytes.length).toBeLessThan(2_000_000)
    const { width, height, exif } = await sharp(bytes).metadata()
    sizes.push(`${width}x${height}`)
    expect(exif).toBeUndefined()
  }
  expect(sizes).toEqual(['2880x2160', '2160x2880', '2880x2160'])
  await expect.poll(() => textOf(product, '/gallery')).toContain(SHOWN[0])
  await page.goto(`${product.site}/gallery`)
  for (const words of SHOWN) {
    const shown = page.getByRole('link', { name: `Enlarge: ${words}` })
    await shown.scrollIntoViewIfNeeded()
    await expect(shown.getByRole('img', { name: words })).toBeVisible()
  }
  expect(owner.complaints).toEqual([])
})

test('the owner puts up pictures of every kind, without their place', async ({ owner, product }) => {
  await owner.openForm('project', project._id)
  const pictures = await oddPictures()
  await addPhotos(owner, pictures)
  await expect(photos(owner)).toHaveCount(1 + pictures.length)
  await owner.publish()
  const sent = await bytesSent(product)
  expect(sent).toHaveLength(pictures.length)
  for (const bytes of sent) {
    expect(bytes.toString('latin1')).not.toContain(PLACE)
    expect(['jpeg', 'png', 'webp']).toContain((await sharp(bytes).metadata()).format)
  }
  const refs = await product
    .client()
    .fetch<string[]>('*[_id == $id][0].photos[].asset._ref', { id: project._id })
  for (const ref of refs) {
    const named = new RegExp(`/images/${ref.slice('image-'.length)}/[\\w/-]+\\.avif`)
    await expect.poll(() => htmlOf(product)).toMatch(named)
    const [address] = named.exec(await htmlOf(product)) ?? []
    const shown = await fetch(`${product.site}${address}`)
    expect([shown.status, shown.headers.get('content-type')], address).toEqual([200, 'image/avif'])
  }
  expect(owner.complaints).toEqual([])
})

test('two photos become before and after, and another one the large one', async ({
  owner,
  page,
  product,
}) => {
  await owner.openForm('project', project._id)
  await addPhotos(owner, [
    { name: 'across.jpg', mimeType: 'image/jpeg', buffer: await cameraPhoto() },
    { name: 'sideways.jpg', mimeType: 'image/jpeg', buffer: await cameraPhoto({ orientation: 3 }) },
  ])
  await expect(photos(owner)).toHaveCount(3)
  await press(photos(owner).nth(2))
  await press(page.getByRole('menuitem', { name: 'Make it the large one' }))
  await press(page.getByRole('button', { name: 'Before and after' }))
  await expect(page.getByText('Tap the photo from before the work.')).toBeInViewport()
  await press(photos(owner).nth(2))
  await press(photos(owner).nth(0))
  const before = page.getByRole('button', { name: 'Photo from before the work' })
  await expect(before).toBeInViewport()
  await owner.publish()
  const published = await product.client().getDocument(project._id)
  expect(published).toMatchObject({
    picture: { alt: project.title },
    before: { alt: `${project.title}, before the work` },
    photos: [{ asset: project.picture.asset }],
  })
  await press(before)
  await press(page.getByRole('menuitem', { name: 'Don’t compare' }))
  await expect(photos(owner)).toHaveCount(3)
  expect(owner.complaints).toEqual([])
})

test('a picture that can’t be shown is named on the first screen', async ({ owner, page, product }) => {
  const client = product.client()
  const lost = { _id: `image-${'5'.repeat(40)}-1600x1200-jpg`, _type: 'sanity.imageAsset' }
  await client.createOrReplace(lost)
  const asset = { _type: 'reference', _ref: lost._id }
  const picture = { _type: 'picture', _key: 'lost', alt: 'A porch', asset }
  await client
    .patch(project._id)
    .set({ photos: [picture] })
    .commit()
  const named = new RegExp(`/images/${'5'.repeat(40)}-[\\w/-]+\\.avif`)
  await expect.poll(() => htmlOf(product)).toMatch(named)
  await fetch(`${product.site}${named.exec(await htmlOf(product))?.[0]}`)
  await page.goto(product.studio)
  const alert = page.getByRole('alert').filter({ hasText: 'Visitors can’t see this picture.' })
  await expect(alert).toContainText(`“${project.title}”: “More photos” can’t be shown on your website.`)
  await client.createOrReplace(project)
  await client.delete(lost._id)
  await expect(alert).toHaveCount(0)
  expect(owner.complaints).toEqual([])
})

test('the owner replaces a photo, and neither crop nor words stay', async ({ owner, page, product }) => {
  const crop = { _type: 'sanity.imageCrop', top: 0, bottom: 0.1, left: 0.2, right: 0 }
  await product.client().patch(project._id).set({ 'picture.crop': crop }).commit()
  await owner.openForm('project', project._id)
  await press(page.getByRole('button', { name: EACH_PHOTO }))
  const chooser = page.waitForEvent('filechooser')
  await press(page.getByRole('button', { name: 'Change the picture' }))
  await press(page.getByRole('menuitem', { name: 'Upload a photo' }))
  await (await chooser).setFiles({ name: 'across.jpg', mimeType: 'image/jpeg', buffer: await cameraPhoto() })
  const draft = () => product.client().getDocument(`drafts.${project._id}`)
  await expect.poll(async () => (await draft())?.picture.asset._ref).toContain('-2880x2160-')
  const kept = async () => Object.keys((await draft())?.picture).sort()
  await expect.poll(kept).toEqual(['_type', 'alt', 'asset'])
  expect((await draft())?.picture.alt).toBe(project.title)
  expect(owner.complaints).toEqual([])
})

test('a Studio from before an update keeps photos, and sends them when it is reloaded', async ({
  owner,
  page,
}) => {
  await owner.openForm('project', project._id)
  let asked = 0
  await page.route('**/browserUpload-*.js', (route) => {
    asked += 1
    return route.fulfill({ status: 404 })
  })
  const sides = [1, 3, UPRIGHT].map((orientation) => cameraPhoto({ orientation }))
  const files = (await Promise.all(sides)).map((buffer) => ({
    name: 'porch.jpg',
    mimeType: 'image/jpeg',
    buffer,
  }))
  await addPhotos(owner, files)
  await expect(page.getByText('Reload it, and we’ll send 3 photos.')).toBeInViewport()
  expect(asked).toBe(1)
  await page.unrouteAll()
  await press(page.getByRole('button', { name: 'Reload', exact: true }))
  await expect(photos(owner)).toHaveCount(4)
})

test('the owner learns why each refused file can’t be used, and what to do', async ({ owner, page }) => {
  await owner.openForm('project', project._id)
  const whole = await cameraPhoto()
  await addPhotos(owner, [
    { name: 'letter.heic', mimeType: 'image/heic', buffer: Buffer.from('Dear Sir or Madam') },
    { name: 'cut.jpg', mimeType: 'image/jpeg', buffer: whole.subarray(0, 300) },
  ])
  await addPhotos(owner, [await emptyFile(test.info().outputPath('huge.jpg'), 60_000_000)])
  await expect(page.getByText('This file is 60 MB, and a photo can be up to 50 MB.')).toBeVisible()
  await expect(page.getByText('letter.heic wasn’t used')).toBeVisible()
  await expect(page.getByText('This isn’t a picture. Choose a photo from your camera roll')).toBeVisible()
  await expect(page.getByText('cut.jpg wasn’t used')).toBeVisible()
  await expect(page.getByText('This photo is damaged, or part of it is missing.')).toBeVisible()
  for (const file of await oddFiles()) {
    await addPhotos(owner, [file])
    const told = page.getByText(`${file.name} wasn’t used`).locator('..')
    await expect(told).toContainText(WHY[file.name] ?? 'nothing')
  }
  await expect(photos(owner)).toHaveCount(1)
  expect(owner.complaints).toEqual([])
})

/** Those that the document has, in the strip at its top. */
function photos({ page }: Owner): Locator {
  return page.getByRole('region', { name: 'Photos' }).getByRole('button', { name: /^Photo / })
}

async function htmlOf({ site }: RunningProduct): Promise<string> {
  return (await fetch(`${site}/gallery`)).text()
}

async function addPhotos({ page }: Owner, files: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await press(page.getByRole('button', { name: 'Add photos' }))
  await (await chooser).setFiles(files)
  await expect(page.getByRole('button', { name: 'Add photos' })).toBeEnabled()
}

/** The path of a new file of so many bytes. */
async function emptyFile(path: string, bytes: number): Promise<string> {
  await writeFile(path, '')
  await truncate(path, bytes)
  return path
}

/** As the lake received them, which it hands out to programs with the token alone. */
async function bytesSent(product: RunningProduct): Promise<Buffer[]> {
  const urls = await product
    .client()
    .fetch<string[]>('*[_id == $id][0].photos[].asset->url', { id: project._id })
  const headers = { authorization: `Bearer ${product.environment.lake.token}` }
  const answers = urls.map((url) => fetch(`${url}?dlRaw=true`, { headers }))
  return Promise.all(answers.map(async (answer) => Buffer.from(await (await answer).arrayBuffer())))
}
