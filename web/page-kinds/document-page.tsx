import type { Graph } from 'schema-dts'
import { type RoutableType, routableAt } from '#content/addresses/routes.ts'
import { PageLayout } from '../components/layout/page-layout.tsx'
import { load } from '../lake/load.ts'
import { graphOf } from './graphs.ts'
import { type AnswerOf, pageQueries } from './page-queries.ts'
import { isForEmergencies } from './service/service-template.tsx'
import { mainOf } from './templates.ts'

type Loaded<Kind extends RoutableType> = { kind: Kind; shown: AnswerOf[Kind] }

/** What the page of a document shows; undefined when no published document has the path. */
export async function loadDocument(path: string): Promise<Loaded<RoutableType> | undefined> {
  const document = routableAt(path)
  if (!document) return undefined
  const { _type: kind, slug } = document
  const shown = await loadKind(kind, path, slug)
  return shown ? { kind, shown } : undefined
}

function loadKind<Kind extends RoutableType>(kind: Kind, path: string, slug: string | null) {
  return load(pageQueries[kind], path, slug === null ? {} : { slug })
}

export function DocumentPage<Kind extends RoutableType>({ kind, shown }: Loaded<Kind>) {
  const { site, page }: AnswerOf[RoutableType] = shown
  return (
    <PageLayout site={site} about={page} isEmergency={page._type === 'service' && isForEmergencies(page)}>
      {mainOf(kind, shown)}
      <JsonLd graph={graphOf(kind, shown)} />
    </PageLayout>
  )
}

/**
 * Structured data for search engines; `<` is escaped, so that no text can end the element. It comes
 * after the content, so that visitors get this first, and close to the questions that it repeats, which compresses better.
 */
function JsonLd({ graph }: { graph: Graph }) {
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
