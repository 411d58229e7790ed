import type { Page } from '@playwright/test'
import { type Count, isEnough, type SpecifiedPage } from '../fixtures/specification.ts'

type SectionShown = { name: string; isVisible: boolean; items: number }

/** What the page lacks of its row in the specification. */
export async function missingParts(page: Page, row: SpecifiedPage): Promise<string[]> {
  const sections = await sectionsOn(page)
  return [
    ...sectionFaults(sections, row),
    ...(await textFaults(page, row)),
    ...(await linkFaults(page, row)),
    ...(await heroFaults(page)),
    ...(sections.some(({ name, isVisible }) => name === 'cta' && isVisible) ? [] : ['has no closing call']),
  ]
}

function sectionsOn(page: Page): Promise<SectionShown[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-section]')].map((section) => ({
      name: section.getAttribute('data-section') ?? '',
      isVisible: section.checkVisibility(),
      items: section.querySelectorAll('[data-item]').length,
    })),
  )
}

/** Of names with a bar between them either section will do. */
function sectionFaults(shown: readonly SectionShown[], { sections = {} }: SpecifiedPage): string[] {
  return Object.entries(sections).flatMap(([names, wanted]) => {
    const counts = Array.isArray(wanted) ? wanted : [wanted]
    const faults = names.split('|').map((name) => countFaults(shown, name, counts))
    return faults.some(({ length }) => length === 0) ? [] : faults.flat()
  })
}

function countFaults(shown: readonly SectionShown[], wanted: string, counts: readonly Count[]): string[] {
  const found = shown.filter(({ name }) => name === wanted)
  if (found.length !== counts.length)
    return [`has ${found.length} sections "${wanted}", not ${counts.length}`]
  return found.flatMap(({ isVisible, items }, index) => [
    ...(isVisible ? [] : [`hides the section "${wanted}"`]),
    ...(isEnough(items, counts[index] ?? null)
      ? []
      : [`shows ${items} items in "${wanted}", not ${counts[index]}`]),
  ])
}

/** The innermost elements that hold the words are the ones that have to be seen. */
async function textFaults(page: Page, { text = [] }: SpecifiedPage): Promise<string[]> {
  const unseen = await page.evaluate((wanted) => {
    const plain = (words: string | null) => (words ?? '').replace(/\s+/g, ' ').toLowerCase()
    const holds = (element: Element, words: string) => plain(element.textContent).includes(words)
    const isSeen = (element: Element, words: string): boolean => {
      const inside = [...element.children].filter((child) => holds(child, words))
      if (inside.length > 0) return inside.some((child) => isSeen(child, words))
      return element !== document.body && element.checkVisibility()
    }
    return wanted.filter((words) => !isSeen(document.body, plain(words)))
  }, text)
  return unseen.map((words) => `does not show "${words}"`)
}

async function linkFaults(page: Page, row: SpecifiedPage): Promise<string[]> {
  const { links = [], anchors = [], newTab = [] } = row
  const main = page.getByRole('main')
  const wanted = [
    ...links.map((target) => ({ name: `link to ${target}`, selector: `main a${hrefIs(target)}` })),
    ...anchors.map((id) => ({ name: `anchor #${id}`, selector: `[id="${id}"]` })),
  ]
  const missing = await page.evaluate(
    (all) => all.filter(({ selector }) => !document.querySelector(selector)).map(({ name }) => name),
    wanted,
  )
  const faults = missing.map((name) => `has no ${name}`)
  for (const topic of newTab) {
    const opening = main.locator('a[target="_blank"][rel~="noopener"]')
    const about = opening.filter({ hasText: new RegExp(topic, 'i') })
    if ((await about.count()) === 0) faults.push(`has no link to ${topic} in a new tab`)
  }
  return faults
}

function hrefIs(target: string): string {
  return target.startsWith('#') ? `[href$="${target}"]` : `[href="${target}"]`
}

async function heroFaults(page: Page): Promise<string[]> {
  const hero = page.locator('[data-section="hero"]')
  const calls = await hero.locator('a[href^="tel:"]').count()
  const offers = await hero.getByRole('link', { name: /estimate|consultation|quote/i }).count()
  return [
    ...(calls > 0 ? [] : ['has no phone button in its hero']),
    ...(offers > 0 ? [] : ['offers no estimate in its hero']),
  ]
}
