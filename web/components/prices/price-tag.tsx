type PriceTagProps = { lead: string; amount: string; unit: string; terms: string }

/** A price taken apart, so that the amount stands out; read aloud it is one line. */
export function PriceTag({ lead, amount, unit, terms }: PriceTagProps) {
  return (
    <span className={/\d/.test(amount) ? 'price' : 'price words'}>
      {lead && <small>{lead} </small>}
      {amount}
      {unit && <small>{unit}</small>}
      {terms && <small className="terms"> {terms}</small>}
    </span>
  )
}
