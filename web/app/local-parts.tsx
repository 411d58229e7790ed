import { anchors } from '#content/routes.ts'
import type { SiteSlice } from '../documents/site.ts'
import { topicOf } from '../parts/quote-topic.ts'
import type { AreaServicePage } from '../queries/area-service-page.ts'
import type { TownPage } from '../queries/town-page.ts'
import type { TownServicePage } from '../queries/town-service-page.ts'
import { Closing } from '../sections/closing/component.tsx'
import { LocalHero } from '../sections/hero/local-hero.tsx'
import { LocalSections } from '../sections/local-sections.tsx'

type LocalPartsProps = { page: AreaServicePage | TownPage | TownServicePage; site: SiteSlice }

/** The parts of a page about a town or a service there, in the order that the owner gave them. */
export function LocalParts({ page, site }: LocalPartsProps) {
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
