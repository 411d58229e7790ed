import type { Metadata } from 'next'
import { loadBySlug } from '../../../cms/load.ts'
import { publishedSlugs } from '../../../cms/published/published-routes.ts'
import { PageLayout } from '../../../components/layout/page-layout.tsx'
import { headOf } from '../../../head/head-of.ts'
import { pageMetadata } from '../../../head/page-metadata.ts'
import { serviceAreaPage } from '../../../page-kinds/service-area/query.ts'
import { serviceAreaGraph } from '../../../page-kinds/service-area/service-area-graph.ts'
import { ServiceAreaTemplate } from '../../../page-kinds/service-area/service-area-template.tsx'
import { JsonLd } from '../../../structured-data/json-ld.tsx'
import { elsewhere } from '../../elsewhere.ts'

type Route = { params: Promise<{ town: string }> }

// Later documents get their page when they are published.
export const dynamicParams = true
export const generateStaticParams = async () =>
  (await publishedSlugs('city')).map(({ slug }) => ({ town: slug }))

export async function generateMetadata(route: Route): Promise<Metadata> {
  const { path, loaded } = await loadServiceArea(route)
  return loaded ? pageMetadata(headOf(loaded, path)) : {}
}

export default async function ServiceArea(route: Route) {
  const { path, loaded } = await loadServiceArea(route)
  if (!loaded) return elsewhere(path)
  const { site, page } = loaded
  return (
    <PageLayout site={site} about={page}>
      <ServiceAreaTemplate page={page} site={site} />
      <JsonLd graph={serviceAreaGraph(loaded)} />
    </PageLayout>
  )
}

async function loadServiceArea({ params }: Route) {
  const { town } = await params
  return loadBySlug(serviceAreaPage, 'city', town)
}
