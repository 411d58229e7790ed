import { singletonTypes } from '#studio/schema/index.ts'
import { contentProblems } from '#web/lake/content-error.ts'
import { type LastGood, mended } from '#web/lake/mended-answer.ts'
import { pageQueries } from '#web/page-kinds/page-queries.ts'
import {
  type ContentInMemory,
  content,
  idsIn,
  type Page,
  seededDocuments,
  seededPages,
} from './seeded-content.ts'

/** The page for unknown addresses shows header and footer, which are the same on all pages, and nothing else. */
const lost: Page = { id: '', path: '/404', kind: 'notFound', params: {} }
const site = content.answer(lost, 'site')

/** What a page shows of documents: its own part, or header and footer. `shown` are the documents that it is made of. */
export type View = ReturnType<typeof viewsOf>[number]

/** The views of pages, and once for all of them that of header and footer. */
export function viewsOf(pages: readonly Page[]) {
  const own = pages.map((page) => ({ page, part: 'page' as const, answer: content.answer(page, 'page') }))
  return [{ page: lost, part: 'site' as const, answer: site }, ...own].map((view) => {
    const ids = idsIn(view.answer)
    // Queries go through singletons.
    return { ...view, ids, shown: new Set([...ids, ...singletonTypes]) }
  })
}

/** What keeps a page from being made of other content, and whether it is made all the same; undefined when there is no such page. */
export function made(
  { page, part, shown }: View,
  changed: ContentInMemory,
  lastGood: LastGood = () => undefined,
) {
  const answer = changed.narrowedTo(shown).answer(page, part)
  if (answer === null) return undefined
  const whole = part === 'site' ? { site: answer, page: { found: false } } : { site, page: answer }
  const { data, refused } = mended<unknown>(pageQueries[page.kind].parser, whole, lastGood)
  return { data, problems: contentProblems(refused, 'http://localhost:3333') }
}

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
