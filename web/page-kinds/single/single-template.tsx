import type { ReactNode } from 'react'
import { anchors, type SinglePage } from '#content/addresses/routes.ts'
import { Closing } from '../../components/closing/closing.tsx'
import type { ClosingFragment } from '../../components/closing/query.ts'
import { PageHero } from '../../components/hero/page-hero.tsx'
import type { HeroFragment } from '../../components/hero/query.ts'
import type { Site } from '../../lake/fragments/site/site-query.ts'

type SingleProps = {
  page: { _type: SinglePage; hero: HeroFragment; closing: ClosingFragment }
  site: Site
  /** Replaces the usual hero. */
  top?: ReactNode
  children: ReactNode
}

/** What pages that exist once have in common: the top, and the way to a quote at the end. */
export function SingleTemplate({ page, site, top, children }: SingleProps) {
  return (
    <>
      {top ?? <PageHero page={page._type} hero={page.hero} site={site} />}
      {children}
      <Closing
        closing={page.closing}
        business={site.business}
        formHref={page._type === 'contactPage' ? `#${anchors.contact}` : undefined}
      />
    </>
  )
}
