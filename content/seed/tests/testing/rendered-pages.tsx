import type { ReactNode } from 'react'
import { PageLayout } from '#web/components/layout/page-layout.tsx'
import { AnyTownTemplate } from '#web/page-kinds/any-town/any-town-template.tsx'
import { pageQueries } from '#web/page-kinds/page-queries.ts'
import { mainOf } from '#web/page-kinds/templates.ts'
import { Rendered } from '#web/testing/rendered.ts'
import { isRoutableType, type RoutableType } from '../../../addresses/routes.ts'
import { content, type Page, seededPages } from './seeded-content.ts'

/** Each page that the seed gives the site, by its path: the main part, what of it eyes read and nobody fills in, and the whole. */
export const renderedPages = new Map(
  seededPages.map((page) => {
    const answer = content.whole(page)
    const { site } = pageQueries.notFound.parser.parse({ ...answer, page: { found: false } })
    const shown = shownOn(page, answer)
    const main = new Rendered(shown)
    const read = new Rendered(<div dangerouslySetInnerHTML={{ __html: readOnly(main.html) }} />)
    const whole = new Rendered(<PageLayout site={site}>{shown}</PageLayout>)
    return [page.path, { main, read, whole }]
  }),
)

function readOnly(html: string): string {
  return html.replace(/<quote-form.*?<\/quote-form>|<span class="sr-only">[^<]*<\/span>/gs, '')
}

/** The main part of a page, from the answer to its query. */
export function shownOn({ kind }: Page, answer: unknown): ReactNode {
  if (kind === 'anyTown') return <AnyTownTemplate {...pageQueries.anyTown.parser.parse(answer)} />
  return isRoutableType(kind) ? mainOfKind(kind, answer) : null
}

function mainOfKind<Kind extends RoutableType>(kind: Kind, answer: unknown): ReactNode {
  return mainOf(kind, pageQueries[kind].parser.parse(answer))
}
