import { formatDate } from '#content/hours/calendar-date.ts'
import { dollars } from '#content/prices/price.ts'
import { Stars } from '../../components/marks/stars.tsx'
import type { ReviewFragment } from '../../fragments/text/review.ts'
import { editable } from '../../preview/marks.ts'

type ReviewProps = {
  review: ReviewFragment
  /** `lead` is the large one on a plate, `big` stands alone beside other content. */
  look?: 'plain' | 'big' | 'lead'
}

const classes = { plain: 'review', big: 'review big', lead: 'review big plate' } as const

export function Review({ review, look = 'plain' }: ReviewProps) {
  const { author, place, work, rating, text, savings, date, source } = review
  const facts = [work, savings !== null && `saved ${dollars(savings)}`].filter(Boolean)
  return (
    <figure
      className={classes[look]}
      data-item=""
      data-sample={review.sample || undefined}
      {...editable(review, 'text')}
    >
      {rating !== null && <Stars rating={rating} />}
      <blockquote>{text}</blockquote>
      <figcaption>
        <b>{author}</b>
        {place && `, ${place}`}
        {'\n'}
        {facts.length > 0 && `${facts.join(', ')}. `}
        {formatDate(date)}
        {source && `, ${source}`}
      </figcaption>
    </figure>
  )
}
