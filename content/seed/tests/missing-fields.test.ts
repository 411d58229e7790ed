import { expect, test } from 'vitest'
import { singletonTypes } from '#studio/schema/index.ts'
import { type ContentProblem, contentProblems } from '#web/cms/content-error.ts'
import { pageQueries } from '#web/page-kinds/page-queries.ts'
import {
  type Loss,
  withoutEachOptional,
  withoutEachRequired,
  withoutOptional,
} from './testing/schema-fields.ts'
import {
  type Content,
  ContentInMemory,
  idsIn,
  type Page,
  seededDocuments,
  seededPages,
} from './testing/seeded-content.ts'

/** The content of one page, or of header and footer, which are the same on all pages. */
type View = {
  page: Page
  part: 'page' | 'site'
  before: unknown
  beforeText: string
  /** The documents that it shows. */
  shown: ReadonlySet<string>
  content: ContentInMemory
}

const PATIENCE_MS = 180_000
const content = new ContentInMemory(seededDocuments)
const site = viewOf({ id: '', path: '/404', kind: 'notFound', params: {} }, 'site')
const views = [site, ...seededPages.map((page) => viewOf(page, 'page'))]

test('every page can be made of the seed, and without all that the schema calls optional', () => {
  const bare = new ContentInMemory(seededDocuments.map(withoutOptional))
  for (const of of [content, bare])
    expect(views.flatMap((view) => problemsIn(of.answer(view.page, view.part), view).map(said))).toEqual([])
})

test('what the schema calls optional can be missing anywhere', { timeout: PATIENCE_MS }, () => {
  const losses = seededDocuments.flatMap(withoutEachOptional)
  expect(losses.length).toBeGreaterThan(500)
  const broken = oneOfEach(losses).flatMap(({ field, document }) => {
    const found = [...problemsAfter(document)]
    if (found.includes('no page')) return []
    const problems = found.flatMap((one) => (one === 'no page' ? [] : one))
    return problems.map((problem) => `without ${field}: ${said(problem)}`)
  })
  expect(broken).toEqual([])
})

test('what it calls required is missed by its name and that of its document', {
  timeout: PATIENCE_MS,
}, () => {
  const losses = seededDocuments.flatMap(withoutEachRequired)
  expect(losses.length).toBeGreaterThan(2000)
  expect(oneOfEach(losses).flatMap(misunderstood)).toEqual([])
})

/** What is said of a loss that is not named, where a page reads what is lost. */
function misunderstood({ field, document }: Loss): string[] {
  const others: string[] = []
  for (const found of problemsAfter(document)) {
    if (found === 'no page') return []
    const isNamed = found.some(
      ({ id, field: told }) => id === document._id && namesOf(told) === namesOf(field),
    )
    if (isNamed) return []
    others.push(found.map(said).join(' ') || 'nothing said')
  }
  return others.length > 0 ? [`${document._id} without ${field}: ${others.join(' ')}`] : []
}

/** Of documents of one type that the same kinds of pages show, all lose a field alike: one of them is tried. */
function oneOfEach(losses: readonly Loss[]): Loss[] {
  const kindsShowing = ({ _id }: Content) => {
    const kinds = views.filter(({ shown }) => shown.has(_id)).map(({ page, part }) => page.kind + part)
    return [...new Set(kinds)].toSorted().join()
  }
  return [...new Map(losses.map((loss) => [loss.kind + kindsShowing(loss.document), loss])).values()]
}

/** What is wrong with the pages that read what a document lost, one of each kind, when it is as given. */
function* problemsAfter(document: Content): Generator<ContentProblem[] | 'no page'> {
  for (const view of viewsOf(document)) {
    const after = view.content.with(document).answer(view.page, view.part)
    if (after === null) yield 'no page'
    else if (JSON.stringify(after) !== view.beforeText) yield problemsIn(after, view)
  }
}

/** Its own page, and of each kind one that shows it. Queries may go through a singleton without showing it. */
function viewsOf({ _id }: Content): View[] {
  const isEverywhere = singletonTypes.some((type) => type === _id)
  const showing = views.filter(({ page, shown }) => isEverywhere || shown.has(_id) || page.id === _id)
  const own = showing.filter(({ page }) => page.id === _id)
  return [...new Map([...showing, ...own].map((view) => [view.page.kind, view])).values()]
}

function problemsIn(answer: unknown, { page, part }: View): ContentProblem[] {
  const whole = {
    site: part === 'site' ? answer : site.before,
    page: part === 'page' ? answer : { found: false },
  }
  const { error } = pageQueries[page.kind].parser.safeParse(whole)
  return error ? contentProblems(whole, error, 'http://localhost:3333') : []
}

function viewOf(page: Page, part: View['part']): View {
  const before = content.answer(page, part)
  const shown = idsIn(before)
  const narrowed = content.narrowedTo(new Set([...shown, ...singletonTypes]))
  return { page, part, before, beforeText: JSON.stringify(before), shown, content: narrowed }
}

const said = ({ type, document, reason }: ContentProblem) => `${type} "${document}": ${reason}`

/** A path without the places in lists: `sections[_key=="a"].heading` and `sections.0.heading` are both `sections.heading`. */
const namesOf = (path: string) =>
  path
    .replace(/\[[^\]]*\]/g, '')
    .split('.')
    .filter((name) => !/^\d+$/.test(name))
    .join('.')
