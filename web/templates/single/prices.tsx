import { dayOf } from '#content/calendar-date.ts'
import { priceChapters } from '#content/price-list.ts'
import { Estimator } from '../../chapters/prices/estimator/component.tsx'
import { countedGroups } from '../../chapters/prices/estimator/groups.ts'
import { PriceList } from '../../chapters/prices/price-list/component.tsx'
import type { SiteSlice } from '../../documents/site.ts'
import type { PricesPage } from '../../queries/prices-page.ts'

/** Every price, and an estimate from them. */
export function PricesParts({ page, site }: { page: PricesPage; site: SiteSlice }) {
  const { business, mainServices } = site
  const chapters = priceChapters(page.prices, { mainServices, townServices: page.townServices })
  return (
    <>
      <PriceList
        heading={page.listHeading}
        intro={page.listIntro}
        chapters={chapters}
        list={page.hero.picture ? { ...page, onDrawing: null } : page}
        business={business}
      />
      <Estimator
        estimate={page}
        groups={countedGroups(chapters, page.finished)}
        checkedOn={page.changedAt && dayOf(page.changedAt)}
        business={business}
      />
    </>
  )
}
