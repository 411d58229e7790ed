import type { Page } from '@playwright/test'
import { type HTMLElement as Parsed, parse } from 'node-html-parser'
import { dayOfLongWords } from '../fixtures/tabs.ts'
import { expect, test } from '../fixtures/test.ts'
import { slowSite } from './checks/slow-site.ts'
import { isEveryPage, onePathOfEachKind } from './checks/visit.ts'

/** Has pictures that a script lays over each other. */
const OVERLAID = '/services/kitchen-remodeling'
/** Nearly every kind of list there is. */
const FULLEST = [
  '/',
  '/cities/pineville',
  '/services/pressure-washing',
  '/service-areas/huntersville/tiling',
  '/prices',
]
const PATHS = [...(isEveryPage ? onePathOfEachKind() : FULLEST), OVERLAID]
const lookedAt = isEveryPage ? 'any kind of page' : 'the fullest pages'

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'no-preference' } })

test.beforeEach(({ page }) => page.addInitScript(noteShifts))

for (const width of isEveryPage ? [390, 1440] : [390])
  test(`nothing jumps on ${lookedAt}, ${width} pixels wide, to its end`, async ({ page }) => {
    await page.clock.setFixedTime(dayOfLongWords)
    await page.setViewportSize({ width, height: 900 })
    const shifts: string[] = []
    for (const path of PATHS) {
      await page.goto(path)
      await scrollToEnd(page)
      shifts.push(...(await shiftsOn(page)).map((shift) => `${path} ${shift}`))
    }
    expect(shifts).toEqual([])
  })

test('who wants no motion has none, nor in what has colors of its own', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const parts = page.locator('footer, [data-section="estimate-form"]')
  const quick = await parts.evaluateAll((all) =>
    all.map((part) => getComputedStyle(part).getPropertyValue('--quick')),
  )
  expect(quick).toEqual(['0s', '0s'])
})

test('a page in two pieces shows its first screen whole', { tag: '@all' }, async ({ page, product }) => {
  await page.clock.setFixedTime(dayOfLongWords)
  const site = await slowSite(page, product.site)
  const shifts: string[] = []
  for (const path of ['/', '/services/painting', ...(isEveryPage ? ['/prices'] : [])])
    for (const before of ['</summary>', '</h1>', 'href="tel:', '</dl>']) {
      await site.open(path, (html) => [html.lastIndexOf('<', html.indexOf(before))])
      await page.evaluate(untilPainted)
      await site.next()
      await page.evaluate(untilPainted)
      shifts.push(...(await shiftsOn(page)).map((shift) => `${path} cut before ${before}: ${shift}`))
    }
  await site.close()
  expect(shifts).toEqual([])
})

for (const width of isEveryPage ? [390, 900, 1440] : [1440])
  test(`each item of a list keeps its place while it comes, ${width} px wide`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route(/\/images\//, (route) => route.abort())
    const site = await slowSite(page, product.site)
    const known = new Set<string>()
    const moved: string[] = []
    for (const path of PATHS) {
      // All of a page is laid out for a visitor who follows a link into it.
      await site.open(`${path}#here`, (html) => placesInLists(html, known))
      do moved.push(...(await page.evaluate(movedSinceLastPiece)).map((item) => `${path} ${item}`))
      while (await site.next())
    }
    await site.close()
    expect(known.size).toBeGreaterThan(50)
    expect(moved).toEqual([])
  })

/** Before the second, third and fourth item of each list that has not been seen on another page. */
function placesInLists(html: string, known: Set<string>): number[] {
  const lists = parse(html)
    .querySelectorAll('main *, footer *')
    .filter((list) => {
      const [first] = list.children
      const name = [list.parentNode, list, first]
        .map((one) => one?.rawTagName + (one?.classNames ?? ''))
        .join(' > ')
      if (!first || !isItem(first) || known.has(`${name} ${list.children.length}`)) return false
      known.add(`${name} ${list.children.length}`)
      return true
    })
  return lists
    .flatMap(({ children }) => children.slice(1, 4).map(({ range }) => range[0]))
    .sort((a, b) => a - b)
}

/** In a table every cell has its part in the width of a column; a template shows nothing, and pins are placed by their picture. */
function isItem(element: Parsed): boolean {
  return (
    (element.rawTagName === 'li' || element.hasAttribute('data-item')) &&
    !element.closest('table, template, [aria-label="Prices in the picture"]')
  )
}

