import { describe, expect, test } from 'vitest'
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

const STUDIO = 'http://localhost:3333'
const PATIENCE_MS = 180_000

/** The content of one page, or of header and footer, which are the same on all pages. */
type View = {
  page: Page
  part: 'page' | 'site'
  before: unknown
  /** The documents that it shows. */
  shown: ReadonlySet<string>
  content: ContentInMemory
}

const content = new ContentInMemory(seededDocuments)
const site = viewOf({ id: '', path: '/404', kind: 'notFound', params: {} }, 'site')
const views = [site, ...seededPages.map((page) => viewOf(page, 'page'))]
/** Queries may go through a singleton without showing it; all pages of a kind do so alike, so one of each kind is enough. */
const firstOfKind = new Set(new Map(views.toReversed().map((view) => [view.page.kind, view])).values())
/** By document, the views that change when it loses all that is optional: no other reads an optional field of it. */
const optionalViews = new Map(
  seededDocuments.map((document) => [document._id, viewsChangedBy(withoutOptional(document))]),
)

test('every page can be made of the seed', () => {
  expect(views.flatMap((view) => problemsIn(view.before, view).map(sentence))).toEqual([])
})

describe('what the schema calls optional', () => {
  test('can be missing anywhere, one field at a time', { timeout: PATIENCE_MS }, () => {
    const losses = seededDocuments.flatMap(withoutEachOptional)
    expect(losses.length).toBeGreaterThan(500)
    const broken = oneOfEach(losses).flatMap(({ field, document }) =>
      problemsWith(document).map((problem) => `${document._id} without ${field}: ${problem}`),
    )
    expect(broken).toEqual([])
  })

  test('can be missing in a document altogether', { timeout: PATIENCE_MS }, () => {
    expect(seededDocuments.flatMap((document) => problemsWith(withoutOptional(document)))).toEqual([])
  })

  test('can be missing in all documents at once', () => {
    const bare = new ContentInMemory(seededDocuments.map(withoutOptional))
    expect(
      views.flatMap((view) => problemsIn(bare.answer(view.page, view.part), view).map(sentence)),
    ).toEqual([])
  })
})

test('what the schema calls required is missed by name', { timeout: PATIENCE_MS }, () => {
  const losses = seededDocuments.flatMap(withoutEachRequired)
  expect(losses.length).toBeGreaterThan(2000)
  expect(oneOfEach(losses).flatMap(misunderstandings)).toEqual([])
})

/** Of documents of one type that the same kinds of pages show, all lose a field alike: one of them is tried. */
function oneOfEach(losses: readonly Loss[]): Loss[] {
  return [...new Map(losses.map((loss) => [`${loss.kind} on ${kindsShowing(loss.document)}`, loss])).values()]
}

function kindsShowing({ _id }: Content): string {
  const kinds = views.filter(({ shown }) => shown.has(_id)).map(({ page, part }) => `${page.kind} ${part}`)
  return [...new Set(kinds)].toSorted().join(', ')
}

/** A missing required field must be reported with its document and its name. */
function misunderstandings({ field, document }: Loss): string[] {
  const own = views.find(({ page }) => page.id === document._id)
  const other = views.find(({ shown, part }) => part === 'page' && shown.has(document._id))
  const changed = firstChanged(document, [own, site, other])
  if (!changed || changed.after === null) return []
  const { view, after } = changed
  const problems = problemsIn(after, view)
  const isNamed = problems.some(
    ({ id, field: told }) => id === document._id && namesOf(told) === namesOf(field),
  )
  return isNamed
    ? []
    : [`${document._id} without ${field}: ${problems.map(sentence).join(' ') || 'nothing said'}`]
}

function firstChanged(document: Content, views: readonly (View | undefined)[]) {
  for (const view of views) {
    const after = view && lookAt(view, document)
    if (view && !isSame(after, view.before)) return { view, after }
  }
  return undefined
}

function lookAt({ page, part, content }: View, document: Content): unknown {
  return content.with(document).answer(page, part)
}

/** What is wrong with the pages that read what a document lost, when it is as given. */
function problemsWith(document: Content): string[] {
  return (optionalViews.get(document._id) ?? []).flatMap((view) => {
    const after = lookAt(view, document)
    return isSame(after, view.before) ? [] : problemsIn(after, view).map(sentence)
  })
}

function viewsChangedBy(document: Content): readonly View[] {
  return views
    .filter((view) => view.shown.has(document._id) || (isSingleton(document) && firstOfKind.has(view)))
    .filter((view) => !isSame(lookAt(view, document), view.before))
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function problemsIn(answer: unknown, { page, part }: View): ContentProblem[] {
  const whole = {
    site: part === 'site' ? answer : site.before,
    page: part === 'page' ? answer : { found: false },
  }
  const { error } = pageQueries[page.kind].parser.safeParse(whole)
  return error ? contentProblems(whole, error, STUDIO) : []
}

function viewOf(page: Page, part: View['part']): View {
  const before = content.answer(page, part)
  const shown = idsIn(before)
  return { page, part, before, shown, content: content.narrowedTo(new Set([...shown, ...singletonTypes])) }
}

function isSingleton({ _id }: Content): boolean {
  return singletonTypes.some((type) => type === _id)
}

const sentence = ({ type, document, reason }: ContentProblem) => `${type} "${document}": ${reason}`

/** A path without the places in lists: `sections[_key=="a"].heading` and `sections.0.heading` are both `sections.heading`. */
const namesOf = (path: string) =>
  path
    .replace(/\[[^\]]*\]/g, '')
    .split('.')
    .filter((name) => !/^\d+$/.test(name))
    .join('.')
