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
            `arrive md:gap-x-grid md:-mb-8 ${columnsOf(reviews.length - 1)} print:grid-cols-3`,
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

/** Below the first one, by how many columns the others can fill; one alone stands at its side. */
function columnsOf(others: number): string {
  if (others === 1) return 'lg:grid lg:grid-cols-3'
  return others % 3 === 0 || others > 4 ? 'md:columns-2 lg:columns-3' : 'md:columns-2'
}

/** The first has the whole width, and others, which are unlike in height, fill columns below it. */
function placeOf(place: number, count: number) {
  if (place > 0) return { className: 'md:mb-8 md:break-inside-avoid' }
  const beside = count === 2 ? 'lg:col-span-2' : ''
  return { look: 'lead', className: `md:mb-8 md:[column-span:all] ${beside}`.trim() } as const
}
