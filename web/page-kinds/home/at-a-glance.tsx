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
import { Head } from '../../components/text/section-head.tsx'
import type { Site } from '../../lake/fragments/site/site-query.ts'

type AtAGlanceProps = { heading: string; intro: string | null; site: Site }

export function AtAGlance({ heading, intro, site }: AtAGlanceProps) {
  const { business, openingHours, cities } = site
  return (
    <Band className="md:[--place:50rem] lg:[--place:37rem]" data-section="at-a-glance">
      <div className="mx-auto w-page">
        <Head heading={heading} intro={intro} />
      </div>
      <div className="arrive mx-auto grid w-page gap-grid *:min-w-0 md:grid-cols-2 lg:grid-cols-[8fr_5fr]">
        <div className={`${cards.usual} flex flex-col gap-4`} data-item="">
          <h3>Hours</h3>
          <OpenNow notOnPhones />
          <HoursTable lines={hoursLines(openingHours.days)} />
          <p className="text-sm text-ink-soft max-md:hidden">{inOneLine(business.payments)}</p>
        </div>
        {hasRating(business) && <Rating business={business} />}
        <div
          className={`${cards.usual} grid content-start gap-4 md:col-start-2 md:row-start-1 ${hasRating(business) ? 'md:row-span-2' : ''}`.trim()}
          data-item=""
        >
          <h3>Areas</h3>
          <p className="text-sm text-balance text-ink-soft">{areaSentence(business)}</p>
          <AreaMap business={business} cities={cities} place="narrow" />
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
      className={`${cards.plate} flex flex-wrap content-center items-center gap-x-[clamp(1rem,3vw,2.5rem)] gap-y-3 md:col-start-1 md:row-start-2`}
      data-item=""
    >
      <h3 className="w-full">{rating ? 'Rating' : 'Reviews'}</h3>
      {value && (
        <p className="text-score/[1.05] font-figure tracking-[-0.03em] even-figures font-stretch-118%">
          {value}
          {outOf && <small className="ms-[0.15em] text-h3/[1.05] tracking-[0em]">/{outOf}</small>}
        </p>
      )}
      <div className="grid justify-items-start gap-1">
        {stars && <Stars rating={stars} />}
        {reviewCount && (
          <p className="text-sm">
            {reviewCount.value} {withinSentence(reviewCount.label)}
          </p>
        )}
        {reviewsUrl && <OutsideLink href={reviewsUrl} text="Read all our reviews" />}
      </div>
    </div>
  )
}
