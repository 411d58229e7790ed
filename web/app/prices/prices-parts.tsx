import { dayOf } from '#content/calendar-date.ts'
import { hoursInBrief } from '#content/opening-hours.ts'
import { priceChapters } from '#content/price-list.ts'
import { anchors, fixedPaths, singlePages } from '#content/routes.ts'
import { Estimator } from '../../chapters/prices/estimator/component.tsx'
import { countedGroups } from '../../chapters/prices/estimator/groups.ts'
import { PriceList } from '../../chapters/prices/price-list/component.tsx'
import type { SiteSlice } from '../../documents/site.ts'
import type { PricesPage } from '../../queries/prices-page.ts'
import { Closing } from '../../sections/closing/component.tsx'
import { Hero } from '../../sections/hero/component.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { House } from '../../ui/drawings/house.tsx'
import { MoreLink } from '../../ui/more-link.tsx'

/** Every price, and an estimate from them. */
export function PricesParts({ page, site }: { page: PricesPage; site: SiteSlice }) {
  const { business, mainServices, openingHours } = site
  const chapters = priceChapters(page.prices, { mainServices, townServices: page.townServices })
  const checkedOn = page.changedAt && dayOf(page.changedAt)
  const facts = [
    ...(checkedOn ? [{ name: 'Prices checked on', value: checkedOn }] : []),
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
        checkedOn={checkedOn}
        business={business}
      />
      <Closing closing={page.closing} business={business} id={anchors.contact} />
    </>
  )
}
