import type { Metadata } from 'next'
import { pathOf } from '#content/routes.ts'
import { elsewhere } from '../../../cms/elsewhere.ts'
import { loadBySlug } from '../../../cms/load-by-slug.ts'
import { publishedSlugs } from '../../../cms/published-routes.ts'
import { Page } from '../../../frame/page.tsx'
import { townPage } from '../../../queries/town-page.ts'
import { headOf } from '../../../seo/head-of.ts'
import { JsonLd } from '../../../seo/json-ld.tsx'
import { pageMetadata } from '../../../seo/page-metadata.ts'
import { townGraph } from '../../../seo/town-graphs.ts'
import { LocalTemplate } from '../../../templates/local.tsx'

type Route = { params: Promise<{ slug: string }> }

// Later documents get their page when they are published.
export const dynamicParams = true
export const generateStaticParams = () => publishedSlugs('townPage')

export async function generateMetadata(route: Route): Promise<Metadata> {
  const { path, loaded } = await loadTown(route)
  return loaded ? pageMetadata(headOf(loaded, path, pathOf(loaded.data.page.city))) : {}
}

export default async function Town(route: Route) {
  const { path, loaded } = await loadTown(route)
  if (!loaded) return elsewhere(path)
  const { site, page } = loaded.data
  return (
    <Page site={site} about={page}>
      <LocalTemplate page={page} site={site} />
      <JsonLd graph={townGraph(loaded.data)} />
    </Page>
  )
}

async function loadTown({ params }: Route) {
  const { slug } = await params
  return loadBySlug(townPage, 'townPage', slug)
}
