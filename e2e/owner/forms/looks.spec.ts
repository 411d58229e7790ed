import type { FrameLocator, Page } from '@playwright/test'
import sharp from 'sharp'
import type { RunningProduct } from '#scripts/testing/product/running-product.ts'
import { devices } from '../../fixtures/devices.ts'
import { cardOf, textOf } from '../../fixtures/product/site.ts'
import type { Owner } from '../owner.ts'
import { expect, test } from '../owner-test.ts'

const BADGE = '<rect width="40" height="40" fill="#b3261e"/>'
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><script>parent.document.title = 'Mine'</script>${BADGE}</svg>`
const RED = [0xb3, 0x26, 0x1e]
const NAVY = [0x0b, 0x53, 0x94]
const DARK = [0x15, 0x1c, 0x2c]
/** A picture of a shared link is a JPEG. */
const NEAR = 12
const HEADER = { left: 56, top: 52, width: 72, height: 72 }

test.use(devices.phone)

test.afterEach(async ({ page, product }) => {
  await page.close()
  const client = product.client()
  await client.delete('drafts.business')
  await client.patch('business').unset(['logo', 'colors']).commit()
  await client.delete({ query: '*[originalFilename in ["badge.svg", "badge.png"]]' })
})

test('the owner sees his logo and colors before anybody else, and then everything shows them', async ({
  owner,
  page,
  product,
}) => {
  const before = await iconsOf(product)
  await owner.openForm('business', 'business')
  await chooseLogo(page, { name: 'badge.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(DRAWING) })
  await page.getByRole('radio', { name: 'Pine' }).check()
  const looks = '*[_id == "drafts.business"][0]{"type": logo.asset->mimeType, "palette": colors.palette}'
  await expect.poll(() => product.client().fetch(looks)).toEqual({ type: 'image/png', palette: 'pine' })
  expect(await page.title()).not.toBe('Mine')

  await page.goto(`${product.studio}/preview?preview=/contact`)
  await expect(logosIn(page.frameLocator('iframe'))).toHaveCount(2)
  expect(await logosOf(product)).toBe(0)

  await publishBusiness(owner, product)
  expect(await textOf(product, '/contact')).toMatch(/--own-brand-day:\s*#/)
  expect(await iconsOf(product)).not.toEqual(before)
  const [tab = ''] = await iconsOf(product)
  for (const path of [tab, '/favicon.ico', await cardOf(product, '/contact')])
    expect((await fetch(product.site + path)).status, path).toBe(200)
  expect(await distance(product, tab, RED)).toBeLessThan(NEAR)
  expect(await distance(product, await cardOf(product, '/contact'), RED, HEADER)).toBeLessThan(NEAR)
  expect(owner.complaints.filter((words) => !words.includes('autofocusing'))).toEqual([])
})

test('a logo that is made for a dark truck stands on a dark ground, with the background of its file', async ({
  owner,
  page,
  product,
}) => {
  const truck = sharp({ create: { width: 400, height: 200, channels: 3, background: rgb(NAVY) } })
  const buffer = await truck.png().toBuffer()
  await owner.openForm('business', 'business')
  await chooseLogo(page, { name: 'badge.png', mimeType: 'image/png', buffer })
  await page.getByRole('checkbox', { name: 'Your logo is white, or made for a dark truck' }).check()
  await expect.poll(() => product.client().fetch('*[_id == "drafts.business"][0].logo.isLight')).toBe(true)
  await publishBusiness(owner, product)
  await page.goto(`${product.site}/contact`)
  const logo = page
    .getByRole('banner')
    .getByRole('link', { name: /^Crown & Level/ })
    .locator('img')
  const shown = await logo.screenshot()
  const { width = 0, height = 0 } = await sharp(shown).metadata()
  const middle = { left: 0, top: 0, width, height }
  expect(await farFrom(shown, NAVY, middle)).toBeLessThan(NEAR)
  expect(await farFrom(shown, DARK, { ...middle, height: 2 })).toBeLessThan(3 * NEAR)
})

type File = { name: string; mimeType: string; buffer: Buffer }

/** Into the first picture of the form. */
async function chooseLogo(page: Page, file: File): Promise<void> {
  await page.getByRole('button', { name: 'Upload' }).first().setInputFiles(file)
  await expect(page.getByRole('img', { name: 'Preview of uploaded image' })).toBeVisible()
}

/** Resolves when header and footer of the page show the logo. */
async function publishBusiness(owner: Owner, product: RunningProduct): Promise<void> {
  await owner.openForm('business', 'business')
  await owner.publish()
  await expect.poll(() => logosOf(product)).toBe(2)
}

const logosIn = (shown: FrameLocator) => shown.getByRole('link', { name: /^Crown & Level/ }).locator('img')

/** How often the page shows a logo. */
async function logosOf(product: RunningProduct): Promise<number> {
  const links = (await textOf(product, '/contact')).match(/<a [^>]*href="\/"[^>]*>.*?<\/a>/g) ?? []
  return links.filter((link) => link.includes('<img')).length
}

async function iconsOf(product: RunningProduct): Promise<string[]> {
  const found = (await textOf(product, '/contact')).matchAll(/<link [^>]*href="(\/icons\/[^"]+)"/g)
  return [...found].map(([, path = '']) => path)
}

const rgb = ([r = 0, g = 0, b = 0]: readonly number[]) => ({ r, g, b })

/** How far the color in the middle of a picture of the website, or of a part of it, is from another, in steps of its tones. */
async function distance(
  { site }: RunningProduct,
  path: string,
  color: readonly number[],
  part?: typeof HEADER,
) {
  const bytes = await (await fetch(site + path)).arrayBuffer()
  const { width, height } = await sharp(bytes).metadata()
  return farFrom(bytes, color, part ?? { left: 0, top: 0, width, height })
}

/** The same of a part of a picture of which we have the bytes. */
async function farFrom(bytes: ArrayBuffer | Buffer, color: readonly number[], part: typeof HEADER) {
  const { left, top, ...size } = part
  const pixel = {
    left: left + Math.floor(size.width / 2),
    top: top + Math.floor(size.height / 2),
    width: 1,
    height: 1,
  }
  const tones = await sharp(bytes).extract(pixel).removeAlpha().raw().toBuffer()
  return Math.max(...color.map((tone, at) => Math.abs(tone - (tones[at] ?? 0))))
}
