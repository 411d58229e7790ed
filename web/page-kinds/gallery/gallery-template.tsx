import { Gallery } from '../../components/gallery/gallery.tsx'
import type { AnswerOf } from '../page-queries.ts'
import { SingleTemplate } from '../single/single-template.tsx'

export function GalleryTemplate({ page, site }: AnswerOf['galleryPage']) {
  const { home, newest, ordered } = page
  const services = [...site.mainServices, ...site.services]
  const projects = [...newest, ...(ordered ?? [])]
  return (
    <SingleTemplate page={page} site={site} top={{ facts: [], onPhone: 'away' }}>
      {projects.length > 0 && (
        <Gallery gallery={{ heading: home.gallery.heading, intro: null, projects }} services={services} />
      )}
    </SingleTemplate>
  )
}
