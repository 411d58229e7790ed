import { OutsideLink } from '../../components/controls/more-link.tsx'
import { Band } from '../../components/layout/band.tsx'
import { ofItems } from '../../components/text/of-items.ts'
import { Head } from '../../components/text/section-head.tsx'
import { swipeRow } from '../../components/text/swipe-row.ts'
import type { ReviewFragment } from '../../fragments/text/review.ts'
import { editable } from '../../preview/marks.ts'
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
    <Band data-section="reviews" {...editable(reviews)}>
      <div className="mx-auto w-page">
        <Head heading={heading} intro={intro}>
          {reviewsUrl && <OutsideLink href={reviewsUrl} text="Read all our reviews" />}
        </Head>
        <div className={`revs swipe arrive ${ofItems(reviews.length)}`} {...swipeRow(heading)}>
          {reviews.map((review, place) => (
            <Review key={review._id} review={review} look={place === 0 ? 'lead' : 'plain'} />
          ))}
        </div>
      </div>
    </Band>
  )
}
