import { anchors } from '#content/addresses/routes.ts'
import { dayOf } from '#content/hours/calendar-date.ts'
import { MoreLink } from '../../components/controls/more-link.tsx'
import { House } from '../../components/drawings/house.tsx'
import { PageHero } from '../../components/hero/page-hero.tsx'
import type { SiteFragment } from '../../fragments/site/site-props.ts'
import type { PricesPage } from './query.ts'

/** The top of the page of prices: how many there are and when they were last checked, beside a drawing. */
export function PricesTop({ page, site }: { page: PricesPage; site: SiteFragment }) {
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
