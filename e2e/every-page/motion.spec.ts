import { createServer, type Server } from 'node:http'
import type { Page } from '@playwright/test'
import { close, listen } from 'pages-as-files/testing'
import { dayOfLongWords } from '../fixtures/tabs.ts'
import { expect, test } from '../fixtures/test.ts'
import { onePathOfEachKind } from './checks/visit.ts'

/** One of each kind, and one whose pictures a script lays over each other. */
const PATHS = [...onePathOfEachKind(), '/services/kitchen-remodeling']
/** How long a visitor waits for the second piece of a page: long enough to see what the first one looks like. */
const PAUSE_MS = 300

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'no-preference' } })

test.beforeEach(({ page }) => page.addInitScript(noteShifts))

for (const width of [390, 1440])
  test(`nothing jumps on any kind of page, ${width} pixels wide, to its end`, async ({ page }) => {
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

test('a page that comes in two pieces shows its first screen whole', async ({ page, product }) => {
  await page.clock.setFixedTime(dayOfLongWords)
  const cut = { before: '' }
  const server = inTwoPieces(product.site, cut)
  const address = `http://127.0.0.1:${await listen(server)}`
  const shifts: string[] = []
  for (const path of ['/', '/prices', '/services/painting'])
    for (const before of ['</summary>', 'class="call"', 'class="lead"', '</dl>']) {
      cut.before = before
      await page.goto(address + path)
      await page.evaluate(() => document.fonts.ready)
      shifts.push(...(await shiftsOn(page)).map((shift) => `${path} cut before ${before}: ${shift}`))
    }
  await close(server)
  expect(shifts).toEqual([])
})

/** The site as a slow network brings it: of each page first what stands before the given words, and the rest later. */
function inTwoPieces(site: string, cut: { before: string }): Server {
  return createServer(async (request, response) => {
    const { accept = '*/*' } = request.headers
    const answer = await fetch(new URL(request.url ?? '/', site), {
      headers: { accept, 'accept-encoding': 'identity' },
    })
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    const place = type.startsWith('text/html') ? body.indexOf(cut.before) : -1
    if (place < 0) return response.end(body)
    response.write(body.subarray(0, place))
    setTimeout(() => response.end(body.subarray(place)), PAUSE_MS)
  })
}

test('letters that come late move nothing, and are there on the next page', async ({ page }) => {
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

test('cards come in a tenth of a second after each other, however many there are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const cards = page.locator('[data-section="services"] [data-item]')
  const delays = () =>
    cards.evaluateAll((items) => items.map((item) => getComputedStyle(item).transitionDelay))
  expect(await delays()).toEqual(['0s', '0.1s', '0.2s', '0.3s'])
  await page.setViewportSize({ width: 1440, height: 900 })
  await cards.first().evaluate((card) => card.parentElement?.append(card.cloneNode(), card.cloneNode()))
  expect(await delays()).toEqual(['0s', '0.1s', '0.2s', '0.3s', '0.4s', '0.5s'])
  await cards.first().scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 300)
  await expect(cards.last()).toHaveCSS('translate', '0px')
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
