import { anchors } from '#content/routes.ts'
import { TradeAbout } from '../../../../chapters/town/trade/about.tsx'
import { Trade } from '../../../../chapters/town/trade/component.tsx'
import type { SiteSlice } from '../../../../documents/site.ts'
import { topicOf } from '../../../../parts/quote-topic.ts'
import type { AreaServicePage, CityServicePage } from '../../../../queries/area-service-page.ts'
import { Closing } from '../../../../sections/closing/component.tsx'
import { LocalHero } from '../../../../sections/hero/local-hero.tsx'
import { LocalParts } from '../../../local-parts.tsx'

type PartsProps<Page> = { page: Page; site: SiteSlice }

/** A main service has the sections that the owner gave it; a trade is the same in every town but for its own words. */
export function ServiceInTownParts({ page, site }: PartsProps<AreaServicePage | CityServicePage>) {
  return page._type === 'cityService' ? (
    <TradeParts page={page} site={site} />
  ) : (
    <LocalParts page={page} site={site} />
  )
}

function TradeParts({ page, site }: PartsProps<CityServicePage>) {
  const { hero, city, service, about, shared, closing } = page
  return (
    <>
      <LocalHero hero={hero} town={city} subject={service.title} price={service.cardPrice} site={site} />
      <TradeAbout heading={page.title} about={about} business={site.business} />
      <Trade trade={service} shared={shared} town={city.name} />
      <Closing closing={closing} business={site.business} topic={topicOf(page)} id={anchors.contact} />
    </>
  )
}
