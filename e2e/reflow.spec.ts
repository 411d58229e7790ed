import type { BrowserContext } from '@playwright/test'
import { atOnce } from './fixtures/at-once.ts'
import { expect, test } from './fixtures/test.ts'

const AT_ONCE = 3
const SCREENS = [
  { name: 'on a screen of 320 pixels', width: 320, text: 100 },
  { name: 'on a phone with text of 200%', width: 390, text: 200 },
  { name: 'on a desktop with text of 200%', width: 1280, text: 200 },
]

test('everything on every page fits narrow screens and large text', async ({ browser, stage, pages }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await context.route(/\/images\//, (route) => route.abort())
  const shares = Array.from({ length: AT_ONCE }, (_, turn) =>
    pages.flatMap(({ path }, place) => (place % AT_ONCE === turn ? path : [])),
  )
  const faults = await atOnce(AT_ONCE, shares, (paths) => faultsOf(context, stage.site, paths))
  await context.close()
  expect(faults).toEqual([])
})

async function faultsOf(context: BrowserContext, site: string, paths: readonly string[]): Promise<string[]> {
  const page = await context.newPage()
  const faults: string[] = []
  for (const path of paths) {
    await page.goto(site + path, { waitUntil: 'domcontentloaded' })
    for (const { name, width, text } of SCREENS) {
      await page.setViewportSize({ width, height: 900 })
      const found = await page.evaluate(overflowing, text)
      faults.push(...found.map((fault) => `${path}, ${name}: ${fault}`))
    }
  }
  return faults
}

/** What reaches beyond the page, though not in a row that is made to be swiped, and text that its box cuts off. */
function overflowing(percent: number): string[] {
  document.documentElement.style.fontSize = `${percent}%`
  const width = document.documentElement.clientWidth
  const isAside = (element: Element): boolean => {
    const { visibility, clipPath, overflowX } = getComputedStyle(element)
    const isWindow = element !== document.body && overflowX !== 'visible'
    if (visibility === 'hidden' || clipPath !== 'none' || isWindow || element.localName === 'svg') return true
    return element.parentElement !== null && isAside(element.parentElement)
  }
  const faultOf = (element: Element) => {
    const { left, right } = element.getBoundingClientRect()
    if (left !== right && right > 0 && (left < -1 || right > width + 1) && !isAside(element))
      return `reaches to ${Math.round(right)}`
    if (element.scrollWidth <= element.clientWidth + 1 || element === document.body) return ''
    const { overflowX, clipPath, visibility } = getComputedStyle(element)
    const cuts = /hidden|clip/.test(overflowX) && clipPath === 'none' && visibility === 'visible'
    return cuts && !element.querySelector('img') ? 'is cut off' : ''
  }
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const fault = faultOf(element)
    return fault ? `${element.localName} "${element.textContent?.trim().slice(0, 40)}" ${fault}` : []
  })
}
