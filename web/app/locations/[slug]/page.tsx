import type { Metadata } from 'next'
import { elsewhere } from '../../../cms/elsewhere.ts'
import { loadBySlug } from '../../../cms/load-by-slug.ts'
import { publishedSlugs } from '../../../cms/published-routes.ts'
import { Page } from '../../../frame/page.tsx'
import { locationPage } from '../../../queries/location-page.ts'
import { headOf } from '../../../seo/head-of.ts'
import { JsonLd } from '../../../seo/json-ld.tsx'
import { pageMetadata } from '../../../seo/page-metadata.ts'
import { locationGraph } from '../../../seo/town-graphs.ts'
import { LocationTemplate } from '../../../templates/location.tsx'

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
  const { site, page } = loaded.data
  return (
    <Page site={site} about={page}>
      <LocationTemplate page={page} site={site} />
      <JsonLd graph={locationGraph(loaded.data)} />
    </Page>
  )
}

async function loadLocation({ params }: Route) {
  const { slug } = await params
  return loadBySlug(locationPage, 'locationPage', slug)
}
