import type { EnginePage } from './engine-page.ts'
import { expect, test } from './engine-test.ts'

const PHONE = 390
const WIDTHS = [PHONE, 800, 1440]

for (const path of ['/', '/contact'])
  test(`${path} can be read to its end on a phone`, async ({ tab, product }) => {
    await tab.resize(PHONE)
    await tab.open(product.site + path)
    await readToEnd(tab)
  })

/** The engine draws what it shows, and does more for that than for a page that is only scrolled. */
async function readToEnd(tab: EnginePage): Promise<void> {
  let isAtEnd = false
  while (!isAtEnd) {
    await tab.screenshot()
    isAtEnd = await tab.run((step) => {
      scrollBy({ top: step, behavior: 'instant' })
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1
    }, 600)
  }
}

test('every photo of the gallery has a height, at every width', async ({ tab, product }) => {
  for (const path of ['/gallery', '/'])
    for (const width of WIDTHS) {
      await tab.resize(width)
      await tab.open(product.site + path)
      const shapes = await tab.run(shapesOfPhotos, null)
      expect(shapes.length).toBeGreaterThan(12)
      for (const { photo, ratio } of shapes)
        expect(ratio, `${photo} of ${path} at ${width} px`).toBeGreaterThan(0.4)
    }
})

/** How high each photo of a project is for its width. */
function shapesOfPhotos() {
  return [...document.querySelectorAll('#gallery a:has(img)')].map((link) => {
    const { width, height } = link.getBoundingClientRect()
    return { photo: link.getAttribute('href'), ratio: height / width }
  })
}

test('the email address in the footer has no gap after its "@"', async ({ tab, product }) => {
  await tab.resize(PHONE)
  await tab.open(product.site)
  expect(await tab.run(gapInAddress, null)).toBeLessThan(1)
})

/** In pixels, between the two halves of the address. */
function gapInAddress() {
  const [link] = document.querySelectorAll('footer a[href^="mailto:"]')
  const [name, host] = [link?.firstChild, link?.lastChild].map((half) => {
    const range = document.createRange()
    if (half) range.selectNodeContents(half)
    return range.getBoundingClientRect()
  })
  return name && host ? Math.abs(host.left - name.right) : Number.NaN
}
