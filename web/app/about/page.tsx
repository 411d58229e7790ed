import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { singlePages } from '#content/routes.ts'
import { load } from '../../cms/load.ts'
import { Page } from '../../components/layout/page-layout.tsx'
import { headOf } from '../../head/head-of.ts'
import { pageMetadata } from '../../head/page-metadata.ts'
import { aboutPage } from '../../page-kinds/about/query.ts'
import { singleGraph } from '../../page-kinds/single/single-graph.ts'
import { SingleTemplate } from '../../page-kinds/single/single-template.tsx'
import { JsonLd } from '../../structured-data/json-ld.tsx'

const { path } = singlePages.aboutPage

export async function generateMetadata(): Promise<Metadata> {
  const loaded = await load(aboutPage, path)
  return loaded ? pageMetadata(headOf(loaded, path)) : {}
}

export default async function About() {
  const loaded = await load(aboutPage, path)
  if (!loaded) notFound()
  const { site, page } = loaded.data
  return (
    <Page site={site}>
      <SingleTemplate page={page} site={site} />
      <JsonLd graph={singleGraph(loaded.data)} />
    </Page>
  )
}
