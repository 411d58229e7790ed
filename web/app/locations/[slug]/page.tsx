import type { Metadata } from 'next'
import { loadBySlug } from '../../../cms/load.ts'
import { publishedSlugs } from '../../../cms/published/published-routes.ts'
import { PageLayout } from '../../../components/layout/page-layout.tsx'
import { headOf } from '../../../head/head-of.ts'
import { pageMetadata } from '../../../head/page-metadata.ts'
import { locationGraph } from '../../../page-kinds/local/local-graphs.ts'
import { LocationTemplate } from '../../../page-kinds/location/location-template.tsx'
import { locationPage } from '../../../page-kinds/location/query.ts'
import { JsonLd } from '../../../structured-data/json-ld.tsx'
import { elsewhere } from '../../elsewhere.ts'

type Route = { params: Promise<{ slug: string }> }

// Later documents get their page when they are published.
export const dynamicParams = true
export const generateStaticParams = () => publishedSlugs('locationPage')

export async function generateMetadata(route: Route): Promise<Metadata> {
  const { path, loaded } = await loadLocation(route)
  return loaded ? pageMetadata(headOf(loaded, path)) : {}
}

export default async function Location(route: Route) {
  const { path, loaded } = await loadLocation(route)
  if (!loaded) return elsewhere(path)
  const { site, page } = loaded
  return (
    <PageLayout site={site} about={page}>
      <LocationTemplate page={page} site={site} />
      <JsonLd graph={locationGraph(loaded)} />
    </PageLayout>
  )
}

async function loadLocation({ params }: Route) {
  const { slug } = await params
  return loadBySlug(locationPage, 'locationPage', slug)
}
