import type { Metadata } from 'next'
import { pathOf } from '#content/addresses/routes.ts'
import { loadBySlug } from '../../../cms/load.ts'
import { publishedSlugs } from '../../../cms/published/published-routes.ts'
import { PageLayout } from '../../../components/layout/page-layout.tsx'
import { headOf } from '../../../head/head-of.ts'
import { pageMetadata } from '../../../head/page-metadata.ts'
import { servicePage } from '../../../page-kinds/service/query.ts'
import { serviceGraph } from '../../../page-kinds/service/service-graph.ts'
import { isForEmergencies, ServiceTemplate } from '../../../page-kinds/service/service-template.tsx'
import { JsonLd } from '../../../structured-data/json-ld.tsx'
import { elsewhere } from '../../elsewhere.ts'

type Route = { params: Promise<{ slug: string[] }> }

// Later documents get their page when they are published.
export const dynamicParams = true
export const generateStaticParams = async () =>
  (await publishedSlugs('service')).map(({ slug }) => ({ slug: slug.split('/') }))

export async function generateMetadata(route: Route): Promise<Metadata> {
  const { loaded } = await loadService(route)
  // A service may have more than one address.
  return loaded ? pageMetadata(headOf(loaded, pathOf(loaded.page))) : {}
}

export default async function Service(route: Route) {
  const { path, loaded } = await loadService(route)
  if (!loaded) return elsewhere(path)
  const { site, page } = loaded
  return (
    <PageLayout site={site} about={page} isEmergency={isForEmergencies(page)}>
      <ServiceTemplate page={page} site={site} />
      <JsonLd graph={serviceGraph(loaded)} />
    </PageLayout>
  )
}

const loadService = async ({ params }: Route) =>
  loadBySlug(servicePage, 'service', (await params).slug.join('/'))
