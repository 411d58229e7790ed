import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { singlePages } from '#content/addresses/routes.ts'
import { load } from '../../cms/load.ts'
import { PageLayout } from '../../components/layout/page-layout.tsx'
import { headOf } from '../../head/head-of.ts'
import { pageMetadata } from '../../head/page-metadata.ts'
import { areasPage } from '../../page-kinds/service-areas/query.ts'
import { ServiceAreasTemplate } from '../../page-kinds/service-areas/service-areas-template.tsx'
import { singleGraph } from '../../page-kinds/single/single-graph.ts'
import { JsonLd } from '../../structured-data/json-ld.tsx'

const { path } = singlePages.areasPage

export async function generateMetadata(): Promise<Metadata> {
  const loaded = await load(areasPage, path)
  return loaded ? pageMetadata(headOf(loaded, path)) : {}
}

export default async function ServiceAreas() {
  const loaded = await load(areasPage, path)
  if (!loaded) notFound()
  const { site, page } = loaded.data
  return (
    <PageLayout site={site}>
      <ServiceAreasTemplate page={page} site={site} />
      <JsonLd graph={singleGraph(loaded.data)} />
    </PageLayout>
  )
}
