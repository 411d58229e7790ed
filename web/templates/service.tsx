import { remindersPath } from '#content/downloads.ts'
import { anchors } from '#content/routes.ts'
import type { SiteSlice } from '../documents/site.ts'
import { topicOf } from '../parts/quote-topic.ts'
import type { ServicePage } from '../queries/service-page.ts'
import { Closing } from '../sections/closing/component.tsx'
import { ServiceHero } from '../sections/hero/service-hero.tsx'
import { Section } from '../sections/section.tsx'
import type { SectionSlice } from '../sections/section-query.ts'

/** The sections of a service's page, in the order that the owner gave them. */
export function ServiceTemplate({ page: service, site }: { page: ServicePage; site: SiteSlice }) {
  const { business } = site
  const estimate = service.countedPrices.some(({ projects }) => projects.length === 0)
    ? service.slug
    : undefined
  const priced = service.sections.find(listsPrices) ?? service.sections.find(hasPricesOnCards)
  return (
    <>
      <ServiceHero service={service} site={site} estimate={priced ? undefined : estimate} />
      {service.sections.map((section) => (
        <Section
          key={section._key}
          section={section}
          business={business}
          topic={topicOf(service)}
          documentId={service._id}
          remindersHref={remindersPath(service)}
          estimate={section === priced ? estimate : undefined}
        />
      ))}
      <Closing closing={service.closing} business={business} topic={topicOf(service)} id={anchors.contact} />
    </>
  )
}

const listsPrices = ({ _type }: SectionSlice) => _type === 'pricing' || _type === 'plans'

function hasPricesOnCards(section: SectionSlice): boolean {
  return section._type === 'serviceCards' && section.cards.some(({ price }) => price)
}
