import { singletonTypes } from '#studio/schema/index.ts'
import { ContentInMemory, idsIn, type Page, seededDocuments, seededPages } from './seeded-content.ts'

export const content = new ContentInMemory(seededDocuments)

/** The page for unknown addresses shows header and footer, which are the same on all pages, and nothing else. */
export const lost: Page = { id: '', path: '/404', kind: 'notFound', params: {} }

/** The types of everything that stands on the pages of `variedPages`. */
export const seen = new Set<string>()

/** Pages that together have every kind and every section. */
export const variedPages = seededPages.filter(({ id, kind }) => {
  const document = JSON.stringify(seededDocuments.find(({ _id }) => _id === id) ?? {})
  const found = [kind, ...Array.from(document.matchAll(/"_type":"([^"]+)"/g), ([, type = '']) => type)]
  const isNew = found.some((type) => !seen.has(type))
  for (const type of found) seen.add(type)
  return isNew
})

/** The documents that an answer is made of. Queries go through singletons. */
export function shownBy(answer: unknown): ReadonlySet<string> {
  return new Set([...idsIn(answer), ...singletonTypes])
}
