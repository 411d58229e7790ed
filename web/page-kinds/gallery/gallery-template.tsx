import { Gallery } from '../../components/gallery/gallery.tsx'
import type { SiteSlice } from '../../fragments/site/site-props.ts'
import { SingleTemplate } from '../single/single-template.tsx'
import type { GalleryPage } from './query.ts'

/** Every project that has photos. */
export function GalleryTemplate({ page, site }: { page: GalleryPage; site: SiteSlice }) {
  return (
    <SingleTemplate page={page} site={site}>
      <Gallery gallery={page.gallery} whole />
    </SingleTemplate>
  )
}
