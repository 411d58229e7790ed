import type { Page } from '@playwright/test'
import { openFolds } from './targets.ts'
import { isEveryPage } from './visit.ts'

/** As far apart as WCAG 1.4.12 has it. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`
const PHONE = { name: 'on a phone with spaced text', width: 390, text: 100, styles: SPACED }
/** In the order in which least has to be laid out again. What fits with spaced text fits without. */
const SCREENS: readonly { name: string; width: number; text: number; styles?: string }[] = [
  ...(isEveryPage ? [PHONE] : []),
  { name: 'on a screen of 320 pixels with spaced text', width: 320, text: 100, styles: SPACED },
  { name: 'on a phone with text of 200%', width: 390, text: 200 },
  { name: 'on a desktop with text of 200%', width: 1280, text: 200 },
]

/**
 * What of the open page, all of it laid out, does not fit narrow screens and large or spaced text, its folds open. Leaves a desktop with text of its
 * usual size.
 */
export async function reflowFaults(tab: Page): Promise<string[]> {
  const faults: string[] = []
  await openFolds(tab)
  for (const { name, width, text, styles = '' } of SCREENS) {
    // In this order both are laid out at once.
    await tab.evaluate(showText, { text, styles })
    await tab.setViewportSize({ width, height: 844 })
    const found = await tab.evaluate(overflowing)
    faults.push(...found.map((fault) => `${name}: ${fault}`))
  }
  await tab.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  return faults
}

function showText({ text, styles }: { text: number; styles: string }): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets = [sheet]
  document.documentElement.style.fontSize = `${text}%`
}

/**
 * What reaches beyond the page, though not in a row that is made to be swiped, and text that its box cuts off. What is typed into a
 * line moves with the caret, where the line has all the room of its form.
 */
function overflowing(): string[] {
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
    const form = element instanceof HTMLInputElement ? element.form : null
    if (form && element.clientWidth > form.clientWidth * 0.9) return ''
    const { overflowX, clipPath, visibility } = getComputedStyle(element)
    const cuts = /hidden|clip/.test(overflowX) && clipPath === 'none' && visibility === 'visible'
    return cuts && !element.querySelector('img') ? 'is cut off' : ''
  }
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const fault = faultOf(element)
    return fault ? `${element.localName} "${element.textContent?.trim().slice(0, 40)}" ${fault}` : []
  })
}
