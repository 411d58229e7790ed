import { anyTown } from '#content/any-town.ts'
import { hoursInBrief } from '#content/opening-hours.ts'
import { formatPrice } from '#content/price.ts'
import { anchors } from '#content/routes.ts'
import { Trade } from '../../../chapters/town/trade/component.tsx'
import type { SiteSlice } from '../../../documents/site.ts'
import type { AnyTownPage } from '../../../queries/any-town-page.ts'
import { Closing } from '../../../sections/closing/component.tsx'
import { Hero } from '../../../sections/hero/component.tsx'
import { ratingFact } from '../../../sections/hero/facts.ts'
import { aboveTowns } from '../../../sections/hero/trail.ts'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'

/** What can be said of a trade in any town. */
export function AnyTownParts({ page, site }: { page: AnyTownPage; site: SiteSlice }) {
  const { title, summary, picture, cardPrice, closing } = page
  const heading = `${title} in ${anyTown}`
  const facts = [
    ...(cardPrice ? [{ name: 'Price', value: formatPrice(cardPrice, 'Starting at') }] : []),
    ...ratingFact(site.business),
    { name: 'Cover', value: site.business.licenceLine },
    { name: 'Open', value: hoursInBrief(site.openingHours.days) },
  ]
  const hero = { heading, lead: summary, picture, badge: null, action: null, projectsAction: null }
  return (
    <>
      <Breadcrumb trail={aboveTowns} current={heading} />
      <Hero hero={hero} business={site.business} quote={`Get ${anyTown} quote`} facts={facts} />
      <Trade trade={page} shared={page.shared} town={anyTown} />
      <Closing
        closing={closing}
        business={site.business}
        topic={{ service: title, town: anyTown }}
        id={anchors.contact}
      />
    </>
  )
}
