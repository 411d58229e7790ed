import { remindersPath } from '#content/addresses/downloads.ts'
import { anchors } from '#content/addresses/routes.ts'
import { Closing } from '../../components/closing/closing.tsx'
import { topicOf } from '../../lake/fragments/quote-topic.ts'
import { offersOf } from '../../sections/offers.ts'
import { Section } from '../../sections/section.tsx'
import type { SectionFragment } from '../../sections/section-query.ts'
import type { AnswerOf } from '../page-queries.ts'
import { ServiceHero } from './service-hero.tsx'
import { badgesOnTop, emergencyOf, timesOnTop } from './service-sections.ts'

export function ServiceTemplate({ page: service, site }: AnswerOf['service']) {
  const { business } = site
  const isCounted = service.countedPrices.some(({ projects }) => projects.length === 0)
  const estimate = isCounted && !site.hiddenPages.includes('pricesPage') ? service.slug : undefined
  const emergency = emergencyOf(service.sections)
  const report = emergency?.report
  const priced = service.sections.find(listsPrices) ?? service.sections.find(hasPricesOnCards)
  const onTop: (SectionFragment | undefined)[] = [badgesOnTop(service.sections), timesOnTop(service.sections)]
  const inHero = service.hero.picture ? undefined : service.sections.find(comparesPictures)
  return (
    <>
      <ServiceHero
        service={service}
        site={site}
        estimate={priced ? undefined : estimate}
        beforeAfter={inHero}
      />
      {service.sections
        .filter((section) => section !== inHero && !onTop.includes(section))
        .map((section) => (
          <Section
            key={section._key}
            section={section}
            site={site}
            topic={topicOf(service)}
            documentId={service._id}
            remindersHref={remindersPath(service)}
            estimate={section === priced ? estimate : undefined}
            report={report}
          />
        ))}
      <Closing
        closing={service.closing}
        business={business}
        topic={topicOf(service)}
        formHref={report && `#${anchors.report}`}
        isEmergency={emergency !== undefined}
        offers={offersOf(service.sections)}
      />
    </>
  )
}

export const isForEmergencies = ({ sections }: AnswerOf['service']['page']) =>
  emergencyOf(sections) !== undefined

const comparesPictures = (section: SectionFragment) => section._type === 'beforeAfter'

const listsPrices = ({ _type }: SectionFragment) => _type === 'pricing' || _type === 'plans'

function hasPricesOnCards(section: SectionFragment): boolean {
  return section._type === 'serviceCards' && section.cards.some(({ price }) => price)
}
