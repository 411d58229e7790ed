import { formatDate } from '#content/hours/business-clock.ts'
import { dollars } from '#content/prices/price.ts'
import { Stars } from '../../components/marks/stars.tsx'
import type { ReviewFragment } from '../../lake/fragments/text/review.ts'
import { editable } from '../../lake/preview-marks/marks.ts'

type ReviewProps = {
  review: ReviewFragment
  look?: keyof typeof looks
  className?: string
}

const plain = 'flex flex-col gap-3 border-t-(length:--stroke) border-ink pt-4'
const big = 'font-[560] leading-[1.28] tracking-[-0.012em] font-stretch-106%'
const looks = {
  plain: { figure: plain, quote: 'leading-[1.55]', author: '' },
  /** Alone beside other content. */
  big: { figure: plain, quote: `${big} text-quote`, author: '' },
  /** The large one of several, on a plate. */
  lead: {
    figure:
      'plate flex flex-col gap-[clamp(1rem,2vw,1.5rem)] rounded-md border border-plate p-[clamp(1.25rem,3vw,2.75rem)] print:gap-3 print:rounded-none print:border-0 print:border-t-(length:--stroke) print:border-ink print:p-0 print:pt-4',
    quote: `${big} text-quote-lead print:[font:inherit]`,
    author: 'mt-auto',
  },
} as const

export function Review({ review, look = 'plain', className = '' }: ReviewProps) {
  const { author, place, work, rating, text, savings, date, source } = review
  const facts = [work, savings !== null && `saved ${dollars(savings)}`].filter(Boolean)
  const { figure, quote, author: line } = looks[look]
  return (
    <figure
      className={`${figure} ${className}`.trim()}
      data-item=""
      data-sample={review.sample || undefined}
      {...editable(review, 'text')}
    >
      {rating !== null && <Stars rating={rating} />}
      <blockquote className={quote}>{text}</blockquote>
      <figcaption className={`text-sm text-ink-soft ${line}`.trim()}>
        <b className="text-ink">{author}</b>
        {place && `, ${place}`}
        {'\n'}
        {facts.length > 0 && `${facts.join(', ')}. `}
        {formatDate(date)}
        {source && `, ${source}`}
      </figcaption>
    </figure>
  )
}
