import type { ReactNode } from 'react'
import { fixedPaths, type SinglePage, singlePages } from '#content/routes.ts'
import type { SiteSlice } from '../../fragments/site/site-props.ts'
import type { Fact } from '../facts/fact-list.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { Hero } from './hero.tsx'
import { businessFacts, ratingFact } from './hero-facts.ts'
import type { HeroSlice } from './query.ts'

type PageHeroProps = {
  page: SinglePage
  hero: HeroSlice
  site: SiteSlice
  /** What stands before license and hours. */
  facts?: readonly Fact[]
  drawing?: ReactNode
  children?: ReactNode
}

/** The top of a page that exists once. */
export function PageHero({ page, hero, site, facts, drawing, children }: PageHeroProps) {
  const { business } = site
  return (
    <>
      <Breadcrumb trail={[{ title: 'Home', path: fixedPaths.home }]} current={singlePages[page].title} />
      <Hero
        hero={hero}
        business={business}
        quote="Get a free estimate"
        facts={[...(facts ?? ratingFact(business)), ...businessFacts(site)]}
        drawing={drawing}
      >
        {children}
      </Hero>
    </>
  )
}
