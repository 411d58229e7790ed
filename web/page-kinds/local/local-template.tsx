import { Closing } from '../../components/closing/closing.tsx'
import { LocalHero } from '../../components/hero/local-hero.tsx'
import { topicOf } from '../../fragments/quote-topic.ts'
import { LocalSections } from '../../sections/local-sections.tsx'
import { plansOf } from '../../sections/plans/plans-of.ts'
import type { AnswerOf } from '../page-queries.ts'
import { TradeTemplate } from '../trade/trade.tsx'

/** A page about a town or a service there, composed of the owner's sections; pages of trades share one layout. */
export function LocalTemplate({ page, site }: AnswerOf['areaService' | 'townPage' | 'townService']) {
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
