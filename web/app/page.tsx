import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { fixedPaths } from '#content/addresses/routes.ts'
import { load } from '../cms/load.ts'
import { PageLayout } from '../components/layout/page-layout.tsx'
import { headOf } from '../head/head-of.ts'
import { pageMetadata } from '../head/page-metadata.ts'
import { homeGraph } from '../page-kinds/home/home-graph.ts'
import { HomeTemplate } from '../page-kinds/home/home-template.tsx'
import { homePage } from '../page-kinds/home/query.ts'
import { JsonLd } from '../structured-data/json-ld.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const loaded = await load(homePage, fixedPaths.home)
  return loaded ? pageMetadata(headOf(loaded, fixedPaths.home)) : {}
}

export default async function Home() {
  const loaded = await load(homePage, fixedPaths.home)
  if (!loaded) notFound()
  const { site, page } = loaded.data
  return (
    <PageLayout site={site}>
      <HomeTemplate page={page} site={site} />
      <JsonLd graph={homeGraph(loaded.data)} />
    </PageLayout>
  )
}
