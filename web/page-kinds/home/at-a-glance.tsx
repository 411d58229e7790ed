import { starsIn } from '#content/documents/rating.ts'
import { inOneLine, withinSentence } from '#content/documents/within-sentence.ts'
import { hoursLines } from '#content/hours/opening-hours.ts'
import { AreaMap, areaSentence } from '../../components/area-map/area-map.tsx'
import { OutsideLink } from '../../components/controls/more-link.tsx'
import { Band } from '../../components/layout/band.tsx'
import { cards } from '../../components/layout/card.ts'
import { Stars } from '../../components/marks/stars.tsx'
import { HoursTable } from '../../components/opening-hours/hours-table.tsx'
import { OpenNow } from '../../components/opening-hours/open-now.tsx'
import { fit, ofItems } from '../../components/text/of-items.ts'
import { Head } from '../../components/text/section-head.tsx'
import type { Site } from '../../lake/fragments/site/site-query.ts'

type AtAGlanceProps = { heading: string; intro: string | null; site: Site }

export function AtAGlance({ heading, intro, site }: AtAGlanceProps) {
  const { business, openingHours, cities } = site
  const count = hasRating(business) ? 3 : 2
  return (
    <Band className="md:[--place:50rem] lg:[--place:37rem]" data-section="at-a-glance">
      <div className="mx-auto w-page">
        <Head heading={heading} intro={intro} />
      </div>
      <div className={`mx-auto arrive w-page grid gap-grid *:min-w-0 ${fit} ${ofItems(count)}`}>
        <div className={`${cards.usual} flex flex-col gap-4`} data-item="">
          <h3>Hours</h3>
          <OpenNow notOnPhones />
          <HoursTable lines={hoursLines(openingHours.days)} />
          <p className="text-sm text-ink-soft max-md:hidden">{inOneLine(business.payments)}</p>
        </div>
        {hasRating(business) && <Rating business={business} />}
        <div
          className={`${cards.usual} grid content-start gap-4 ${count === 3 ? 'md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1' : ''}`.trim()}
          data-item=""
        >
          <h3>Areas</h3>
          <p className="text-sm text-balance text-ink-soft">{areaSentence(business)}</p>
          <div className="max-md:hidden">
            <AreaMap business={business} cities={cities} place="narrow" className="mx-auto max-w-112" />
          </div>
        </div>
      </div>
    </Band>
  )
}

function hasRating({ rating, reviewCount }: Site['business']): boolean {
  return [rating, reviewCount].some(Boolean)
}

/** Shows only what the business has claims for. */
function Rating({ business: { rating, reviewCount, reviewsUrl } }: { business: Site['business'] }) {
  const [value, outOf] = rating?.value.split('/') ?? []
  const stars = starsIn(rating?.value)
  return (
    <div
      className={`${cards.plate} flex max-md:flex-wrap max-md:items-center max-md:[&>svg]:self-center max-md:gap-x-4 max-md:gap-y-2 md:max-lg:col-start-1 md:flex-col md:items-start md:gap-4`}
      data-item=""
    >
      <h3 className="max-md:w-full">{rating ? 'Rating' : 'Reviews'}</h3>
      {value && (
        <p className="text-score/[1.05] font-figure md:mt-auto tracking-[-0.03em] even-figures font-stretch-118%">
          {value}
          {outOf && <small className="ms-[0.15em] text-h3/[1.05] tracking-[0em]">/{outOf}</small>}
        </p>
      )}
      {stars && <Stars rating={stars} />}
      {reviewCount && (
        <p className="text-sm md:mb-auto">
          {reviewCount.value} {withinSentence(reviewCount.label)}
        </p>
      )}
      {reviewsUrl && <OutsideLink href={reviewsUrl} text="Read all our reviews" />}
    </div>
  )
}
