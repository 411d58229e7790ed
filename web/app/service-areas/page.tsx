import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { anchors, singlePages } from '#content/routes.ts'
import { areasPage } from '../../queries/areas-page.ts'
import { AreaText } from '../../sections/area-text/component.tsx'
import { AreaTiles } from '../../sections/areas/tiles.tsx'
import { Closing } from '../../sections/closing/component.tsx'
import { PageHero } from '../../sections/hero/page-hero.tsx'
import { Page } from '../../sections/page.tsx'
import { headOf } from '../../seo/head-of.ts'
import { JsonLd } from '../../seo/json-ld.tsx'
import { pageMetadata } from '../../seo/page-metadata.ts'
import { singleGraph } from '../../seo/single-graphs.ts'
import { load } from '../../store/load.ts'

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
      <JsonLd graph={singleGraph(loaded.data)} />
      <PageHero page={page._type} hero={page.hero} site={site} />
      <AreaTiles {...page.areas} cities={site.cities} />
      <AreaText heading={page.textHeading} text={page.text} site={site} />
      <Closing closing={page.closing} business={site.business} id={anchors.contact} />
    </Page>
  )
}
