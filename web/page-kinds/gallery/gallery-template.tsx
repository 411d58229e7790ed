import { Gallery } from '../../components/gallery/gallery.tsx'
import type { SiteFragment } from '../../fragments/site/site-props.ts'
import { SingleTemplate } from '../single/single-template.tsx'
import type { GalleryPage } from './query.ts'

export function GalleryTemplate({ page, site }: { page: GalleryPage; site: SiteFragment }) {
  const { heading, newest, ordered } = page
  const projects = [...newest, ...(ordered ?? [])]
  return (
    <SingleTemplate page={page} site={site}>
      {projects.length > 0 && <Gallery gallery={{ heading, intro: null, projects }} whole />}
    </SingleTemplate>
  )
}
