import { Gallery } from '../../components/gallery/gallery.tsx'
import { servicesOf } from '../../lake/fragments/site/site-query.ts'
import type { AnswerOf } from '../page-queries.ts'
import { SingleTemplate } from '../single/single-template.tsx'

export function GalleryTemplate({ page, site }: AnswerOf['galleryPage']) {
  const { home, newest, ordered } = page
  const services = servicesOf(site)
  const projects = [...newest, ...(ordered ?? [])]
  const isEmpty = projects.length === 0
  // What there is to do with pictures makes no sense without any.
  const hero = {
    ...page.hero,
    lead: 'Photos of our jobs are on their way. Ask us for some of work like yours.',
  }
  return (
    <SingleTemplate page={page} site={site} top={{ ...(isEmpty && { hero }), facts: [], onPhone: 'away' }}>
      {!isEmpty && (
        <Gallery gallery={{ heading: home.gallery.heading, intro: null, projects }} services={services} />
      )}
    </SingleTemplate>
  )
}
