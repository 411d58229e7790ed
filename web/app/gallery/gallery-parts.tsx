import { anchors } from '#content/routes.ts'
import { Gallery } from '../../chapters/gallery/gallery/component.tsx'
import type { SiteSlice } from '../../documents/site.ts'
import type { GalleryPage } from '../../queries/gallery-page.ts'
import { Closing } from '../../sections/closing/component.tsx'
import { PageHero } from '../../sections/hero/page-hero.tsx'

/** All finished work, by category. */
export function GalleryParts({ page, site }: { page: GalleryPage; site: SiteSlice }) {
  return (
    <>
      <PageHero page={page._type} hero={page.hero} site={site} />
      <Gallery gallery={page.gallery} whole />
      <Closing closing={page.closing} business={site.business} id={anchors.contact} />
    </>
  )
}
