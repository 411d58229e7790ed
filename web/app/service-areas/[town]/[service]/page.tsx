import type { Metadata } from 'next'
import { loadBySlug } from '../../../../cms/load.ts'
import { servicesInTowns } from '../../../../cms/published/published-routes.ts'
import { PageLayout } from '../../../../components/layout/page-layout.tsx'
import { headOf } from '../../../../head/head-of.ts'
import { pageMetadata } from '../../../../head/page-metadata.ts'
import { serviceInTownGraph } from '../../../../page-kinds/local/local-graphs.ts'
import { LocalTemplate } from '../../../../page-kinds/local/local-template.tsx'
import { serviceInAreaPage } from '../../../../page-kinds/service-in-area/query.ts'
import { JsonLd } from '../../../../structured-data/json-ld.tsx'
import { elsewhere } from '../../../elsewhere.ts'

type Route = { params: Promise<{ town: string; service: string }> }

// Later documents get their page when they are published.
export const dynamicParams = true
export const generateStaticParams = () => servicesInTowns('areaService', 'cityService')

export async function generateMetadata(route: Route): Promise<Metadata> {
  const { path, loaded } = await loadService(route)
  return loaded ? pageMetadata(headOf(loaded, path)) : {}
}

export default async function ServiceInArea(route: Route) {
  const { path, loaded } = await loadService(route)
  if (!loaded) return elsewhere(path)
  const { site, page } = loaded
  return (
    <PageLayout site={site} about={page}>
      <LocalTemplate page={page} site={site} />
      <JsonLd graph={serviceInTownGraph(loaded)} />
    </PageLayout>
  )
}

async function loadService({ params }: Route) {
  const { town, service } = await params
  return loadBySlug(serviceInAreaPage, 'areaService', `${town}/${service}`)
}
