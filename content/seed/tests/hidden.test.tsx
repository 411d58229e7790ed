import { evaluateSync, parse, toJS } from 'groq-js'
import { type HTMLElement, parse as parseHtml } from 'node-html-parser'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { schemaTypes } from '#studio/schema/index.ts'
import { hiddenDocuments } from '#web/lake/fragments/hidden.ts'
import { withoutHidden } from '#web/lake/hidden-documents.ts'
import { hideablePages, singlePages } from '../../addresses/routes.ts'
import { isOnSite } from '../../documents/seen-documents.ts'
import { type MadePage, madeOf } from './testing/made-pages.tsx'
import {
  type Content,
  ContentInMemory,
  type Page,
  seededDocument,
  seededDocuments,
  seededPages,
} from './testing/seeded-content.ts'

/** One of each kind that can be hidden, and a main service and a trade, which more hangs on. */
const HIDDEN = [
  ...['service-handyman', 'service-painting', 'service-kitchen-remodeling', 'city-matthews'],
  ...hideablePages,
]
const TYPES = ['project', 'faq', 'review', 'video', 'article', 'socialCard', 'socialPost', 'plan', 'price']

const isSampleReview = ({ _type, sample }: Content) => _type === 'review' && sample === true

type Made = MadePage & { page: Page }

const pageOfEachKind = [...new Map(seededPages.map((page) => [page.kind, page])).values()]

/** Pages as they are made while these documents are hidden; null for one that is gone. */
function pagesWithout(isHidden: (document: Content) => boolean, asked = seededPages) {
  const documents = seededDocuments.map((one) => (isHidden(one) ? { ...one, shown: false } : one))
  const content = new ContentInMemory(documents)
  const dereference = ({ _ref }: { _ref: string }) => documents.find(({ _id }) => _id === _ref)
  const found = toJS(evaluateSync(parse(`${hiddenDocuments}._id`), { dataset: documents, dereference }))
  const hidden = new Set(z.array(z.string()).parse(found))
  const pages = asked.map((page): Made | { page: Page; html: null } => {
    const answer = withoutHidden(content.whole(page), hidden)
    if (z.object({ page: z.unknown() }).parse(answer).page === null) return { page, html: null }
    return { page, ...madeOf(page, answer) }
  })
  return { hidden, pages }
}

const problems = (made: readonly Made[]) =>
  made.flatMap(({ page, refused }) =>
    refused.map(({ issue }) => [page.path, ...issue.path, issue.message].join(' ')),
  )

const areThere = (pages: ReturnType<typeof pagesWithout>['pages']) =>
  pages.flatMap((page) => (page.html === null ? [] : page))

describe('While services, a town, and one of each kind are hidden,', () => {
  let hidden: ReadonlySet<string>
  let pages: ReturnType<typeof pagesWithout>['pages']
  let made: Made[]
  beforeAll(() => {
    const first = TYPES.map((type) => seededDocuments.find(({ _type }) => _type === type)?._id)
    const chosen = new Set([...HIDDEN, ...first])
    expect(seededDocuments.filter(({ _id }) => chosen.has(_id))).toHaveLength(chosen.size)
    ;({ hidden, pages } = pagesWithout(({ _id }) => chosen.has(_id)))
    made = areThere(pages)
  })
  const pathsOfHidden = () => pages.filter(({ page }) => hidden.has(page.id)).map(({ page }) => page.path)

  test('their pages are gone with those about them, and no others', () => {
    const gone = pages.filter(({ html }) => html === null).map(({ page }) => page.path)
    expect(gone.filter((path) => !path.startsWith('/any-town/')).toSorted()).toEqual(
      pathsOfHidden().toSorted(),
    )
    expect(gone).toContain('/services/painting')
    expect(gone).toContain('/any-town/painting')
    expect(gone).toContain('/service-areas/pineville/painting')
    expect(gone).toContain('/cities/matthews')
    expect(gone).toContain('/prices')
  })

  test('every other page is made, and nobody is told of anything wrong', () => {
    expect(problems(made)).toEqual([])
  })

  test('no page links to theirs, and search engines are told of none', () => {
    const wrong = made.flatMap(({ page, html, graph }) =>
      pathsOfHidden().flatMap((path) =>
        new RegExp(`href="${path}["?#]`).test(html) || graph.includes(`${path}"`)
          ? `${page.path} to ${path}`
          : [],
      ),
    )
    expect(wrong).toEqual([])
  })

  test('no form offers them', () => {
    const options = made.flatMap(({ html }) =>
      [...html.matchAll(/<option[^>]*>([^<]*)/g)].map(([, words]) => words),
    )
    expect(options).not.toContain('Painting')
    expect(options).not.toContain('Matthews')
    expect(options).toContain('Plumbing')
  })
})

test.each([
  ['stands while a made-up review does', (): boolean => false, true],
  ['goes from pages and structured data with the last made-up review', isSampleReview, false],
] as const)('A made-up rating %s', (_, isHidden, isShown) => {
  const made = areThere(pagesWithout(isHidden).pages)
  const rating = seededDocument('claim-rating')
  expect(made.some(({ ids }) => ids.has(rating._id))).toBe(isShown)
  expect(made.some(({ html }) => html.includes(`>${rating.value}<`))).toBe(isShown)
  expect(made.some(({ graph }) => graph.includes('"AggregateRating"'))).toBe(isShown)
  expect(problems(made)).toEqual([])
})

test('without all that is made up and can be missed every page is made, and nobody is told of anything wrong', () => {
  const types = [...TYPES.filter((type) => type !== 'plan' && type !== 'price' && type !== 'faq'), 'claim']
  const { hidden, pages } = pagesWithout(({ _type, sample }) => types.includes(_type) && sample === true)
  expect(hidden.size).toBeGreaterThan(150)
  const made = areThere(pages)
  expect(made).toHaveLength(pages.length)
  expect(problems(made)).toEqual([])
})

