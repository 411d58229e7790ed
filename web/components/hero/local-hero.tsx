import type { CityLink } from '../../fragments/link.ts'
import type { PriceSlice } from '../../fragments/price.ts'
import type { SiteSlice } from '../../fragments/site/site-props.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { Hero } from './hero.tsx'
import { driveFact, priceFact, ratingFact, zipCodesFact } from './hero-facts.ts'
import type { HeroSlice } from './query.ts'
import { aboveTownPages, aboveTowns, townTitle } from './trail.ts'

type LocalHeroProps = {
  hero: HeroSlice
  town: CityLink & { travelTime: string | null }
  /** What the page is about in the town, such as "Handyman"; without it the page is about the town. */
  subject?: string
  /** Where the prices start; none where the page has prices of its own. */
  price?: PriceSlice | null
  site: SiteSlice
}

/** The top of a page about a town or a service there. */
export function LocalHero({ hero, town, subject, price, site }: LocalHeroProps) {
  const { business } = site
  const facts = [
    ...priceFact(price),
    ...driveFact(town.travelTime),
    zipCodesFact(town.zipCodes),
    ...ratingFact(business),
  ]
  return (
    <>
      <Breadcrumb trail={subject ? aboveTownPages(town) : aboveTowns} current={subject ?? townTitle(town)} />
      <Hero hero={hero} business={business} quote={`Get ${town.name} quote`} facts={facts} />
    </>
  )
}
