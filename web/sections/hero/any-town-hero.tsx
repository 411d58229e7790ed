import { anyTown } from '#content/any-town.ts'
import type { PictureSlice } from '../../documents/picture.ts'
import type { PriceSlice } from '../../documents/price.ts'
import type { SiteSlice } from '../../documents/site.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Hero } from './component.tsx'
import { businessFacts, priceFact, ratingFact } from './facts.ts'
import { aboveTowns } from './trail.ts'

type Trade = { title: string; summary: string; picture: PictureSlice | null; cardPrice: PriceSlice | null }

/** The top of a page about a trade in a town of which nothing is known. */
export function AnyTownHero({ trade, site }: { trade: Trade; site: SiteSlice }) {
  const { title, summary, picture, cardPrice } = trade
  const heading = `${title} in ${anyTown}`
  const facts = [...priceFact(cardPrice), ...ratingFact(site.business), ...businessFacts(site)]
  const hero = { heading, lead: summary, picture, badge: null, action: null, projectsAction: null }
  return (
    <>
      <Breadcrumb trail={aboveTowns} current={heading} />
      <Hero hero={hero} business={site.business} quote={`Get ${anyTown} quote`} facts={facts} />
    </>
  )
}
