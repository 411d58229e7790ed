import type { Page } from '@playwright/test'
import { dayOfLongWords } from '../fixtures/day-of-long-words.ts'
import { InTwoPieces } from '../fixtures/requests/in-two-pieces.ts'
import { expect, test } from '../fixtures/test.ts'
import { onePathOfEachKind } from '../specification/pages.ts'

/** Holds a picture back until it is near, which nobody sees. */
const UNSEEN = 'hold'

for (const width of [390, 1440])
  test(`nothing jumps on any kind of page, ${width} pixels wide, from its coming to its end`, async ({
    browser,
    product,
  }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } })
    await context.clock.setFixedTime(dayOfLongWords)
    const page = await context.newPage()
    await page.addInitScript(noteShifts)
    const shifts: string[] = []
    for (const path of onePathOfEachKind()) {
      await page.goto(`${product.site}${path}`)
      await scrollToEnd(page)
      const moved = await page.evaluate(() => document.documentElement.dataset.shifts ?? '')
      if (moved) shifts.push(`${path}${moved}`)
    }
    await context.close()
    expect(shifts).toEqual([])
  })

test('a page that comes in two pieces shows its first screen whole', async ({ browser, product }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.clock.setFixedTime(dayOfLongWords)
  const page = await context.newPage()
  await page.addInitScript(noteShifts)
  const pieces = await InTwoPieces.open(product.site)
  const shifts: string[] = []
  for (const path of ['/', '/prices', '/services/painting'])
    for (const before of ['</summary>', 'class="call"', 'class="lead"', '</dl>']) {
      pieces.before = before
      await page.goto(`${pieces.url}${path}`)
      await page.evaluate(() => document.fonts.ready)
      const moved = await page.evaluate(() => document.documentElement.dataset.shifts ?? '')
      if (moved) shifts.push(`${path} cut before ${before}:${moved}`)
    }
  pieces.close()
  await context.close()
  expect(shifts).toEqual([])
})

test('letters that come late move nothing, and are there on the next page', async ({ browser, product }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(noteShifts)
  await page.route(/\.woff2$/, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await route.continue()
  })
  await page.goto(product.site)
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  expect(await page.evaluate(() => document.documentElement.dataset.shifts ?? '')).toBe('')
  expect(await isInOwnLetters(page)).toBe(false)

  await page.unrouteAll({ behavior: 'wait' })
  const next = async () => {
    await page.goto(`${product.site}/prices`)
    return isInOwnLetters(page)
  }
  await expect.poll(next).toBe(true)
  await context.close()
})

test('who wants less motion sees none, neither entrances nor pulsing places of pictures', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  const moving: string[] = []
  for (const path of onePathOfEachKind()) {
    await page.goto(`${product.site}${path}`)
    moving.push(...(await runningAnimations(page)).map((name) => `${path} ${name}`))
    await scrollToEnd(page)
    moving.push(...(await runningAnimations(page)).map((name) => `${path} ${name}, further down`))
  }
  await context.close()
  expect(moving).toEqual([])
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

async function runningAnimations(page: Page): Promise<string[]> {
  const names = await page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      if (animation.playState !== 'running') return []
      if (animation instanceof CSSAnimation) return animation.animationName
      return animation instanceof CSSTransition ? animation.transitionProperty : 'an animation of a script'
    }),
  )
  return names.filter((name) => name !== UNSEEN)
}
