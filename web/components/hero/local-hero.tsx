import type { CityLink } from '../../fragments/link.ts'
import type { PictureFragment } from '../../fragments/picture.ts'
import type { PriceFragment } from '../../fragments/price.ts'
import type { Site } from '../../fragments/site/site-query.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { Hero } from './hero.tsx'
import { driveFact, priceFact, ratingFact, zipCodesFact } from './hero-facts.ts'
import type { HeroFragment } from './query.ts'
import { townQuote } from './town-quote.ts'
import { aboveTownPages, aboveTowns, townTitle } from './trail.ts'

type LocalHeroProps = {
  hero: HeroFragment
  town: CityLink & { travelTime: string | null }
  /** What the page is about in the town, such as "Handyman"; without it the page is about the town. */
  subject?: string
  /** Where the prices start; none where the page has prices of its own. */
  price?: PriceFragment | null
  /** Stands in for the page's own picture. */
  picture?: PictureFragment | null
  site: Site
}

/** The top of a page about a town or a service there. */
export function LocalHero({ hero, town, subject, price, picture, site }: LocalHeroProps) {
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
      <Hero hero={hero} business={business} quote={townQuote(town.name)} facts={facts} picture={picture} />
    </>
  )
}
