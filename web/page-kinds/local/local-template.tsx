import { Closing } from '../../components/closing/closing.tsx'
import { LocalHero } from '../../components/hero/local-hero.tsx'
import { topicOf } from '../../fragments/quote-topic.ts'
import type { SiteFragment } from '../../fragments/site/site-props.ts'
import { LocalSections } from '../../sections/local-sections.tsx'
import { plansOf } from '../../sections/plans/plans-of.ts'
import type { AreaServicePage, CityServicePage } from '../service-in-area/query.ts'
import type { TownPage } from '../town/query.ts'
import type { TownServicePage } from '../town-service/query.ts'
import { TradeTemplate } from '../trade/trade-template.tsx'

type LocalTemplateProps = {
  page: AreaServicePage | CityServicePage | TownPage | TownServicePage
  site: SiteFragment
}

/** A page about a town or a service there, composed of the owner's sections; pages of trades share one layout. */
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
      <Closing
        closing={page.closing}
        business={site.business}
        topic={topicOf(page)}
        offers={{ plans: plansOf(page.sections) }}
      />
    </>
  )
}
