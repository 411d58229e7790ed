import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { singlePages } from '#content/addresses/routes.ts'
import { load } from '../../cms/load.ts'
import { PageLayout } from '../../components/layout/page-layout.tsx'
import { headOf } from '../../head/head-of.ts'
import { pageMetadata } from '../../head/page-metadata.ts'
import { pricesGraph } from '../../page-kinds/prices/prices-graph.ts'
import { PricesTemplate } from '../../page-kinds/prices/prices-template.tsx'
import { pricesPage } from '../../page-kinds/prices/query.ts'
import { JsonLd } from '../../structured-data/json-ld.tsx'

const { path } = singlePages.pricesPage

export async function generateMetadata(): Promise<Metadata> {
  const loaded = await load(pricesPage, path)
  return loaded ? pageMetadata(headOf(loaded, path)) : {}
}

export default async function Prices() {
  const loaded = await load(pricesPage, path)
  if (!loaded) notFound()
  const { site, page } = loaded.data
  return (
    <PageLayout site={site}>
      <PricesTemplate page={page} site={site} />
      <JsonLd graph={pricesGraph(loaded.data)} />
    </PageLayout>
  )
}
