import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import type { Graph } from 'schema-dts'
import { type SinglePage, singlePages } from '#content/addresses/routes.ts'
import { load } from '../cms/load.ts'
import type { PageQuery } from '../cms/page-query.ts'
import { PageLayout } from '../components/layout/page-layout.tsx'
import { headOf, type Shown } from '../head/head-of.ts'
import { pageMetadata } from '../head/page-metadata.ts'
import { JsonLd } from '../structured-data/json-ld.tsx'

type Site = Parameters<typeof PageLayout>[0]['site']
type Single<Data> = {
  type: SinglePage
  query: PageQuery<Data>
  Template: (data: Data) => ReactNode
  graph: (data: Data) => Graph
}

/** What the route file of a page that exists once exports. */
export function singleRoute<Data extends Shown & { site: Site }>({
  type,
  query,
  Template,
  graph,
}: Single<Data>) {
  const { path } = singlePages[type]

  async function generateMetadata(): Promise<Metadata> {
    const loaded = await load(query, path)
    return loaded ? pageMetadata(headOf(loaded, path)) : {}
  }

  async function Page() {
    const loaded = await load(query, path)
    if (!loaded) notFound()
    return (
      <PageLayout site={loaded.site}>
        <Template {...loaded} />
        <JsonLd graph={graph(loaded)} />
      </PageLayout>
    )
  }

  return { generateMetadata, Page }
}
