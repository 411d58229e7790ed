import { formatPrice, type PriceKind, type PriceUnit } from '#content/prices/price.ts'

export const priceKinds: { title: string; value: PriceKind }[] = [
  { title: 'Exactly this amount', value: 'exact' },
  { title: 'From this amount', value: 'from' },
  { title: 'Between two amounts', value: 'range' },
  { title: 'Quoted for each job', value: 'custom' },
]

export const priceUnits: { title: string; value: PriceUnit }[] = [
  { title: 'the whole job', value: 'job' },
  { title: 'one square foot', value: 'squareFoot' },
  { title: 'one hour', value: 'hour' },
  { title: 'one door', value: 'door' },
  { title: 'one visit', value: 'visit' },
  { title: 'one month', value: 'month' },
  { title: 'one quarter', value: 'quarter' },
  { title: 'one year', value: 'year' },
]

/** A price as the site writes it; undefined while its amount is missing. */
export function priceText(fields: Record<string, unknown>): string | undefined {
  const kind = priceKinds.find(({ value }) => value === fields.kind)?.value
  const unit = priceUnits.find(({ value }) => value === fields.unit)?.value
  const minimum = numberOf(fields.minimum)
  const maximum = numberOf(fields.maximum)
  const complete = kind === 'custom' || (minimum !== null && (kind !== 'range' || maximum !== null))
  if (!kind || !unit || !complete) return undefined
  const openEnded = fields.openEnded === true
  return formatPrice({
    title: '',
    kind,
    minimum,
    maximum,
    openEnded,
    unit,
    unitInFull: fields.unitInFull === true,
    terms: textOf(fields.terms),
    label: textOf(fields.label),
  })
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)
const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
