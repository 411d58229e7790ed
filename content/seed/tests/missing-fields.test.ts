import { expect, test } from 'vitest'
import { contentProblems } from '#web/lake/content-error.ts'
import { mended } from '#web/lake/mended-answer.ts'
import { pageQueries } from '#web/page-kinds/page-queries.ts'
import { deepestOptional, withoutOptional } from './testing/schema-fields.ts'
import { ContentInMemory, seededDocuments, seededPages } from './testing/seeded-content.ts'
import { content, lost, shownBy } from './testing/views.ts'

const site = content.answer(lost, 'site')

/** What each page shows of documents. Header and footer are the same on all pages. */
const views = [
  { page: lost, part: 'site', answer: site } as const,
  ...seededPages.map((page) => ({ page, part: 'page', answer: content.answer(page, 'page') }) as const),
].map(({ answer, ...view }) => ({ ...view, shown: shownBy(answer) }))

test('every page can be made of the seed', () => {
  expect(problemsWith(content)).toEqual([])
})

const depths = Array.from({ length: Math.max(...seededDocuments.map(deepestOptional)) }, (_, depth) => depth)

/** The compiler holds what is required: no parser lets go of what TypeGen derives for a query. */
test.each(depths)('what the schema calls optional can be missing everywhere, deeper than %i', (depth) => {
  const bare = new ContentInMemory(seededDocuments.map((document) => withoutOptional(document, depth)))
  expect(problemsWith(bare)).toEqual([])
})

function problemsWith(documents: ContentInMemory): string[] {
  return views.flatMap(({ page, part, shown }) => {
    const answer = documents.narrowedTo(shown).answer(page, part)
    const whole = part === 'site' ? { site: answer, page: { found: false } } : { site, page: answer }
    const { refused } = mended<unknown>(pageQueries[page.kind].parser, whole, () => undefined)
    const problems = contentProblems(refused, 'http://localhost:3333')
    return problems.map(({ type, document, reason }) => `${page.path}: ${type} "${document}": ${reason}`)
  })
}
