import { dayOf } from '#content/calendar-date.ts'
import { anchors } from '#content/routes.ts'
import type { SiteSlice } from '../../documents/site.ts'
import type { PricesPage } from '../../queries/prices-page.ts'
import { PageHero } from '../../sections/hero/page-hero.tsx'
import { House } from '../../ui/drawings/house.tsx'
import { MoreLink } from '../../ui/more-link.tsx'

/** The top of the page of prices: how many there are and when they were last looked at, beside a drawing. */
export function PricesTop({ page, site }: { page: PricesPage; site: SiteSlice }) {
  const facts = [
    ...(page.changedAt ? [{ name: 'Prices checked on', value: dayOf(page.changedAt) }] : []),
    { name: 'On the list', value: `${page.prices.length} prices` },
  ]
  return (
    <PageHero page={page._type} hero={page.hero} site={site} facts={facts} drawing={<House />}>
      <MoreLink href={`#${anchors.estimate}`} text={page.estimateHeading} />
    </PageHero>
  )
}
