import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { fixedPaths } from '#content/routes.ts'
import { load } from '../cms/load.ts'
import { Page } from '../frame/page.tsx'
import { homePage } from '../queries/home-page.ts'
import { homeGraph } from '../seo/graph-of.ts'
import { headOf } from '../seo/head-of.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import { pageMetadata } from '../seo/page-metadata.ts'
import { HomeTemplate } from '../templates/home.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const loaded = await load(homePage, fixedPaths.home)
  return loaded ? pageMetadata(headOf(loaded, fixedPaths.home)) : {}
}

export default async function Home() {
  const loaded = await load(homePage, fixedPaths.home)
  if (!loaded) notFound()
  const { site, page } = loaded.data
  return (
    <Page site={site}>
      <HomeTemplate page={page} site={site} />
      <JsonLd graph={homeGraph(loaded.data)} />
    </Page>
  )
}
