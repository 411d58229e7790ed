import { PageLayout } from '#web/components/layout/page-layout.tsx'
import { mended, type Refused } from '#web/lake/mended-answer.ts'
import type { PageQuery } from '#web/lake/page-query.ts'
import { graphOf } from '#web/page-kinds/graphs.ts'
import { pageQueries } from '#web/page-kinds/page-queries.ts'
import { Rendered } from '#web/testing/rendered.ts'
import { isRoutableType, type RoutableType } from '../../../addresses/routes.ts'
import { shownOn } from './rendered-pages.tsx'
import { idsIn, type Page } from './seeded-content.ts'

export type MadePage = {
  ids: ReadonlySet<string>
  html: string
  text: string
  graph: string
  refused: readonly Refused[]
}

/** A page as the site makes it of an answer, which may lack or hold anything. */
export function madeOf(page: Page, found: unknown): MadePage {
  const { kind } = page
  const { parser }: PageQuery<unknown> = pageQueries[kind]
  const { data, answer, refused } = mended(parser, found, () => undefined)
  const ids = idsIn(answer)
  if (data === undefined) return { ids, html: '', text: '', graph: '', refused }
  const { site } = pageQueries.notFound.parser.parse({ ...Object(answer), page: { found: false } })
  const { html, text } = new Rendered(<PageLayout site={site}>{shownOn(page, answer)}</PageLayout>)
  return { ids, html, text, graph: isRoutableType(kind) ? graphAs(kind, answer) : '', refused }
}

function graphAs<Kind extends RoutableType>(kind: Kind, answer: unknown): string {
  return JSON.stringify(graphOf(kind, pageQueries[kind].parser.parse(answer)))
}
