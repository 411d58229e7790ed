import { dayOf } from '#content/calendar-date.ts'
import { hoursInBrief } from '#content/opening-hours.ts'
import { anchors, fixedPaths, singlePages } from '#content/routes.ts'
import type { SiteSlice } from '../../documents/site.ts'
import type { PricesPage } from '../../queries/prices-page.ts'
import { Hero } from '../../sections/hero/component.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { House } from '../../ui/drawings/house.tsx'
import { MoreLink } from '../../ui/more-link.tsx'

/** The top of the page of prices: how many there are and when they were last looked at, beside a drawing. */
export function PricesTop({ page, site }: { page: PricesPage; site: SiteSlice }) {
  const { business, openingHours } = site
  const facts = [
    ...(page.changedAt ? [{ name: 'Prices checked on', value: dayOf(page.changedAt) }] : []),
    { name: 'On the list', value: `${page.prices.length} prices` },
    { name: 'Cover', value: business.licenceLine },
    { name: 'Open', value: hoursInBrief(openingHours.days) },
  ]
  return (
    <>
      <Breadcrumb
        trail={[{ title: 'Home', path: fixedPaths.home }]}
        current={singlePages[page._type].title}
      />
      <Hero
        hero={page.hero}
        business={business}
        quote="Get a free estimate"
        facts={facts}
        drawing={<House />}
      >
        <MoreLink href={`#${anchors.estimate}`} text={page.estimateHeading} />
      </Hero>
    </>
  )
}
