import { expect, test } from 'vitest'
import { z } from 'zod'
import { withoutHidden } from '#web/lake/hidden-documents.ts'
import { addressedTypes } from '../../addresses/routes.ts'
import { madeOf } from './testing/made-pages.tsx'
import { ContentInMemory, seededDocument, seededDocuments, seededPages } from './testing/seeded-content.ts'

const shownIn = z.object({ page: z.object({ _id: z.string() }) })

test.each(addressedTypes)(
  'Of two pages with one address (%s) the one that was there first is shown, if it is shown',
  (type) => {
    const page = seededPages.find(({ kind }) => kind === type)
    if (!page) throw new Error(`The seed has no page of the kind ${type}.`)
    const own = seededDocument(page.id)
    for (const [_id, _createdAt, shown, first] of [
      ['0-younger', '2026-11-21T12:00:00Z', undefined, own._id],
      ['zz-older', '2026-11-19T12:00:00Z', true, 'zz-older'],
      ['0-older', '2026-11-19T12:00:00Z', false, own._id],
    ] as const) {
      const other = { ...own, _id, _createdAt, ...(shown !== undefined && { shown }) }
      const answer = new ContentInMemory([...seededDocuments, other]).whole(page)
      expect(shownIn.parse(answer).page._id, _id).toBe(first)
    }
  },
)

/** One page of each kind, and those about the town and the trade whose addresses are wrong below. */
const asked = seededPages.filter(
  ({ kind, path }, at) =>
    (path.endsWith('/matthews/painting') || seededPages.findIndex((page) => page.kind === kind) === at) &&
    kind !== 'anyTown',
)

test.each([
  ...['service-kitchen-remodeling', 'service-painting', 'service-drywall-repair', 'city-matthews'],
  ...(['areaService', 'townPage'] as const).map((type) => asked.find(({ kind }) => kind === type)?.id),
])('While no page can stand at the address of %s, no page leads there or is held back', (id) => {
  const slug = { current: 'My Page!' }
  const content = new ContentInMemory(seededDocuments.map((one) => (one._id === id ? { ...one, slug } : one)))
  const wrong = asked
    .filter((page) => page.id !== id)
    .flatMap((page) => {
      const { html, graph, refused } = madeOf(page, withoutHidden(content.whole(page), new Set()))
      const leads = [html, graph].filter((text) => text.includes(slug.current)).map(() => 'leads there')
      return [...leads, ...refused.map(({ issue }) => issue.path.join('.'))].map(
        (what) => `${page.path} ${what}`,
      )
    })
  expect(wrong).toEqual([])
})
