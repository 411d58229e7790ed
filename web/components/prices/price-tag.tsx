const small =
  '[&_small]:text-label/[1.1] md:[&_small]:text-[0.875rem]/[1.1] [&_small]:font-[500] [&_small]:text-ink-soft [&_small]:font-stretch-100%'

/** Letters of an amount, but their size. */
export const amountLook = 'font-bold even-figures font-stretch-118%'

const list =
  'whitespace-nowrap @max-[18.5rem]:whitespace-pre-line print:text-[7.5pt] print:[&_small]:inline print:[&_small]:text-[6.25pt]/[1.1]'
const inWords = 'text-base/[1.1] font-semibold font-stretch-100%'

/** Of an amount, and of words in its place, such as "Custom quote". */
const sizes = {
  usual: {
    amount: 'text-h3/[1.1] font-bold font-stretch-118%',
    words: 'text-base/[1.1] font-bold font-stretch-118%',
  },
  column: {
    amount: 'block text-h4/[1.1] md:text-h3/[1.1] font-bold font-stretch-118% max-md:ms-auto max-md:text-end',
    words: `block ${inWords} max-md:ms-auto md:leading-[calc(1.1*var(--text-h3))]`,
  },
  field: { amount: 'text-base/[1.1] font-bold font-stretch-118%', words: inWords },
  list: {
    amount: `text-base/[1.1] font-bold font-stretch-118% xs:text-h4/[1.1] ${list}`,
    words: `whitespace-pre-line print:text-[7.5pt] ${inWords}`,
  },
} as const

/** Of the words below the amount. In a list the name of the job keeps the larger half of the line. */
const termsLooks: Partial<Record<keyof typeof sizes, string>> = {
  column: 'whitespace-pre-line',
  list: 'ms-auto max-w-44 text-balance whitespace-normal',
}

type PriceTagProps = {
  lead: string
  amount: string
  unit: string
  terms: string
  size?: keyof typeof sizes
  /** What the preview knows the price by. */
  'data-sanity'?: string
}

/** A price taken apart, so that the amount stands out; read aloud it is one line. */
export function PriceTag({ lead, amount, unit, terms, size = 'usual', ...mark }: PriceTagProps) {
  const letters = /\d/.test(amount) ? sizes[size].amount : sizes[size].words
  return (
    <span className={`even-figures ${small} ${letters}`} {...mark}>
      {lead && <small>{lead} </small>}
      {amount}
      {unit && <small>{unit}</small>}
      {terms && (
        <small className={`mt-1 block leading-[1.2] ${termsLooks[size] ?? ''}`.trim()}> {terms}</small>
      )}
    </span>
  )
}
