import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { anchors, singlePages } from '#content/routes.ts'
import { galleryPage } from '../../queries/gallery-page.ts'
import { Closing } from '../../sections/closing/component.tsx'
import { Gallery } from '../../sections/gallery/component.tsx'
import { PageHero } from '../../sections/hero/page-hero.tsx'
import { Page } from '../../sections/page.tsx'
import { headOf } from '../../seo/head-of.ts'
import { JsonLd } from '../../seo/json-ld.tsx'
import { pageMetadata } from '../../seo/page-metadata.ts'
import { singleGraph } from '../../seo/single-graphs.ts'
import { load } from '../../store/load.ts'

const { path } = singlePages.galleryPage

export async function generateMetadata(): Promise<Metadata> {
  const loaded = await load(galleryPage, path)
  return loaded ? pageMetadata(headOf(loaded, path)) : {}
}

export default async function FinishedWork() {
  const loaded = await load(galleryPage, path)
  if (!loaded) notFound()
  const { site, page } = loaded.data
  return (
    <Page site={site}>
      <JsonLd graph={singleGraph(loaded.data)} />
      <PageHero page={page._type} hero={page.hero} site={site} />
      <Gallery gallery={page.gallery} whole />
      <Closing closing={page.closing} business={site.business} id={anchors.contact} />
    </Page>
  )
}
