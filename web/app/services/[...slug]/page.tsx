import type { Metadata } from 'next'
import { pathOf } from '#content/routes.ts'
import { elsewhere } from '../../../cms/elsewhere.ts'
import { loadBySlug } from '../../../cms/load-by-slug.ts'
import { publishedSlugs } from '../../../cms/published-routes.ts'
import { Page } from '../../../frame/page.tsx'
import { servicePage } from '../../../queries/service-page.ts'
import { serviceGraph } from '../../../seo/graph-of.ts'
import { headOf } from '../../../seo/head-of.ts'
import { JsonLd } from '../../../seo/json-ld.tsx'
import { pageMetadata } from '../../../seo/page-metadata.ts'
import { ServiceTemplate } from '../../../templates/service.tsx'

type Route = { params: Promise<{ slug: string[] }> }

// Later documents get their page when they are published.
export const dynamicParams = true
export const generateStaticParams = async () =>
  (await publishedSlugs('service')).map(({ slug }) => ({ slug: slug.split('/') }))

export async function generateMetadata(route: Route): Promise<Metadata> {
  const { loaded } = await loadService(route)
  // A service may have more than one address.
  return loaded ? pageMetadata(headOf(loaded, pathOf(loaded.data.page))) : {}
}

export default async function Service(route: Route) {
  const { path, loaded } = await loadService(route)
  if (!loaded) return elsewhere(path)
  const { site, page } = loaded.data
  return (
    <Page site={site} about={page}>
      <ServiceTemplate page={page} site={site} />
      <JsonLd graph={serviceGraph(loaded.data)} />
    </Page>
  )
}

const loadService = async ({ params }: Route) =>
  loadBySlug(servicePage, 'service', (await params).slug.join('/'))
