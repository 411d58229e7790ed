import type { HTMLElement } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import type { SpecifiedPage } from './expected/page.ts'
import { specifiedPages } from './expected/pages.ts'
import { elementsOf, wordsOf } from './testing/page-elements.ts'
import { renderedPages } from './testing/rendered-pages.tsx'

test('101 pages are promised, none of them twice', () => {
  expect(new Set(specifiedPages.map(({ path }) => path)).size).toBe(101)
  expect(specifiedPages).toHaveLength(101)
})

test.each(specifiedPages)('$path shows what is promised', (wanted) => {
  // Under its other name it is the same page.
  const path = wanted.canonical ?? wanted.path
  const page = elementsOf(path)
  const text = renderedPages.get(path)?.main.text ?? ''
  const ofOne = sectionFaults(page, wanted.oneOf)
  expect([
    ...sectionFaults(page, ['hero', 'cta', ...wanted.sections]).flat(),
    ...(ofOne.some(({ length }) => length === 0) ? [] : ofOne.flat()),
    ...wanted.texts.filter((words) => !shows(text, words)).map((words) => `does not show "${words}"`),
    ...linkFaults(page, wanted),
  ]).toEqual([])
})

/** The faults of each section that is wanted. */
function sectionFaults(page: HTMLElement, wanted: readonly string[]): string[][] {
  const byName = Map.groupBy(
    wanted.map((section) => section.split(' ')),
    ([name]) => name,
  )
  return [...byName].map(([name, amounts]) => {
    const sections = page.querySelectorAll(`[data-section="${name}"]`)
    if (sections.length !== amounts.length)
      return [`has ${sections.length} sections "${name}", not ${amounts.length}`]
    return sections.flatMap((section, index) => {
      const found = section.querySelectorAll('[data-item]').length
      return isAmount(found, amounts[index]?.[1]) ? [] : [`shows ${found} items in "${name}"`]
    })
  })
}

function isAmount(found: number, wanted: string | undefined): boolean {
  if (wanted?.endsWith('+')) return found >= Number.parseInt(wanted, 10)
  return wanted === undefined || wanted.split('/').includes(`${found}`)
}

function linkFaults(page: HTMLElement, wanted: SpecifiedPage): string[] {
  const { links, anchors, newTabs } = wanted
  const opening = page.querySelectorAll('a[target="_blank"][rel="noopener"]').map(wordsOf)
  const lacking = (selectors: readonly string[]) =>
    selectors.filter((one) => !page.querySelector(one)).map((one) => `has no ${one}`)
  return [
    ...lacking(links.map((target) => `a[href${target.startsWith('#') ? '$' : ''}="${target}"]`)),
    ...lacking(anchors.map((id) => `#${id}`)),
    ...lacking(['[data-section="hero"] a[href^="tel:"]']),
    ...newTabs
      .filter((topic) => !opening.some((words) => words.toLowerCase().includes(topic)))
      .map((topic) => `has no link to ${topic} in a new tab`),
  ]
}

describe('every page', () => {
  test.each([
    ...['since 2015', '25+ years of experience per crew lead', 'Price range $$'],
    ...['NC general contractor SAMPLE-GC-00000', 'NC plumbing contractor SAMPLE-PL-00000'],
    ...['NC electrical contractor SAMPLE-EL-00000', '(704) 555-0142', 'quotes@crownandlevel.example'],
  ])('says "%s"', (words) => {
    const silent = [...renderedPages].filter(([, { whole }]) => !shows(whole.text, words))
    expect(silent.map(([path]) => path)).toEqual([])
  })

  test('shows five stars at each review', () => {
    const places = [...renderedPages.keys()].flatMap((path) => {
      const figures = elementsOf(path).querySelectorAll('figure')
      const shown = figures.filter((figure) => figure.querySelector('blockquote'))
      return shown.map((review) => [path, review.querySelector('[aria-label]')?.getAttribute('aria-label')])
    })
    expect(places.length).toBeGreaterThan(100)
    expect(places.filter(([, stars]) => stars !== '5 out of 5 stars')).toEqual([])
  })
})

/** Whether a text has these words, and no figure that is the end or the beginning of a longer one: "15+" is not in "115+". */
function shows(text: string, words: string): boolean {
  const literal = words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  const before = /^[\d$]/.test(words) ? '(?<![\\d.,$-])' : ''
  return new RegExp(`${before}${literal}(?!\\d|[.,-]\\d)`, 'i').test(text)
}
