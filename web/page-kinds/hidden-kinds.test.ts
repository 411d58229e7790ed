import { evaluateSync, parse, toJS } from 'groq-js'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { shownOn } from '#content/seed/tests/testing/rendered-pages.tsx'
import {
  content,
  type Page,
  seededDocuments,
  seededPages,
} from '#content/seed/tests/testing/seeded-content.ts'
import { hiddenDocuments } from '../lake/fragments/hidden.ts'
import { withoutHidden } from '../lake/hidden-documents.ts'
import { mended } from '../lake/mended-answer.ts'
import type { PageQuery } from '../lake/page-query.ts'
import { documentIn } from '../lake/preview-marks/places.ts'
import { Rendered } from '../testing/rendered.ts'
import { pageQueries } from './page-queries.ts'

/** One of each kind. */
const pages = [...new Map(seededPages.map((page) => [page.kind, page])).values()].map((page) => {
  const answer = content.whole(page)
  return { ...page, answer, id: documentIn(answer.page)?.id ?? '' }
})
const question = parse(`${hiddenDocuments}._id`)
const types = [
  'service',
  'city',
  'price',
  'plan',
  'project',
  'faq',
  'review',
  'video',
  'article',
  'socialCard',
  'socialPost',
  'claim',
]

const EMPTY_LIST = /<(ul|ol|dl|table|tbody)\b[^>]*><\/\1>/g

/** Lists without anything in them, and links to what is not on the page. Those that a script fills or brings are there in any case. */
function leftovers(page: Page, answer: unknown): readonly string[] {
  const main = new Rendered(shownOn(page, answer))
  const ids = main.attributes('id').map((id) => `#${id}`)
  return [
    ...[...main.html.matchAll(EMPTY_LIST)].map(([list]) => list),
    ...main.links.filter((link) => link.startsWith('#') && !ids.includes(link)),
  ]
}

test.each(types)(
  'the other pages stay, without an empty list or a link to nothing, when the owner hides every %s',
  (type) => {
    const ids = hiddenIds(type)
    expect(ids.size).toBeGreaterThan(0)
    for (const page of pages.filter(({ id }) => !ids.has(id))) {
      const { kind, path } = page
      const { parser }: PageQuery<unknown> = pageQueries[kind]
      const { answer, data, refused } = mended(parser, withoutHidden(page.answer, ids), () => undefined)
      expect(
        refused.map(({ issue }) => `${issue.path.join('.')}: ${issue.message}`),
        path,
      ).toEqual([])
      expect(data, path).toBeDefined()
      const usual = leftovers(page, page.answer)
      expect(
        leftovers(page, answer).filter((one) => !usual.includes(one)),
        path,
      ).toEqual([])
    }
  },
)

/** Those that the lake names when every document of a type is hidden. */
function hiddenIds(type: string): ReadonlySet<string> {
  const dataset = seededDocuments.map((document) =>
    document._type === type ? { ...document, shown: false } : document,
  )
  return new Set(z.array(z.string()).parse(toJS(evaluateSync(question, { dataset }))))
}
