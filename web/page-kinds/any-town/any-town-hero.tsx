import { anyTown } from '#content/addresses/any-town.ts'
import { Breadcrumb } from '../../components/hero/breadcrumb.tsx'
import { Hero } from '../../components/hero/hero.tsx'
import { businessFacts, priceFact, ratingFact } from '../../components/hero/hero-facts.ts'
import { aboveTowns } from '../../components/hero/trail.ts'
import type { SiteFragment } from '../../fragments/site/site-props.ts'
import { startOf } from '../trade/prices.ts'
import type { TradeFragment } from '../trade/query.ts'

/** The top of a page about a trade in a town of which nothing is known. */
export function AnyTownHero({ trade, site }: { trade: TradeFragment; site: SiteFragment }) {
  const { title, summary, picture } = trade
  const heading = `${title} in ${anyTown}`
  const facts = [...priceFact(startOf(trade)), ...ratingFact(site.business), ...businessFacts(site)]
  const hero = { heading, lead: summary, picture, badge: null, action: null, projectsAction: null }
  return (
    <>
      <Breadcrumb trail={aboveTowns} current={heading} />
      <Hero hero={hero} business={site.business} quote={`Get a quote in ${anyTown}`} facts={facts} />
    </>
  )
}
