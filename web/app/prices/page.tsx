import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { singlePages } from '#content/routes.ts'
import { load } from '../../cms/load.ts'
import { Page } from '../../frame/page.tsx'
import { pricesPage } from '../../queries/prices-page.ts'
import { headOf } from '../../seo/head-of.ts'
import { JsonLd } from '../../seo/json-ld.tsx'
import { pageMetadata } from '../../seo/page-metadata.ts'
import { pricesGraph } from '../../seo/prices-graph.ts'
import { SingleTemplate } from '../../templates/single/template.tsx'

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
    <Page site={site}>
      <JsonLd graph={pricesGraph(loaded.data)} />
      <SingleTemplate page={page} site={site} />
    </Page>
  )
}
