import { expect, test, vi } from 'vitest'
import { pageKinds, shownOn } from '#content/documents/shown-on.ts'
import { variablesFor } from '../testing/variables.ts'

for (const [name, value] of Object.entries(variablesFor(43_333))) vi.stubEnv(name, value)
const { kindsAfter } = await import('./affected-kinds.ts')
const { pageQueries } = await import('../page-kinds/page-queries.ts')

const queryOf = (groq: string) => ({ groq, parser: pageQueries.homePage.parser })
const withPrices = (groq: string) => ({ ...pageQueries, galleryPage: queryOf(groq) })

test('a document that is new may show on every kind of page that shows its type, and on every page what stands there', () => {
  expect(kindsAfter('price', false, pageQueries)).toEqual(shownOn('price'))
  expect(kindsAfter('business', true, pageQueries)).toEqual(pageKinds)
})

test.each([
  ['price', ['pricesPage', 'service']],
  ['project', ['pricesPage', 'galleryPage', 'service']],
  // Only other documents refer to them, or they are a page's own.
  ...(['claim', 'video', 'cityService', 'townPage'] as const).map((type) => [type, []] as const),
] as const)('a %s that was there is looked for where pages find it by what stands in it', (type, kinds) => {
  expect(kindsAfter(type, true, pageQueries)).toEqual(kinds)
})

test('a review is looked for where pages show the newest of a town or a job, a question at its job', () => {
  const kinds = kindsAfter('review', true, pageQueries)
  expect(kinds).toEqual(expect.arrayContaining(['aboutPage', 'service', 'city', 'cityService', 'townPage']))
  for (const kind of ['homePage', 'galleryPage', 'contactPage']) expect(kinds).not.toContain(kind)
  expect(kindsAfter('faq', true, pageQueries)).toContain('service')
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
