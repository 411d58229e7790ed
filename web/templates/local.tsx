import { anchors } from '#content/routes.ts'
import type { SiteSlice } from '../documents/site.ts'
import { topicOf } from '../parts/quote-topic.ts'
import type { AreaServicePage, CityServicePage } from '../queries/area-service-page.ts'
import type { TownPage } from '../queries/town-page.ts'
import type { TownServicePage } from '../queries/town-service-page.ts'
import { Closing } from '../sections/closing/component.tsx'
import { LocalHero } from '../sections/hero/local-hero.tsx'
import { LocalSections } from '../sections/local-sections.tsx'
import { TradeTemplate } from './trade.tsx'

type LocalTemplateProps = {
  page: AreaServicePage | CityServicePage | TownPage | TownServicePage
  site: SiteSlice
}

/** A page about a town or a service there, in the order that the owner gave its parts; trades have theirs in common. */
export function LocalTemplate({ page, site }: LocalTemplateProps) {
  if (page._type === 'cityService') return <TradeTemplate page={page} site={site} />
  const service = page._type === 'townPage' ? undefined : page.service
  return (
    <>
      <LocalHero
        hero={page.hero}
        town={page.city}
        subject={service?.title}
        price={page._type === 'areaService' ? page.service.cardPrice : null}
        site={site}
      />
      <LocalSections page={page} topic={topicOf(page)} site={site} />
      <Closing closing={page.closing} business={site.business} topic={topicOf(page)} id={anchors.contact} />
    </>
  )
}