describe('While all documents of a type are hidden, no page is held back, has an empty list or links to what it has not:', () => {
  let usual: ReadonlyMap<string, readonly string[]>
  beforeAll(() => {
    usual = new Map(
      areThere(pagesWithout(() => false, pageOfEachKind).pages).map((made) => [
        made.page.path,
        leftovers(made),
      ]),
    )
  })
  const local = ['areaService', 'cityService', 'townPage', 'townService', 'locationPage']
  test.each(['service', 'city', 'claim', ...local, ...hideablePages, ...TYPES])('%s', (type) => {
    const { hidden, pages } = pagesWithout(({ _type }) => _type === type, pageOfEachKind)
    expect(hidden.size).toBeGreaterThan(0)
    const made = areThere(pages)
    expect(problems(made)).toEqual([])
    for (const one of made)
      expect(
        leftovers(one).filter((left) => !usual.get(one.page.path)?.includes(left)),
        one.page.path,
      ).toEqual([])
  })
})

/**
 * Lists, folds and bands without anything in them, a check of no zip codes, menus without a link, and links to what is not on the page,
 * which a script may bring.
 */
function leftovers({ html }: Made): readonly string[] {
  const page = parseHtml(html)
  const ids = new Set(page.querySelectorAll('[id]').map(({ id }) => `#${id}`))
  const menus = page.querySelectorAll('nav, nav details')
  // As a wide screen has it, where words stand above the links.
  for (const link of page.querySelectorAll('[data-screens="phones"]')) link.remove()
  return [
    ...page.querySelectorAll('ul, ol, dl, table, tbody').filter(({ innerHTML }) => innerHTML === ''),
    ...page
      .querySelectorAll('[data-band]')
      .filter((band) => !band.text.trim() && !band.querySelector('img, svg')),
    ...page
      .querySelectorAll('details')
      .filter((fold) => fold.text.trim() === fold.querySelector('summary')?.text.trim()),
    ...(page.querySelector('[data-zip-codes]') ? [] : page.querySelectorAll('zip-check')),
    ...menus.filter((menu) => !menu.querySelector('a[href^="/"], a[href^="#"]')),
    ...page
      .querySelectorAll('main h1, main h2, main h3, main h4, footer h2, footer h3')
      .filter((heading) => isOverNothing(heading, page)),
    ...page.querySelectorAll('nav div > p').filter((heading) => !isOverDocuments(heading)),
    ...page
      .querySelectorAll('p, li, h1, h2, h3, h4, dt, dd, summary, figcaption')
      .filter(({ text }) => UNFINISHED.test(text.replace(/\s+/g, ' ').trim())),
    ...page.querySelectorAll('a[href^="#"]').filter((link) => !ids.has(link.getAttribute('href') ?? '')),
  ].map(({ outerHTML }) => outerHTML)
}

/** Whether one of the links below leads elsewhere than to a page that exists once. */
function isOverDocuments({ nextElementSibling: list }: HTMLElement): boolean {
  const once = Object.values(singlePages).map(({ path }): string => path)
  return list?.querySelectorAll('a').some((link) => !once.includes(link.getAttribute('href') ?? '')) ?? false
}

/** What is left of a sentence or a count when its list has lost everything. */
const UNFINISHED =
  /(?:^|[^\d.,$])0 \p{Ll}|\b(?:and|or|in|of|from|with|to)[.,;:!?]?$|\b(?:and|or|of) (?:[.,;:!?]|and|or)|, ?[,.;:!?]|[,:]$|\( ?\)|\b(?:undefined|null|NaN)\b/u

/** Whether the next thing on the page is another heading of its rank or above, or nothing. */
function isOverNothing(heading: HTMLElement, page: HTMLElement): boolean {
  const all = page.querySelectorAll(
    'main :is(h1, h2, h3, h4), main :is(p, li, a, img, svg, input, button, summary, td, dd, iframe, area-map)',
  )
  const next = all
    .slice(all.indexOf(heading) + 1)
    .find((one) => !one.text || !heading.text.includes(one.text))
  const rank = ({ tagName }: HTMLElement) => /^H(\d)$/.exec(tagName)?.[1] ?? '9'
  return !next || rank(next) <= rank(heading)
}

test('the website knows the switch of every form that has one, and the Studio what the website hides', () => {
  const switched = schemaTypes.flatMap((type) =>
    'fields' in type && type.fields.some(({ name }) => name === 'shown') ? type.name : [],
  )
  expect(switched).toContain('service')
  const about = switched.map((name) => ({ _id: `${name} there`, _type: name, town: { _ref: 'city' } }))
  const dataset = [...switched.map((name) => ({ _id: name, _type: name, shown: false })), ...about]
  const dereference = ({ _ref }: { _ref: string }) => dataset.find(({ _id }) => _id === _ref)
  const idsOf = (groq: string) => toJS(evaluateSync(parse(`${groq}._id`), { dataset, dereference }))
  expect(idsOf(hiddenDocuments)).toEqual(expect.arrayContaining(switched))
  expect(idsOf(`*[!(${isOnSite})]`)).toEqual(idsOf(hiddenDocuments))
})

test('a gallery without a project says so in place of what there is to do with its pictures', () => {
  const gallery = seededPages.filter(({ kind }) => kind === 'galleryPage')
  const [made] = areThere(pagesWithout(({ _type }) => _type === 'project', gallery).pages)
  expect(made?.html).toContain('Photos of our jobs are on their way.')
  expect(made?.html).not.toContain('Each picture opens large')
})
