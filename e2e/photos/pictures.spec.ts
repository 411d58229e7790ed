import type { Page } from '@playwright/test'
import { pictureWidths } from '#content/pictures/rendition.ts'
import { isEveryPage } from '../every-page/checks/visit.ts'
import { wireBytes } from '../every-page/checks/weight.ts'
import { devices, untilDefined } from '../fixtures/devices.ts'
import { expect, test } from '../fixtures/test.ts'

/** One path for each place that pictures have. */
const PATHS = [
  '/',
  '/gallery',
  '/about',
  '/services/kitchen-remodeling',
  '/service-areas/charlotte',
  '/services/painting',
]
const WIDTHS = isEveryPage ? [390, 768, 1024, 1440] : [390, 1024, 1440]
/** More pixels than this for each that is shown are wasted. */
const MOST = 1.6
/** In bytes, of the first picture of a page on a phone. */
const MOST_BYTES = 120_000
const FAR = '/services/kitchen-remodeling'
const pictures = /\/images\//
const scripts = /\/islands\//

for (const density of isEveryPage ? [1, 2] : [2])
  test(`pictures have the pixels that they need at a density of ${density}`, async ({ browser, product }) => {
    const context = await browser.newContext({ deviceScaleFactor: density })
    // Which size a browser takes is known before it comes, and without our script no picture waits until it is near.
    await context.route(pictures, (route) => route.abort())
    await context.route(scripts, (route) => route.abort())
    const page = await context.newPage()
    const faults: string[] = []
    for (const width of WIDTHS)
      for (const path of PATHS) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(`${product.site}${path}`)
        faults.push(
          ...(await takenSizes(page)).flatMap(sizeFaults).map((fault) => `${width} ${path} ${fault}`),
        )
      }
    await context.close()
    expect(faults).toEqual([])
  })

test('only the first picture is fetched before the visitor comes near the others', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(...(request.url().match(/images\/.*/) ?? [])))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect([...new Set(fetched)]).toHaveLength(1)
  const gallery = page.getByRole('heading', { name: /^White shaker kitchen/ })
  await gallery.scrollIntoViewIfNeeded()
  await expect(page.getByRole('img', { name: /^White shaker kitchen/ }).first()).toHaveJSProperty(
    'complete',
    true,
  )
})

test('the strip of a picture that narrow screens fetch fills its place', async ({ page }) => {
  await page.goto('/')
  for (const width of [320, 390, 768, 1023]) {
    await page.setViewportSize({ width, height: 900 })
    const [view, strip] = await page.evaluate(() =>
      ['[data-view]', '[data-view] img'].map((name) => {
        const { left, right, top, bottom } =
          document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect()
        return { left, right, top, bottom }
      }),
    )
    for (const side of ['left', 'right', 'top', 'bottom'] as const)
      expect(
        Math.abs((strip?.[side] ?? Number.NaN) - (view?.[side] ?? 0)),
        `${side} at ${width}`,
      ).toBeLessThan(2)
  }
})

for (const isEarly of [false, true])
  test(`a picture that a choice of projects makes large gets the pixels for it${isEarly ? ', also before its script' : ''}`, {
    tag: isEarly ? [] : '@all',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
    if (!isEarly) letCome()
    await page.route('**/islands/*', async (route) => {
      await mayCome
      await route.continue()
    })
    await page.goto('/gallery', { waitUntil: 'domcontentloaded' })
    if (!isEarly) await untilDefined(page, 'photo-filter')
    await page
      .getByRole('group', { name: 'Show one kind of project' })
      .getByText('Bathroom Remodeling')
      .click()
    letCome()
    const first = page.getByRole('img', { name: /^Marble-look walk-in shower/ }).first()
    const width = () => first.evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''))
    await expect.poll(width).toMatch(/\/1200(x\d+)?\.avif$/)
  })

test('a picture that cannot be had is tried in the plain size, and then says so', async ({ page }) => {
  const asked: string[] = []
  await page.route(pictures, (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return route.abort()
  })
  await page.goto(FAR)
  await expect(page.getByRole('main').getByText('Image not available').first()).toBeVisible()
  expect(new Set(asked).size).toBeGreaterThan(1)
})

test('a picture of which one size is broken is shown in another', async ({ page }) => {
  let first = ''
  await page.route(pictures, (route) => {
    first ||= route.request().url()
    return route.request().url() === first ? route.abort() : route.continue()
  })
  await page.goto(FAR)
  await expect.poll(() => page.evaluate(() => document.images[0]?.naturalWidth)).toBeGreaterThan(0)
  await expect(page.getByText('Image not available')).toHaveCount(0)
})

test('without its script the browser fetches the pictures by itself', { tag: '@all' }, async ({ page }) => {
  await page.route(scripts, (route) => route.abort())
  await page.goto(FAR)
  await page.getByRole('heading', { level: 2 }).first().scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => document.images[1]?.naturalWidth)).toBeGreaterThan(0)
})

