import type { ReactNode } from 'react'
import { anchors, type SinglePage } from '#content/routes.ts'
import { Closing } from '../../components/closing/closing.tsx'
import type { ClosingSlice } from '../../components/closing/query.ts'
import { PageHero } from '../../components/hero/page-hero.tsx'
import type { HeroSlice } from '../../components/hero/query.ts'
import type { SiteSlice } from '../../fragments/site/site-props.ts'

type SingleProps = {
  page: { _type: SinglePage; hero: HeroSlice; closing: ClosingSlice }
  site: SiteSlice
  /** Stands in the place of the usual top. */
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
        id={page._type === 'contactPage' ? undefined : anchors.contact}
      />
    </>
  )
}
