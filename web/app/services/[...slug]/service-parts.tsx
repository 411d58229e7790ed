import { remindersPath } from '#content/downloads.ts'
import { anchors } from '#content/routes.ts'
import type { ServicePage } from '../../../queries/service-page.ts'
import { Closing } from '../../../sections/closing/component.tsx'
import { ServiceHero } from '../../../sections/hero/service-hero.tsx'
import { topicOf } from '../../../sections/quote-topic.ts'
import { Section } from '../../../sections/section.tsx'
import type { SiteSlice } from '../../../sections/site-header/site-slice.ts'

/** The sections of a service's page, in the order that the owner gave them. */
export function ServiceParts({ service, site }: { service: ServicePage; site: SiteSlice }) {
  const { business } = site
  return (
    <>
      <ServiceHero service={service} site={site} />
      {service.sections.map((section) => (
        <Section
          key={section._key}
          section={section}
          business={business}
          topic={topicOf(service)}
          documentId={service._id}
          remindersHref={remindersPath(service)}
        />
      ))}
      <Closing closing={service.closing} business={business} topic={topicOf(service)} id={anchors.contact} />
    </>
  )
}
