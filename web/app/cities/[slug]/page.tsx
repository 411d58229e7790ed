import type { Metadata } from 'next'
import { loadBySlug } from '../../../cms/load.ts'
import { publishedSlugs } from '../../../cms/published/published-routes.ts'
import { PageLayout } from '../../../components/layout/page-layout.tsx'
import { headOf } from '../../../head/head-of.ts'
import { pageMetadata } from '../../../head/page-metadata.ts'
import { townGraph } from '../../../page-kinds/local/local-graphs.ts'
import { LocalTemplate } from '../../../page-kinds/local/local-template.tsx'
import { townPage } from '../../../page-kinds/town/query.ts'
import { JsonLd } from '../../../structured-data/json-ld.tsx'
import { elsewhere } from '../../elsewhere.ts'

type Route = { params: Promise<{ slug: string }> }

// Later documents get their page when they are published.
export const dynamicParams = true
export const generateStaticParams = () => publishedSlugs('townPage')

export async function generateMetadata(route: Route): Promise<Metadata> {
  const { path, loaded } = await loadTown(route)
  return loaded ? pageMetadata(headOf(loaded, path)) : {}
}

export default async function Town(route: Route) {
  const { path, loaded } = await loadTown(route)
  if (!loaded) return elsewhere(path)
  const { site, page } = loaded
  return (
    <PageLayout site={site} about={page}>
      <LocalTemplate page={page} site={site} />
      <JsonLd graph={townGraph(loaded)} />
    </PageLayout>
  )
}

async function loadTown({ params }: Route) {
  const { slug } = await params
  return loadBySlug(townPage, 'townPage', slug)
}
