import { OutsideLink } from '../../components/controls/more-link.tsx'
import { Band } from '../../components/layout/band.tsx'
import { PhoneFold } from '../../components/text/fold.tsx'
import { Head } from '../../components/text/section-head.tsx'
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
  const [first, ...others] = reviews
  if (!first) return null
  const isPair = others.length === 1
  const isAlone = others.length === 0
  return (
    <Band
      className={`[--place:26rem] ${others.length > 3 ? 'md:[--place:66rem]' : 'md:[--place:38rem]'}`}
      data-section="reviews"
      {...editable(reviews)}
    >
      <div
        className={`mx-auto w-page ${isAlone ? 'lg:grid lg:grid-cols-[4fr_8fr] lg:items-start lg:gap-x-grid-wide' : ''}`.trim()}
      >
        <Head heading={heading} intro={intro}>
          {reviewsUrl && <OutsideLink href={reviewsUrl} text="Read all our reviews" />}
        </Head>
        <div className={isPair ? 'max-lg:space-y-4 lg:grid lg:grid-cols-2 lg:gap-x-grid' : 'md:space-y-8'}>
          <Review review={first} look="lead" />
          {others.length > 0 && (
            // Unlike in length, in a row to swipe they would leave a hole below the short ones.
            <PhoneFold
              title={<span className="font-button">{moreReviews(others.length)}</span>}
              className={`max-md:mt-2 md:[&>summary]:hidden print:[&>summary]:hidden ${isPair ? 'lg:details-content:h-full' : ''}`.trim()}
            >
              <div
                className={
                  isPair
                    ? 'h-full'
                    : `arrive max-md:space-y-6 md:-mb-8 md:gap-x-grid print:grid print:grid-cols-2 print:gap-4 ${columnsOf(others.length)}`
                }
              >
                {others.map((review) => (
                  <Review
                    key={review._id}
                    review={review}
                    look={isPair ? 'lead' : 'plain'}
                    className={isPair ? 'h-full' : inColumns}
                  />
                ))}
              </div>
            </PhoneFold>
          )}
        </div>
      </div>
    </Band>
  )
}

/** Of a block WebKit would leave the margin above the columns after the first. */
const inColumns = 'align-top md:mb-8 md:inline-flex md:w-full'

const moreReviews = (count: number) => (count === 1 ? 'One more review' : `${count} more reviews`)

/** The first has the whole width, and others, which are unlike in height, fill columns below it. */
function columnsOf(others: number): string {
  if (others === 2) return 'md:grid md:grid-cols-2'
  if (others === 3) return 'md:columns-2 lg:grid lg:grid-cols-3'
  return 'md:columns-2'
}