for (const path of ['/gallery', '/services/maintenance/emergency'])
  test(`a phone fetches ahead what its first screen of ${path} shows, and nothing else`, async ({ page }) => {
    await page.setViewportSize(devices.phone.viewport)
    await page.goto(path)
    const ahead = 'link[rel="preload"][as="image"]'
    const missed = await page.evaluate((selector) => {
      const links = [...document.querySelectorAll<HTMLLinkElement>(selector)]
      const asked = links
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ imageSrcset }) => imageSrcset)
      const isShown = (image: HTMLImageElement) =>
        image.checkVisibility() && image.getBoundingClientRect().top < 1.5 * innerHeight
      const shown = [...document.images].filter(isShown).map(({ srcset }) => srcset)
      const needless = asked.filter((srcset) => !shown.includes(srcset)).length
      const hidden = [...document.images].filter(
        (one) => !one.checkVisibility() && one.loading === 'eager',
      ).length
      return { needless, hidden, late: shown.length > 0 && asked.length === 0 }
    }, ahead)
    expect(missed).toEqual({ needless: 0, hidden: 0, late: false })
  })

type Taken = { name: string; width: number; height: number; taken: number; ratio: number; most: number }

/** The pixels that every picture on the page is wide and high, and how many the browser takes for its width. */
async function takenSizes(page: Page): Promise<Taken[]> {
  return page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    // In the place of a picture that does not come stands its description, which would be as high as its letters make it.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('img { font-size: 0 }')
    document.adoptedStyleSheets.push(sheet)
    return [...document.images].flatMap((image) => {
      const { offsetWidth, offsetHeight } = image
      if (offsetWidth === 0) return []
      const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])]
      const source = sources.find(({ media }) => matchMedia(media).matches) ?? image
      const sizes = [...source.srcset.matchAll(/ (\d+)w/g)].map(([, size]) => Number(size))
      return {
        name: image.alt || image.currentSrc,
        width: offsetWidth * devicePixelRatio,
        height: offsetHeight * devicePixelRatio,
        taken: Number(/\/(\d+)(?:x\d+)?\.avif$/.exec(image.currentSrc)?.[1]),
        ratio: Number(source.getAttribute('width')) / Number(source.getAttribute('height')),
        most: Math.max(...sizes),
      }
    })
  })
}

/** A picture that its place cuts is as wide as if it were not, and so are the pixels that it needs. */
function sizeFaults({ name, width, height, taken, ratio, most }: Taken): string[] {
  const needed = Math.round(Math.max(width, height * ratio))
  // A pixel more or less is rounding.
  const isTooSmall = taken < needed - 1 && taken < most
  const isTooLarge = taken > MOST * needed && taken > Math.min(...pictureWidths)
  return isTooSmall || isTooLarge ? [`${name}: ${taken} pixels for ${needed}`] : []
}

test.describe('on the narrow phone with the finest screen there is', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 })

  test('the first picture of a page is light', async ({ page, pages }) => {
    for (const path of isEveryPage ? pages.map((one) => one.path) : PATHS) {
      await page.goto(path)
      const shown = page.locator('main img[fetchpriority=high]')
      for (const address of await shown.evaluateAll(addressesOf))
        expect(await wireBytes(address), `${address} of ${path}`).toBeLessThanOrEqual(MOST_BYTES)
    }
  })
})

/** Of the sizes that the browser took. Runs in the page. */
function addressesOf(images: Element[]): string[] {
  return images.flatMap((image) => (image instanceof HTMLImageElement ? image.currentSrc : []))
}

test('the word about a rendering stands in a corner of the picture and hides little of it, or below it', async ({
  page,
}) => {
  const paths = ['/', '/services/painting', '/service-areas/matthews']
  for (const [path, width] of paths.flatMap((each) => [390, 1280].map((width) => [each, width] as const))) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    const frames = page.locator('photo-frame', { has: page.getByText('Rendering', { exact: true }) })
    const covered = await frames.evaluateAll((all) =>
      all.filter((frame) => {
        const [image, word] = [frame.querySelector('img'), frame.querySelector('span')]
        if (!image || !word) return false
        // Not where they are drawn: a picture that is held back lies out of its frame.
        const isBelow = word.offsetTop >= image.offsetTop + image.offsetHeight - 1
        const beside = frame.clientWidth - word.offsetLeft - word.offsetWidth
        const below = frame.clientHeight - word.offsetTop - word.offsetHeight
        const isInCorner = beside < 10 && Math.min(word.offsetTop, below) < 10
        const hidden = (word.offsetWidth * word.offsetHeight) / (image.offsetWidth * image.offsetHeight)
        return !isBelow && !(isInCorner && hidden < 0.1)
      }),
    )
    expect(await frames.count()).toBeGreaterThan(0)
    expect(covered).toHaveLength(0)
  }
})
