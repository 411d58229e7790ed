import type { Page } from '@playwright/test'
import { openFolds } from './targets.ts'

/** What phones are wide; on the narrowest a page is zoomed in on. */
const WIDTHS = [390, 360, 320]
/** The page's own letters, and those that a device has until they come. */
const LETTERS = ['', 'system-ui, sans-serif']

/** The words of the open page, all of it laid out, that stand in two lines without a hyphen; leaves its folds open. */
export async function brokenWords(tab: Page): Promise<string[]> {
  const faults = new Set<string>()
  await openFolds(tab)
  for (const letters of LETTERS) {
    await tab.evaluate((font) => document.documentElement.style.setProperty('--font', font), letters)
    for (const width of WIDTHS) {
      await tab.setViewportSize({ width, height: 844 })
      for (const word of await tab.evaluate(wordsInTwoLines))
        faults.add(`breaks "${word}" at ${width} pixels`)
    }
  }
  await tab.evaluate(() => document.documentElement.style.removeProperty('--font'))
  return [...faults]
}

/** A line may end behind a hyphen, a dash, a slash and the "@" of an address. Runs in the page. */
function wordsInTwoLines(): string[] {
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    // A drawing places each of its letters.
    if (!(text.parentElement instanceof HTMLElement) || !text.parentElement.checkVisibility()) continue
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\-–—/@]{2,}/g)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
      if (lines.size > 1) broken.push(word)
    }
  }
  return broken
}