/**
 * The items of the last list, and the heading beside them, that are now elsewhere in it. Left out is what the browser fits to the
 * words of all: columns of even height, and a row of parts as wide as their words. Runs in the page.
 */
function movedSinceLastPiece(): string[] {
  const placeIn = (list: Element, item: Element): string => {
    let box = list
    while (getComputedStyle(box).display === 'contents' && box.parentElement) box = box.parentElement
    const [from, to] = [box.getBoundingClientRect(), item.getBoundingClientRect()]
    return `${Math.round(to.left - from.left)}, ${Math.round(to.top - from.top)}`
  }
  const before: [Element, Element, string][] = Reflect.get(window, 'places') ?? []
  const moved = before.filter(([list, item, place]) => placeIn(list, item) !== place)
  const comments = document.evaluate('//comment()', document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE)
  const list = comments.snapshotItem(comments.snapshotLength - 1)?.parentElement
  const { columnCount, columnWidth, gridAutoFlow } = getComputedStyle(list ?? document.body)
  const isFitted = [columnCount, columnWidth, gridAutoFlow].join(' ') !== 'auto auto row'
  const items =
    !list || isFitted
      ? []
      : [...list.children, ...(list.parentElement?.querySelectorAll('[data-head]') ?? [])]
  const places = items.flatMap((item) => (list ? [[list, item, placeIn(list, item)]] : []))
  Reflect.set(window, 'places', places)
  return moved.map(
    ([list, item, place]) => `${item.outerHTML.slice(0, 80)} from ${place} to ${placeIn(list, item)}`,
  )
}

/** Runs in the page. */
function untilPainted(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

test('letters that come late move nothing, and are on the next page', { tag: '@all' }, async ({ page }) => {
  await page.route(/\.woff2$/, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await route.continue()
  })
  await page.goto('/')
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  expect(await shiftsOn(page)).toEqual([])
  expect(await isInOwnLetters(page)).toBe(false)

  await page.unrouteAll({ behavior: 'wait' })
  const next = async () => {
    await page.goto('/prices')
    return isInOwnLetters(page)
  }
  await expect.poll(next).toBe(true)
})

for (const [path, list] of [
  ['/', 'services'],
  ['/', 'at-a-glance'],
  ['/services/painting', 'services'],
  ['/service-areas/matthews', 'reviews'],
] as const)
  test(`cards come in a tenth of a second after each other: ${list} of ${path}`, async ({ page }) => {
    // None is in sight yet.
    await page.setViewportSize({ width: 1440, height: 400 })
    await page.goto(path)
    // The first review stands above the others, which phones fold.
    const within = list === 'reviews' ? 'details' : ''
    const cards = page.locator(`[data-section="${list}"] ${within} [data-item]`)
    const styles = (property: 'rotate' | 'transitionDelay') =>
      cards.evaluateAll((items, name) => items.map((item) => getComputedStyle(item)[name]), property)
    const count = await cards.count()
    expect(count).toBeGreaterThan(1)
    await expect.poll(() => styles('rotate')).toEqual(Array(count).fill('-0.7deg'))
    await scrollToEnd(page)
    await expect.poll(() => styles('rotate')).toEqual(Array(count).fill('0deg'))
    const delays = Array.from({ length: count }, (_, place) => `${place / 10}s`)
    expect(await styles('transitionDelay')).toEqual(delays)
  })

/** Writes down what moved without being asked to. Runs in the page. */
function noteShifts() {
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement
    for (const entry of list.getEntries()) {
      const nodes = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : []
      const names = nodes.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? node?.nodeName)
      dataset.shifts = `${dataset.shifts ?? ''} ${Math.round(entry.startTime)} ms: ${names.join(' and ')};`
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

async function shiftsOn(page: Page): Promise<string[]> {
  const noted = await page.evaluate(() => document.documentElement.dataset.shifts)
  return noted ? [noted] : []
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (let top = 0; top < document.documentElement.scrollHeight; top += 500) {
      scrollTo({ top, behavior: 'instant' })
      await nextFrames()
    }
    const near = [...document.images].filter((image) => image.getBoundingClientRect().bottom > 0)
    await Promise.allSettled(near.map((image) => image.decode()))
    await nextFrames()
  })
}

async function isInOwnLetters(page: Page): Promise<boolean> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument')
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.some(({ familyName }) => familyName.startsWith('Archivo'))
}
