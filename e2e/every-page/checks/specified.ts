import type { Page } from '@playwright/test'
import { type Amount, onEveryPage, type Sections, type SpecifiedPage } from '../../specification/page.ts'

type SectionShown = { name: string; isVisible: boolean; items: number }

/** What the page lacks of what it promises. */
export async function missingParts(page: Page, wanted: SpecifiedPage): Promise<string[]> {
  const sections = await sectionsOn(page)
  return [
    ...sectionFaults(sections, { ...onEveryPage, ...wanted.sections }).flat(),
    ...faultsOfAll(sections, wanted.oneOf ?? {}),
    ...(await textFaults(page, wanted)),
    ...(await linkFaults(page, wanted)),
    ...(await heroFaults(page)),
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

/** The faults of each section that is wanted. */
function sectionFaults(shown: readonly SectionShown[], wanted: Sections): string[][] {
  return Object.entries(wanted).map(([name, amounts]) => countFaults(shown, name, [amounts].flat()))
}

/** Where one section is enough, it is a fault when none of them is whole. */
function faultsOfAll(shown: readonly SectionShown[], wanted: Sections): string[] {
  const faults = sectionFaults(shown, wanted)
  return faults.some(({ length }) => length === 0) ? [] : faults.flat()
}

function countFaults(shown: readonly SectionShown[], wanted: string, counts: readonly Amount[]): string[] {
  const found = shown.filter(({ name }) => name === wanted)
  if (found.length !== counts.length)
    return [`has ${found.length} sections "${wanted}", not ${counts.length}`]
  return found.flatMap(({ isVisible, items }, index) => [
    ...(isVisible ? [] : [`hides the section "${wanted}"`]),
    ...amountFaults(wanted, items, counts[index] ?? 'any'),
  ])
}

function amountFaults(section: string, found: number, wanted: Amount): string[] {
  const unless = (isEnough: boolean, words: string | number) =>
    isEnough ? [] : [`shows ${found} items in "${section}", not ${words}`]
  if (wanted === 'any') return []
  if (typeof wanted === 'number') return unless(found === wanted, wanted)
  if ('atLeast' in wanted) return unless(found >= wanted.atLeast, `at least ${wanted.atLeast}`)
  return unless(wanted.either.includes(found), wanted.either.join(' or '))
}

/** The innermost elements that hold the words are the ones that have to be seen. */
async function textFaults(page: Page, { texts = [] }: SpecifiedPage): Promise<string[]> {
  const unseen = await page.evaluate((wanted) => {
    const plain = (words: string | null) => (words ?? '').replace(/\s+/g, ' ').toLowerCase()
    const holds = (element: Element, words: string) => plain(element.textContent).includes(words)
    const isSeen = (element: Element, words: string): boolean => {
      const inside = [...element.children].filter((child) => holds(child, words))
      if (inside.length > 0) return inside.some((child) => isSeen(child, words))
      return element !== document.body && element.checkVisibility()
    }
    return wanted.filter((words) => !isSeen(document.body, plain(words)))
  }, texts)
  return unseen.map((words) => `does not show "${words}"`)
}

async function linkFaults(
  page: Page,
  { links = [], anchors = [], newTabs = [] }: SpecifiedPage,
): Promise<string[]> {
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
  for (const topic of newTabs) {
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
