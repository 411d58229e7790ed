import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { singlePages } from '#content/addresses/routes.ts'
import { load } from '../../cms/load.ts'
import { PageLayout } from '../../components/layout/page-layout.tsx'
import { headOf } from '../../head/head-of.ts'
import { pageMetadata } from '../../head/page-metadata.ts'
import { GalleryTemplate } from '../../page-kinds/gallery/gallery-template.tsx'
import { galleryPage } from '../../page-kinds/gallery/query.ts'
import { singleGraph } from '../../page-kinds/single/single-graph.ts'
import { JsonLd } from '../../structured-data/json-ld.tsx'

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
    <PageLayout site={site}>
      <GalleryTemplate page={page} site={site} />
      <JsonLd graph={singleGraph(loaded.data)} />
    </PageLayout>
  )
}
