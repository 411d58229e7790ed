import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadBySlug } from '../../../cms/load-by-slug.ts'
import { slugsOnSite } from '../../../cms/routes-on-site.ts'
import { PageLayout } from '../../../components/layout/page-layout.tsx'
import { headOf } from '../../../head/head-of.ts'
import { pageMetadata } from '../../../head/page-metadata.ts'
import { serviceAreaPage } from '../../../page-kinds/service-area/query.ts'
import { serviceAreaGraph } from '../../../page-kinds/service-area/service-area-graph.ts'
import { ServiceAreaTemplate } from '../../../page-kinds/service-area/service-area-template.tsx'
import { JsonLd } from '../../../structured-data/json-ld.tsx'

type Route = { params: Promise<{ town: string }> }

// Later documents get their page when they are published; the proxy keeps made-up addresses away.
export const dynamicParams = true
export const generateStaticParams = async () =>
  (await slugsOnSite('city')).map(({ slug }) => ({ town: slug }))

export async function generateMetadata(route: Route): Promise<Metadata> {
  const { path, loaded } = await loadServiceArea(route)
  return loaded ? pageMetadata(headOf(loaded, path)) : {}
}

export default async function ServiceArea(route: Route) {
  const { loaded } = await loadServiceArea(route)
  if (!loaded) notFound()
  const { site, page } = loaded.data
  return (
    <PageLayout site={site} about={page}>
      <ServiceAreaTemplate page={page} site={site} />
      <JsonLd graph={serviceAreaGraph(loaded.data)} />
    </PageLayout>
  )
}

async function loadServiceArea({ params }: Route) {
  const { town } = await params
  return loadBySlug(serviceAreaPage, 'city', town)
}
