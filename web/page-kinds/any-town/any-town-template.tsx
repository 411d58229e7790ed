import { anyTown } from '#content/addresses/any-town.ts'
import { Closing } from '../../components/closing/closing.tsx'
import type { SiteFragment } from '../../fragments/site/site-props.ts'
import { Trade } from '../trade/trade.tsx'
import { AnyTownHero } from './any-town-hero.tsx'
import type { AnyTownPage } from './query.ts'

/** A trade in a town that has no page of it: what all towns have in common. */
export function AnyTownTemplate({ page, site }: { page: AnyTownPage; site: SiteFragment }) {
  const topic = { service: page.title, town: anyTown }
  return (
    <>
      <AnyTownHero trade={page} site={site} />
      <Trade trade={page} shared={page.shared} town={anyTown} />
      <Closing closing={page.closing} business={site.business} topic={topic} />
    </>
  )
}
