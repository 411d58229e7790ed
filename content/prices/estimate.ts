import { hundredths, inUnits } from './measure.ts'
import { dollars, formatPrice, type Price, priceParts, visitText } from './price.ts'

/** A price that can be multiplied. */
export type CountedPrice = Price & {
  /** Fewest units that are billed, such as one hour; null when there is no such rule. */
  leastUnits: number | null
  /** Such as "1–2 hours"; null where nobody says. */
  visitLength: string | null
}

/** So many units of a price. */
type EstimateJob = { price: CountedPrice; count: number }

/** A job of an estimate, what is billed of it, and what that comes to as a price of the whole job. */
export type EstimateLine = EstimateJob & { billed: number; amount: Price }

export type Estimate = {
  lines: readonly EstimateLine[]
  /** Null while nothing is counted. */
  total: Price | null
  /** The price of a visit, when the lines alone would come to less. */
  raisedTo: Price | null
}

/**
 * What jobs come to, each alone and together, never less than a visit. A count has at most two decimals, and jobs with a
 * count of 0 are left out. One price that only begins somewhere makes a sum that does. Throws for a price that is agreed for each job.
 */
export function estimateOf(jobs: readonly EstimateJob[], visit: Price | null): Estimate {
  const lines = jobs.filter(({ count }) => count > 0).map(lineOf)
  if (lines.length === 0) return { lines, total: null, raisedTo: null }
  const sum = sumOf(lines.map(({ amount }) => amount))
  const least = visit?.minimum ?? 0
  if (!visit || (sum.minimum ?? 0) >= least) return { lines, total: sum, raisedTo: null }
  const reachesAbove = sum.kind === 'range' && (sum.maximum ?? 0) > least
  const kind = reachesAbove ? 'range' : visit.kind
  return { lines, total: { ...sum, kind, minimum: least }, raisedTo: visit }
}

/** A line as it is worked out, such as "400 sq ft × from $2.50 = from $1,000. Usual visit: 2 days"; without the visit where nobody says. */
export function arithmetic({ price, count, billed, amount }: EstimateLine): string {
  const { lead, amount: each } = priceParts(price)
  const units = inUnits(billed, price.unit)
  const least = billed > count ? ' (our minimum)' : ''
  const sum = `${units}${least} × ${[lead, each].filter(Boolean).join(' ')} = ${formatPrice(amount)}`
  return [sum, visitText(price.visitLength)].filter(Boolean).join('. ')
}

/** The whole estimate in plain words, line by line, for a message. */
export function estimateText({ lines, total, raisedTo }: Estimate, changedOn: string | null): string {
  if (!total) return ''
  return [
    `From the price list${changedOn ? ` of ${changedOn}` : ''}:`,
    ...lines.map((line) => `- ${line.price.title}: ${arithmetic(line)}`),
    ...(raisedTo ? [`- ${visitLine(raisedTo)}`] : []),
    `Total: ${formatPrice(total)}, not a quote`,
  ].join('\n')
}

/** Why the total is more than its lines, such as "Handyman visit: at least $85". */
export function visitLine(visit: Price): string {
  return `${visit.title}: at least ${dollars(visit.minimum ?? 0)}`
}

function lineOf({ price, count }: EstimateJob): EstimateLine {
  if (price.kind === 'custom')
    throw new Error(`"${price.title}" is agreed for each job: it has no amount to multiply.`)
  const billed = Math.max(count, price.leastUnits ?? 0)
  const amount: Price = {
    ...price,
    minimum: times(price.minimum, billed),
    maximum: times(price.maximum, billed),
    unit: 'job',
    unitInFull: null,
  }
  return { price, count, billed, amount }
}

function sumOf(amounts: readonly Price[]): Price {
  const some = (kind: Price['kind']) => amounts.some((amount) => amount.kind === kind)
  const terms = [...new Set(amounts.flatMap((amount) => amount.terms ?? []))]
  return {
    title: 'Total',
    kind: some('from') ? 'from' : some('range') ? 'range' : 'exact',
    minimum: added(amounts.map(({ minimum }) => minimum ?? 0)),
    maximum: added(amounts.map(({ minimum, maximum }) => maximum ?? minimum ?? 0)),
    openEnded: amounts.some(({ openEnded }) => openEnded),
    unit: 'job',
    unitInFull: null,
    terms: terms.join(', ') || null,
    label: null,
  }
}

/** Cents by units; the half of a cent is rounded up. */
function times(cents: number | null, count: number): number | null {
  return cents === null ? null : Math.round((cents * hundredths(count)) / 100)
}

const added = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
