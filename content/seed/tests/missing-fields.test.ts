import { expect, test } from 'vitest'
import { deepestOptional, withoutOptional } from './testing/schema-fields.ts'
import { ContentInMemory, content, seededDocuments, seededPages } from './testing/seeded-content.ts'
import { made, viewsOf } from './testing/views.ts'

const views = viewsOf(seededPages)

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
  return views.flatMap((view) => {
    const { problems } = made(view, documents) ?? {
      problems: [{ type: 'page', document: '', reason: 'gone' }],
    }
    return problems.map(({ type, document, reason }) => `${view.page.path}: ${type} "${document}": ${reason}`)
  })
}
