import { OutsideLink } from '../../components/controls/more-link.tsx'
import { Band } from '../../components/layout/band.tsx'
import { Head } from '../../components/text/section-head.tsx'
import { swipeRow } from '../../components/text/swipe-row.ts'
import type { ReviewFragment } from '../../lake/fragments/text/review.ts'
import { editable } from '../../lake/preview-marks/marks.ts'
import { Review } from './review.tsx'

type ReviewsProps = {
  heading: string
  intro?: string | null
  reviews: readonly ReviewFragment[]
  /** The page on a maps service where customers write them. */
  reviewsUrl: string | null
}

export function Reviews({ heading, intro, reviews, reviewsUrl }: ReviewsProps) {
  if (reviews.length === 0) return null
  return (
    <Band className="[--place:26rem] md:[--place:38rem]" data-section="reviews" {...editable(reviews)}>
      <div className="mx-auto w-page">
        <Head heading={heading} intro={intro}>
          {reviewsUrl && <OutsideLink href={reviewsUrl} text="Read all our reviews" />}
        </Head>
        <div
          {...swipeRow(
            heading,
            'arrive md:gap-x-grid md:max-lg:-mb-8 md:max-lg:columns-2 lg:grid lg:grid-cols-6 lg:gap-y-8 print:grid-cols-3',
          )}
        >
          {reviews.map((review, place) => (
            <Review key={review._id} review={review} {...placeOf(place, reviews.length)} />
          ))}
        </div>
      </div>
    </Band>
  )
}

const each = 'md:max-lg:mb-8 md:max-lg:break-inside-avoid'
const acrossColumns = 'md:max-lg:[column-span:all]'

/**
 * The first has two at its side, others follow by threes; what is left for the last row fills it. A tablet's three columns would be
 * narrow, and unlike in height: below the first it has two, each filled by itself.
 */
function placeOf(place: number, count: number) {
  const left = count > 3 ? (count - 3) % 3 : 0
  const isLast = place === count - 1
  if (place === 0)
    return {
      look: 'lead',
      className: `${each} ${acrossColumns} ${count === 1 ? 'lg:col-span-full' : 'lg:col-span-4 lg:row-span-2'}`,
    } as const
  if (isLast && left === 1) return { look: 'wide', className: `${each} lg:col-span-full` } as const
  const share = place >= count - left ? 'lg:col-span-3' : 'lg:col-span-2'
  return { className: `${each} ${isLast && count === 2 ? `${acrossColumns} ${share}` : share}` }
}
