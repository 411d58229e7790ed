import { Gallery } from '../../components/gallery/gallery.tsx'
import { Band } from '../../components/layout/band.tsx'
import { servicesOf } from '../../lake/fragments/site/site-query.ts'
import type { AnswerOf } from '../page-queries.ts'
import { SingleTemplate } from '../single/single-template.tsx'

export function GalleryTemplate({ page, site }: AnswerOf['galleryPage']) {
  const { home, newest, ordered } = page
  const services = servicesOf(site)
  const projects = [...newest, ...(ordered ?? [])]
  return (
    <SingleTemplate page={page} site={site} top={{ facts: [], onPhone: 'away' }}>
      {projects.length > 0 ? (
        <Gallery gallery={{ heading: home.gallery.heading, intro: null, projects }} services={services} />
      ) : (
        <Band as="div" look="tight">
          <p className="mx-auto w-page">
            Photos of our jobs are on their way. Ask us for some of work like yours.
          </p>
        </Band>
      )}
    </SingleTemplate>
  )
}
