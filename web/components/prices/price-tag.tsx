type PriceTagProps = {
  lead: string
  amount: string
  unit: string
  terms: string
  /** What the preview knows the price by. */
  'data-sanity'?: string
}

/** A price taken apart, so that the amount stands out; read aloud it is one line. */
export function PriceTag({ lead, amount, unit, terms, ...mark }: PriceTagProps) {
  return (
    <span className={/\d/.test(amount) ? 'price' : 'price words'} {...mark}>
      {lead && <small>{lead} </small>}
      {amount}
      {unit && <small>{unit}</small>}
      {terms && <small className="terms"> {terms}</small>}
    </span>
  )
}
