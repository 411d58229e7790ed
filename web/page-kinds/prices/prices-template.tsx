import { dayOf } from '#content/calendar-date.ts'
import { priceChapters } from '#content/price-list.ts'
import type { SiteSlice } from '../../fragments/site/site-props.ts'
import { Estimator } from './estimator/estimator.tsx'
import { countedGroups } from './estimator/groups.ts'
import { PriceList } from './price-list/price-list.tsx'
import type { PricesPage } from './query.ts'

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
