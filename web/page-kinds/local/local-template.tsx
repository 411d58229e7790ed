import type { QuoteTopic } from '#content/quote/quote-request.ts'
import { Closing } from '../../components/closing/closing.tsx'
import { LocalHero } from '../../components/hero/local-hero.tsx'
import { topicOf } from '../../lake/fragments/quote-topic.ts'
import type { Site } from '../../lake/fragments/site/site-query.ts'
import type { LocalSectionFragment } from '../../sections/local-section-query.ts'
import { hasProjects, offersOf } from '../../sections/offers.ts'
import { Section } from '../../sections/section.tsx'
import type { SectionFragment } from '../../sections/section-query.ts'
import type { TownFactsPage } from '../../sections/town-facts/facts-shown.tsx'
import type { TownFactsFragment } from '../../sections/town-facts/query.ts'
import { TownFacts } from '../../sections/town-facts/town-facts.tsx'
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
        hasProjects={hasProjects(page.sections)}
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
        offers={offersOf(page.sections)}
      />
    </>
  )
}

type LocalSectionsProps = { page: TownFactsPage; topic?: QuoteTopic; site: Site }

/** The sections of a page about a town; facts that follow one another are shown together. */
export function LocalSections({ page, topic, site }: LocalSectionsProps) {
  return bandsOf(page.sections).map((band) =>
    Array.isArray(band) ? (
      <TownFacts key={band[0]?._key} sections={band} page={page} site={site} />
    ) : (
      <Section key={band._key} section={band} site={site} topic={topic} documentId={page._id} />
    ),
  )
}

function bandsOf(sections: readonly LocalSectionFragment[]): (SectionFragment | TownFactsFragment[])[] {
  const bands: (SectionFragment | TownFactsFragment[])[] = []
  for (const section of sections) {
    const last = bands.at(-1)
    if (section._type !== 'townFacts') bands.push(section)
    else if (Array.isArray(last)) last.push(section)
    else bands.push([section])
  }
  return bands
}
