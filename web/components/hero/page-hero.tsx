import type { ReactNode } from 'react'
import { type SinglePage, singlePages } from '#content/addresses/routes.ts'
import type { Site } from '../../lake/fragments/site/site-query.ts'
import type { Fact } from '../facts/fact-list.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { Hero } from './hero.tsx'
import { businessFacts, ratingFact } from './hero-facts.ts'
import type { HeroFragment } from './query.ts'

type PageHeroProps = {
  page: SinglePage
  hero: HeroFragment
  site: Site
  /** What stands in place of rating, license and hours. */
  facts?: readonly Fact[]
  beside?: ReactNode
  /** Replaces the usual buttons. */
  buttons?: ReactNode
  onPhone?: 'first' | 'last' | 'away'
  children?: ReactNode
}

export function PageHero({
  page,
  hero,
  site,
  facts,
  beside,
  buttons,
  onPhone = 'first',
  children,
}: PageHeroProps) {
  const { business } = site
  return (
    <>
      <Breadcrumb trail={[singlePages.homePage]} current={singlePages[page].title} />
      <Hero
        hero={hero}
        business={business}
        quote="Get a free quote"
        facts={facts ?? [...ratingFact(business), ...businessFacts(site)]}
        beside={beside}
        buttons={buttons}
        onPhone={onPhone}
      >
        {children}
      </Hero>
    </>
  )
}
