import { anyTown, anyTownPath, mainTownPath } from '#content/addresses/any-town.ts'
import { startingPrice } from '#content/prices/price.ts'
import { Closing } from '../../components/closing/closing.tsx'
import { Breadcrumb } from '../../components/hero/breadcrumb.tsx'
import { Hero } from '../../components/hero/hero.tsx'
import { businessFacts, priceFact, ratingFact } from '../../components/hero/hero-facts.ts'
import { aboveTowns } from '../../components/hero/trail.ts'
import type { Site } from '../../lake/fragments/site/site-query.ts'
import { cardOf, cardPath } from '../../search/cards/card.ts'
import type { PageHead } from '../../search/head/page-metadata.ts'
import { pageTitle } from '../../search/head/page-title.ts'
import type { AnswerOf } from '../page-queries.ts'
import { pricesOf, type TradeFragment } from '../trade/query.ts'
import { Trade } from '../trade/trade.tsx'

export function AnyTownTemplate({ page, site }: AnswerOf['anyTown']) {
  const topic = { service: page.title, town: anyTown }
  return (
    <>
      <AnyTownHero trade={page} site={site} />
      <Trade trade={page} shared={page.shared} town={anyTown} />
      <Closing closing={page.closing} business={site.business} topic={topic} />
    </>
  )
}

export function AnyTownHero({ trade, site }: { trade: TradeFragment; site: Site }) {
  const { title, summary, picture } = trade
  const heading = `${title} in ${anyTown}`
  const facts = [
    ...priceFact(startingPrice(trade.cardPrice, pricesOf(trade))),
    ...ratingFact(site.business),
    ...businessFacts(site),
  ]
  const hero = { heading, lead: summary, picture, badge: null, action: null, projectsAction: null }
  return (
    <>
      <Breadcrumb trail={aboveTowns} current={heading} />
      <Hero hero={hero} business={site.business} quote={`Get a quote in ${anyTown}`} facts={facts} />
    </>
  )
}

/** Kept out of search engines: what is true of any town is not worth finding twice. */
export function anyTownHead(shown: AnswerOf['anyTown']): PageHead {
  const { site, page } = shown
  return {
    title: pageTitle(`${page.title} in ${anyTown}`, site.business.name),
    description: page.summary,
    canonicalPath: mainTownPath(page.slug),
    index: false,
    picture: { path: cardPath(anyTownPath(page.slug), cardOf(shown)), alt: page.title },
    business: site.business,
  }
}
