import { type SinglePage, singlePages } from '#content/addresses/routes.ts'
import type { Site } from '../../lake/fragments/site/site-query.ts'
import type { Fact } from '../facts/fact-list.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { Hero, type HeroProps } from './hero.tsx'
import { businessFacts, ratingFact } from './hero-facts.ts'

type PageHeroProps = Pick<
  HeroProps,
  'hero' | 'hasProjects' | 'beside' | 'aboveButtons' | 'buttons' | 'onPhone' | 'children'
> & {
  page: SinglePage
  site: Site
  /** What stands in place of rating, license and hours. */
  facts?: readonly Fact[]
}

export function PageHero({ page, site, facts, ...rest }: PageHeroProps) {
  const { business } = site
  return (
    <>
      <Breadcrumb trail={[singlePages.homePage]} current={singlePages[page].title} />
      <Hero
        onPhone="first"
        {...rest}
        business={business}
        quote="Get a free quote"
        facts={facts ?? [...ratingFact(business), ...businessFacts(site)]}
      />
    </>
  )
}
