import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadBySlug } from '../../../cms/load-by-slug.ts'
import { slugsOnSite } from '../../../cms/routes-on-site.ts'
import { Page } from '../../../components/layout/page-layout.tsx'
import { headOf } from '../../../head/head-of.ts'
import { pageMetadata } from '../../../head/page-metadata.ts'
import { cityPage } from '../../../page-kinds/service-area/query.ts'
import { TownTemplate } from '../../../page-kinds/service-area/service-area-template.tsx'
import { cityGraph } from '../../../structured-data/graph-of.ts'
import { JsonLd } from '../../../structured-data/json-ld.tsx'

type Route = { params: Promise<{ town: string }> }

// Later documents get their page when they are published; the proxy keeps made-up addresses away.
export const dynamicParams = true
export const generateStaticParams = async () =>
  (await slugsOnSite('city')).map(({ slug }) => ({ town: slug }))

export async function generateMetadata(route: Route): Promise<Metadata> {
  const { path, loaded } = await loadCity(route)
  return loaded ? pageMetadata(headOf(loaded, path)) : {}
}

export default async function City(route: Route) {
  const { loaded } = await loadCity(route)
  if (!loaded) notFound()
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
