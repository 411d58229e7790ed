import { expect, test, vi } from 'vitest'
import { pageKinds, shownOn } from '#content/documents/shown-on.ts'
import { variablesFor } from '../testing/variables.ts'

for (const [name, value] of Object.entries(variablesFor(43_333))) vi.stubEnv(name, value)
const { kindsAfter } = await import('./affected-kinds.ts')
const { pageQueries } = await import('../page-kinds/page-queries.ts')

const queryOf = (groq: string) => ({ groq, parser: pageQueries.homePage.parser })
const withPrices = (groq: string) => ({ ...pageQueries, galleryPage: queryOf(groq) })

test('a document that is new may show on every kind of page that shows its type', () => {
  expect(kindsAfter('price', false, pageQueries)).toEqual(shownOn('price'))
})

test('a price that was there is looked for where pages list prices, besides the pages that show it', () => {
  expect(kindsAfter('price', true, pageQueries)).toEqual(['pricesPage', 'service'])
})

test('what only other documents refer to, and a page’s own document, is looked for nowhere else', () => {
  for (const type of ['claim', 'video', 'cityService', 'townPage'] as const)
    expect([type, kindsAfter(type, true, pageQueries)]).toEqual([type, []])
})

test('a review is looked for where pages show the newest of a town or a job, a question at its job, a project in the gallery and at its price', () => {
  expect(kindsAfter('review', true, pageQueries)).toEqual([
    'aboutPage',
    'privacyPage',
    'accessibilityPage',
    'service',
    'city',
    'areaService',
    'cityService',
    'townPage',
    'townService',
  ])
  expect(kindsAfter('faq', true, pageQueries)).toContain('service')
  expect(kindsAfter('project', true, pageQueries)).toEqual(['pricesPage', 'galleryPage', 'service'])
})

test('what stands on every page is looked for on every page', () => {
  for (const kind of pageKinds) expect(kindsAfter('business', true, pageQueries)).toContain(kind)
})

test.each([
  ['*[_type == "price"]', true],
  ['*[_type == "price" && slug.current == $slug][0]', false],
  ['*[_type == "price" && (slug.current == $slug || $slug in aliases)][0]', true],
  ['*[_type in ["faq", "price"] && kind == "x"]', true],
  ['*[_type in ["faq", "price"] && slug.current == $slug][0]', false],
  ['*[_type in ["faq", "review"]]', false],
  ['*[references(^._id)]', true],
  ['*[defined(minimum)]', true],
  ['*[_type == "faq" && count(*[_type == "price"]) > 1]', true],
  ['*[_type == "faq"]{"price": price->, sections[_type == "price"]}', false],
])('a query with %s may find a price that was there: %s', (groq, mayFind) => {
  expect(kindsAfter('price', true, withPrices(groq)).includes('galleryPage')).toBe(mayFind)
})
