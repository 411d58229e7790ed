import type { Metadata } from 'next'
import { elsewhere } from '../../../cms/elsewhere.ts'
import { loadBySlug } from '../../../cms/load-by-slug.ts'
import { publishedSlugs } from '../../../cms/published-routes.ts'
import { Page } from '../../../frame/page.tsx'
import { cityPage } from '../../../queries/city-page.ts'
import { cityGraph } from '../../../seo/graph-of.ts'
import { headOf } from '../../../seo/head-of.ts'
import { JsonLd } from '../../../seo/json-ld.tsx'
import { pageMetadata } from '../../../seo/page-metadata.ts'
import { TownTemplate } from '../../../templates/town.tsx'

type Route = { params: Promise<{ town: string }> }

// Later documents get their page when they are published.
export const dynamicParams = true
export const generateStaticParams = async () =>
  (await publishedSlugs('city')).map(({ slug }) => ({ town: slug }))

export async function generateMetadata(route: Route): Promise<Metadata> {
  const { path, loaded } = await loadCity(route)
  return loaded ? pageMetadata(headOf(loaded, path)) : {}
}

export default async function City(route: Route) {
  const { path, loaded } = await loadCity(route)
  if (!loaded) return elsewhere(path)
  const { site, page } = loaded.data
  return (
    <Page site={site} about={page}>
      <TownTemplate page={page} site={site} />
      <JsonLd graph={cityGraph(loaded.data)} />
    </Page>
  )
}

async function loadCity({ params }: Route) {
  const { town } = await params
  return loadBySlug(cityPage, 'city', town)
}
