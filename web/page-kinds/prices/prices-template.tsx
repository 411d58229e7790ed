import { dayOf } from '#content/hours/calendar-date.ts'
import { priceCategories } from '#content/prices/price-list.ts'
import type { SiteFragment } from '../../fragments/site/site-props.ts'
import { SingleTemplate } from '../single/single-template.tsx'
import { Estimator } from './estimator/estimator.tsx'
import { countedGroups } from './estimator/groups.ts'
import { PriceList } from './price-list/price-list.tsx'
import { PricesTop } from './prices-top.tsx'
import type { PricesPage } from './query.ts'

/** Every price, and an estimate from them. */
export function PricesTemplate({ page, site }: { page: PricesPage; site: SiteFragment }) {
  const { business, mainServices } = site
  const categories = priceCategories(page.prices, { mainServices, townServices: page.townServices })
  return (
    <SingleTemplate page={page} site={site} top={<PricesTop page={page} site={site} />}>
      <PriceList
        heading={page.listHeading}
        intro={page.listIntro}
        categories={categories}
        list={page.hero.picture ? { ...page, onDrawing: null } : page}
        business={business}
      />
      <Estimator
        estimate={page}
        groups={countedGroups(categories, page.finished)}
        checkedOn={page.changedAt && dayOf(page.changedAt)}
        business={business}
      />
    </SingleTemplate>
  )
}
