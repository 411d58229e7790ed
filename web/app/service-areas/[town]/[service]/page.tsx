import type { Metadata } from 'next'
import { elsewhere } from '../../../../cms/elsewhere.ts'
import { loadBySlug } from '../../../../cms/load-by-slug.ts'
import { servicesInTowns } from '../../../../cms/published-routes.ts'
import { Page } from '../../../../frame/page.tsx'
import { areaServicePage } from '../../../../queries/area-service-page.ts'
import { headOf } from '../../../../seo/head-of.ts'
import { JsonLd } from '../../../../seo/json-ld.tsx'
import { pageMetadata } from '../../../../seo/page-metadata.ts'
import { serviceInTownGraph } from '../../../../seo/town-graphs.ts'
import { LocalTemplate } from '../../../../templates/local.tsx'

type Route = { params: Promise<{ town: string; service: string }> }

// Later documents get their page when they are published.
export const dynamicParams = true
export const generateStaticParams = () => servicesInTowns('areaService', 'cityService')

export async function generateMetadata(route: Route): Promise<Metadata> {
  const { path, loaded } = await loadService(route)
  return loaded ? pageMetadata(headOf(loaded, path)) : {}
}

export default async function ServiceInTown(route: Route) {
  const { path, loaded } = await loadService(route)
  if (!loaded) return elsewhere(path)
  const { site, page } = loaded.data
  return (
    <Page site={site} about={page}>
      <LocalTemplate page={page} site={site} />
      <JsonLd graph={serviceInTownGraph(loaded.data)} />
    </Page>
  )
}

async function loadService({ params }: Route) {
  const { town, service } = await params
  return loadBySlug(areaServicePage, 'areaService', `${town}/${service}`)
}
