import type { ReactNode } from 'react'
import type { CityLink } from '../../lake/fragments/link.ts'
import type { PictureFragment } from '../../lake/fragments/picture.ts'
import type { PriceFragment } from '../../lake/fragments/price.ts'
import type { Site } from '../../lake/fragments/site/site-query.ts'
import type { Fact } from '../facts/fact-list.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { Hero } from './hero.tsx'
import { priceFact, ratingFact, zipCodesFact } from './hero-facts.ts'
import type { HeroFragment } from './query.ts'
import { aboveTownPages, aboveTowns, townTitle } from './trail.ts'

type LocalHeroProps = {
  hero: HeroFragment
  hasProjects?: boolean
  town: CityLink & { travelTime: string | null }
  /** What the page is about in the town, such as "Handyman"; without it the page is about the town. */
  subject?: string
  /** Where the prices start; none where the page has prices of its own. */
  price?: PriceFragment | null
  /** Facts that this page alone has. */
  more?: readonly Fact[]
  picture?: PictureFragment | null
  /** Stands in place of a picture. */
  beside?: ReactNode
  /** Stands between the words and the buttons, and says how long the drive is. */
  aboveButtons?: ReactNode
  site: Site
}

export function LocalHero({
  hero,
  hasProjects,
  town,
  subject,
  price,
  more = [],
  picture,
  beside,
  aboveButtons,
  site,
}: LocalHeroProps) {
  const { business } = site
  const facts = [
    ...priceFact(price),
    ...(town.travelTime && !aboveButtons ? [{ name: 'Drive from our office', value: town.travelTime }] : []),
    zipCodesFact(town.zipCodes),
    ...ratingFact(business),
    ...more,
  ]
  return (
    <>
      <Breadcrumb trail={subject ? aboveTownPages(town) : aboveTowns} current={subject ?? townTitle(town)} />
      <Hero
        hero={hero}
        hasProjects={hasProjects}
        place={townTitle(town)}
        business={business}
        quote={townQuote(town.name)}
        facts={facts}
        picture={picture}
        beside={beside}
        aboveButtons={aboveButtons}
      />
    </>
  )
}

/** Such as "Get a Charlotte quote" and "Get an Indian Trail quote". */
const townQuote = (town: string) => `Get ${/^[AEIO]/.test(town) ? 'an' : 'a'} ${town} quote`
