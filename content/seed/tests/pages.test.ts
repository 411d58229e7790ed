import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { PageKind } from '../../documents/shown-on.ts'
import { pageElements, repeated, wordsOf } from './testing/page-elements.ts'
import { renderedPages } from './testing/rendered-pages.tsx'
import { seededPages } from './testing/seeded-content.ts'

const MOST_ALIKE = 0.7
/** Up to 1,200 words of its own, and the day and source of each review. */
const landing = { least: 450, most: 1220 }

/** How many words a page of each kind has; what is looked up rather than read has no lower bound. */
const lengths: Partial<Record<PageKind, { least: number; most: number }>> = {
  service: landing,
  city: landing,
  areaService: landing,
  cityService: landing,
  townPage: landing,
  townService: landing,
  locationPage: { least: 350, most: 900 },
  aboutPage: { least: 500, most: 1100 },
}

test('a page that is read has neither too few words nor too many', () => {
  const wrong = seededPages.flatMap(({ path, kind }) => {
    const { least, most } = lengths[kind] ?? { least: 0, most: Number.POSITIVE_INFINITY }
    const text = renderedPages.get(path)?.read.text ?? ''
    const count = text.match(/[\p{L}\p{N}$%'’.,-]*[\p{L}\p{N}]/gu)?.length ?? 0
    return count < least || count > most ? [`${path}: ${count} words, not ${least} to ${most}`] : []
  })
  expect(wrong).toEqual([])
})

test('no two pages are more than 70 % alike', () => {
  const pages = [...renderedPages].map(([path, { main }]) => ({ path, shingles: shinglesOf(main.text) }))
  expect(pages.length).toBeGreaterThan(80)
  const pairs = pages.flatMap((one, index) => pages.slice(index + 1).map((other) => ({ one, other })))
  const alike = pairs.filter(({ one, other }) => likeness(one.shingles, other.shingles) > MOST_ALIKE)
  expect(alike.map(({ one, other }) => `${one.path} and ${other.path}`)).toEqual([])
})

test('no two closings are the same', () => {
  // Any town has those of the page of the service.
  const closings = [...pageElements]
    .filter(([path]) => !path.startsWith('/any-town/'))
    .flatMap(([, page]) => page.querySelector('[data-section="cta"]') ?? [])
  expect(closings.length).toBeGreaterThan(90)
  for (const part of ['h2', 'p'])
    expect(repeated(closings.map((closing) => wordsOf(closing.querySelector(part))))).toEqual([])
})

test('the picture at the top of a page stands once more in none of its sections', () => {
  const fileOf = (image: { getAttribute: (name: string) => string | undefined }) =>
    image.getAttribute('src')?.match(/[\da-f]+(?=-\d+x\d+-)/)?.[0]
  const again = [...pageElements].flatMap(([path, page]) => {
    const [top, second] = page.querySelectorAll('[data-section="hero"] img').map(fileOf)
    // Halves of two pictures, which are compared further down, are no picture of the page.
    if (!top || second) return []
    const below = page.querySelectorAll('img').map(fileOf).slice(1)
    return below.includes(top) ? [path] : []
  })
  expect(again).toEqual([])
})

test('a page for emergencies tells each of its times once, and answers questions', () => {
  const page = pageElements.get('/services/maintenance/emergency')
  const times = page?.querySelectorAll('[data-section="hero"] li').map(wordsOf) ?? []
  for (const section of page?.querySelectorAll('[data-section="faq"]') ?? []) section.remove()
  const told = ['5 minutes', '30 minutes', 'Same day', '2–4 hours']
  expect(told.filter((time) => !times.some((words) => words.endsWith(time)))).toEqual([])
  expect(told.filter((time) => wordsOf(page ?? null).split(time).length !== 2)).toEqual([])
})

const declarations = readFileSync(new URL('../../../web/styles/fonts.ts', import.meta.url), 'utf8')
const [core = ''] = /U\+[0-9A-F][^']*/.exec(declarations) ?? []
const known = core.replaceAll(/[\dA-F]+/g, '\\u{$&}').replaceAll(/U\+|, */g, '')
const other = new RegExp(`[^${known}]`, 'gu')

test('every page is written in the characters of the first font file', () => {
  // A character of the second file makes every visitor of the page load it: write it otherwise.
  const odd = [...renderedPages].map(([path, { whole }]) => ({ path, odd: whole.text.match(other) }))
  expect(odd.filter((page) => page.odd)).toEqual([])
})

/** Every three words in a row. */
function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}$%'’]+/gu) ?? []
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`))
}

/** The share of what two texts have in common among all that they have (Jaccard). */
function likeness(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((shingle) => other.has(shingle)).length
  return shared / (one.size + other.size - shared)
}
