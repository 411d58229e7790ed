import { hoursInBrief } from '#content/opening-hours.ts'
import { fixedPaths, type SinglePage, singlePages } from '#content/routes.ts'
import type { SiteSlice } from '../../documents/site.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Hero } from './component.tsx'
import { ratingFact } from './facts.ts'
import type { HeroSlice } from './query.ts'

type PageHeroProps = { page: SinglePage; hero: HeroSlice; site: SiteSlice }

/** The top of a page that exists once. */
export function PageHero({ page, hero, site }: PageHeroProps) {
  const { business, openingHours } = site
  const facts = [
    ...ratingFact(business),
    { name: 'Cover', value: business.licenceLine },
    { name: 'Open', value: hoursInBrief(openingHours.days) },
  ]
  return (
    <>
      <Breadcrumb trail={[{ title: 'Home', path: fixedPaths.home }]} current={singlePages[page].title} />
      <Hero hero={hero} business={business} quote="Get a free estimate" facts={facts} />
    </>
  )
}
