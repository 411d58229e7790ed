import { anyTown } from '#content/any-town.ts'
import { anchors } from '#content/routes.ts'
import { Closing } from '../../components/closing/closing.tsx'
import { LocalHero } from '../../components/hero/local-hero.tsx'
import type { SiteSlice } from '../../fragments/site/site-props.ts'
import { Prose } from '../../sections/prose/prose.tsx'
import { AnyTownHero } from '../any-town/any-town-hero.tsx'
import type { AnyTownPage } from '../any-town/query.ts'
import type { CityServicePage } from '../area-service/query.ts'
import { Trade } from './trade.tsx'

type TradeProps<Page> = { page: Page; site: SiteSlice }

/** A trade in a town: the same in all of them but for the town's own words, and without these in a town of no page. */
export function TradeTemplate({ page, site }: TradeProps<CityServicePage | AnyTownPage>) {
  const isTown = page._type === 'cityService'
  const [trade, town] = isTown ? [page.service, page.city.name] : [page, anyTown]
  return (
    <>
      {isTown ? <TownTop page={page} site={site} /> : <AnyTownHero trade={page} site={site} />}
      <Trade trade={trade} shared={page.shared} town={town} />
      <Closing
        closing={page.closing}
        business={site.business}
        topic={{ service: trade.title, town }}
        id={anchors.contact}
      />
    </>
  )
}

function TownTop({ page, site }: TradeProps<CityServicePage>) {
  const { title, hero, city, service, about } = page
  return (
    <>
      <LocalHero hero={hero} town={city} subject={service.title} price={service.cardPrice} site={site} />
      <Prose name="about" heading={title} text={about} business={site.business} />
    </>
  )
}
