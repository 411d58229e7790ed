/** What one unit of a price buys; `job` is the whole piece of work and is written out only when a price asks for it. */
export const priceUnits = ['job', 'squareFoot', 'hour', 'door', 'visit', 'month', 'quarter', 'year'] as const
export type PriceUnit = (typeof priceUnits)[number]

/** How an amount is meant: to the cent, as the lowest, as a span, or agreed for each job. */
export const priceKinds = ['exact', 'from', 'range', 'custom'] as const
export type PriceKind = (typeof priceKinds)[number]

/** A price as the lake holds it: amounts in US cents. */
export type Price = {
  title: string
  kind: PriceKind
  /** US cents; absent for `custom`. */
  minimum: number | null
  /** US cents; only for `range`. */
  maximum: number | null
  /** A range that can go higher: written with a plus sign. */
  openEnded: boolean | null
  unit: PriceUnit
  /** Writes the unit as a word behind a slash, "/hour" and "/job", where others write "/hr" and nothing. */
  unitInFull: boolean | null
  /** What comes on top, such as "plus materials". */
  terms: string | null
  /** Shown instead of an amount, such as "Custom pricing". */
  label: string | null
}

/** A price taken apart, so that a design can give each part its own size. */
type PriceParts = { lead: string; amount: string; unit: string; terms: string }

const unitTexts: Record<PriceUnit, string> = {
  job: '',
  squareFoot: '/sq ft',
  hour: '/hr',
  door: ' per door',
  visit: '/visit',
  month: '/month',
  quarter: '/quarter',
  year: '/year',
}

/** Where the word behind a slash is another than the usual text. */
const fullUnitTexts: Partial<Record<PriceUnit, string>> = { job: '/job', hour: '/hour', door: '/door' }

/** The parts of a price, such as `{lead: 'from', amount: '$2.50', unit: '/sq ft', terms: ''}`; throws when an amount is missing. */
export function priceParts(price: Price): PriceParts {
  const unit = unitText(price)
  const terms = price.terms ?? ''
  switch (price.kind) {
    case 'exact':
      return { lead: '', amount: dollars(amount(price, 'minimum')), unit, terms }
    case 'from':
      return { lead: 'from', amount: dollars(amount(price, 'minimum')), unit, terms }
    case 'range':
      return { lead: '', amount: range(price), unit, terms }
    case 'custom':
      return { lead: '', amount: price.label ?? 'Custom pricing', unit: '', terms }
    default:
      return price.kind satisfies never
  }
}

/** What the amount of a price pays for, such as "/sq ft" and " per door". */
export function unitText({ unit, unitInFull }: Pick<Price, 'unit' | 'unitInFull'>): string {
  return (unitInFull && fullUnitTexts[unit]) || unitTexts[unit]
}

/** A price in one line, such as "from $2.50/sq ft", "$75–150" or "$125/hr plus materials"; `lead` replaces the word "from". */
export function formatPrice(price: Price, lead = 'from'): string {
  const parts = priceParts(price)
  return [parts.lead && lead, parts.amount + parts.unit, parts.terms].filter(Boolean).join(' ')
}

/** How long the work takes on site, such as "Usual visit: 1–2 hours"; empty where nobody says. */
export const visitText = (length: string | null) => (length ? `Usual visit: ${length}` : '')

/** A price as a sentence has it, where "costs from $85" would be no American's: "$85 and up", or else as everywhere. */
export function priceInSentence(price: Price): string {
  if (price.kind !== 'from') return formatPrice(price)
  const { amount, unit, terms } = priceParts(price)
  return [`${amount}${unit} and up`, terms].filter(Boolean).join(' ')
}

/**
 * Where the prices of a page start: its price in brief, or, when the page lists others by the same unit, the lowest of them all.
 * The first of several tiers would read as the whole range. Null without a price in brief.
 */
export function startingPrice<P extends Price>(brief: P | null, listed: readonly Price[]): P | null {
  if (!brief || brief.kind === 'custom') return brief
  const alike = listed.filter(({ kind, unit }) => kind !== 'custom' && unit === brief.unit)
  if (alike.length < 2) return brief
  const minimum = Math.min(...[brief, ...alike].map((price) => amount(price, 'minimum')))
  return { ...brief, kind: 'from', minimum, maximum: null, openEnded: null, terms: null }
}

const monthsOf: Partial<Record<PriceUnit, number>> = { quarter: 3, year: 12 }

/** What a price for a longer time comes to each month, in whole dollars, such as "about $133 a month"; empty for all others. */
export function byTheMonth({ kind, minimum, unit }: Price): string {
  const months = monthsOf[unit]
  if (!months || !minimum || kind === 'range' || kind === 'custom') return ''
  const each = Math.round(minimum / months / 100) * 100
  return `${each * months === minimum ? '' : 'about '}${dollars(each)} a month`
}

/** US cents as dollars, such as 250 → "$2.50" and 2_500_000 → "$25,000"; whole dollars carry no decimals. */
export function dollars(cents: number): string {
  const amount = Math.abs(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)
  return `${cents < 0 ? '-' : ''}$${withCommas(amount)}`
}

/**
 * Written digits with commas between thousands, such as "1,200.50"; at most three may stand behind the point. Without
 * `Intl.NumberFormat`, whose first one takes a slow phone a tenth of a second, and then in the middle of a tap.
 */
export const withCommas = (digits: string) => digits.replace(/\d(?=(\d{3})+(?!\d))/g, '$&,')

function range(price: Price): string {
  const upper = dollars(amount(price, 'maximum')).replace('$', '')
  return `${dollars(amount(price, 'minimum'))}–${upper}${price.openEnded ? '+' : ''}`
}

function amount(price: Price, end: 'minimum' | 'maximum'): number {
  const cents = price[end]
  if (cents !== null) return cents
  throw new Error(
    `The price "${price.title}" has no ${end} amount: open it in the Studio under Prices and fill it in.`,
  )
}
