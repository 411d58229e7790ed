import type { ComponentProps, ReactNode } from 'react'
import { anchors, type SinglePage } from '#content/addresses/routes.ts'
import { Closing } from '../../components/closing/closing.tsx'
import type { ClosingFragment } from '../../components/closing/query.ts'
import { PageHero } from '../../components/hero/page-hero.tsx'
import type { HeroFragment } from '../../components/hero/query.ts'
import type { Site } from '../../lake/fragments/site/site-query.ts'
import { hasProjects, offersOf } from '../../sections/offers.ts'
import { Section } from '../../sections/section.tsx'
import type { SectionFragment } from '../../sections/section-query.ts'

type SingleProps = {
  page: {
    _id: string
    _type: SinglePage
    hero: HeroFragment
    sections?: readonly SectionFragment[] | null
    closing: ClosingFragment
  }
  site: Site
  /** What the top has in place of what is usual. */
  top?: Partial<ComponentProps<typeof PageHero>>
  /** Before the sections that the owner composes. */
  children?: ReactNode
}

/** What pages that exist once have in common: the top, the owner's sections, and the way to a quote at the end. */
export function SingleTemplate({ page, site, top, children }: SingleProps) {
  const sections = page.sections ?? []
  return (
    <>
      <PageHero page={page._type} hero={page.hero} hasProjects={hasProjects(sections)} site={site} {...top} />
      {children}
      {sections.map((section) => (
        <Section key={section._key} section={section} site={site} documentId={page._id} isOpen />
      ))}
      <Closing
        closing={page.closing}
        business={site.business}
        offers={offersOf(sections)}
        formHref={page._type === 'contactPage' ? `#${anchors.contact}` : undefined}
      />
    </>
  )
}
