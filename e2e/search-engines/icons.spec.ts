import sharp from 'sharp'
import type { RunningProduct } from '#scripts/testing/product/running-product.ts'
import { expect, test } from '../fixtures/test.ts'

type Icon = { src: string; sizes: string; type: string; purpose?: string }

test('a phone finds in the manifest what its home screen needs', async ({ product }) => {
  const response = await fetch(`${product.site}/manifest.webmanifest`)
  expect(response.headers.get('content-type')).toContain('application/manifest+json')
  const manifest = await response.json()
  const business = await product.stranger().fetch('*[_type == "business"][0]{name}')
  expect(manifest).toMatchObject({ name: business.name, start_url: '/', scope: '/', id: '/', lang: 'en-US' })
  for (const color of [manifest.background_color, manifest.theme_color])
    expect(color).toMatch(/^#[0-9a-f]{6}$/)
  const icons: Icon[] = manifest.icons
  const offered = icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)
  expect(offered).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']))
  for (const icon of icons) expect(await pictureAt(product, icon.src)).toMatchObject(promisedBy(icon))
})

/** One that may be cut to any shape is filled to its edge. */
function promisedBy({ sizes, type, purpose }: Icon) {
  const [width, height] = sizes.split('x').map(Number)
  return { type, width, height, ...(purpose === 'maskable' && { isOpaque: true }) }
}

async function pictureAt(product: RunningProduct, path: string) {
  const response = await fetch(`${product.site}${path}`)
  const picture = sharp(await response.arrayBuffer())
  const { width, height } = await picture.metadata()
  const { isOpaque } = await picture.stats()
  return { type: response.headers.get('content-type'), width, height, isOpaque }
}
