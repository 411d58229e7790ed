import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { singlePages } from '#content/routes.ts'
import { load } from '../../cms/load.ts'
import { Page } from '../../frame/page.tsx'
import { areasPage } from '../../queries/areas-page.ts'
import { headOf } from '../../seo/head-of.ts'
import { JsonLd } from '../../seo/json-ld.tsx'
import { pageMetadata } from '../../seo/page-metadata.ts'
import { singleGraph } from '../../seo/single-graphs.ts'
import { SingleTemplate } from '../../templates/single/template.tsx'

const { path } = singlePages.areasPage

export async function generateMetadata(): Promise<Metadata> {
  const loaded = await load(areasPage, path)
  return loaded ? pageMetadata(headOf(loaded, path)) : {}
}

export default async function ServiceAreas() {
  const loaded = await load(areasPage, path)
  if (!loaded) notFound()
  const { site, page } = loaded.data
  return (
    <Page site={site}>
      <SingleTemplate page={page} site={site} />
      <JsonLd graph={singleGraph(loaded.data)} />
    </Page>
  )
}
