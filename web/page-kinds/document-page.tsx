import { type RoutableType, routableAt } from '#content/addresses/routes.ts'
import { PageLayout } from '../components/layout/page-layout.tsx'
import { load } from '../lake/load.ts'
import { JsonLd } from '../search/structured-data/json-ld.tsx'
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
