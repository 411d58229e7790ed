import { getPublishedId, isDraftId } from 'sanity'
import { spanOf } from '#content/hours/shown-when.ts'
import { priceCategories } from '#content/prices/price-list.ts'
import { priceText } from '../inputs/price-text.ts'
import { amountsText, whenShown } from '../schema/rules/dated-amounts.ts'
import type { PriceDocument, SheetAnswer } from './sheet-question.ts'

/** In US cents; null where nothing is written. */
export type Amounts = { minimum: number | null; maximum: number | null }

/** One line of the sheet. */
export type SheetPrice = {
  id: string
  title: string
  published: PriceDocument | null
  draft: PriceDocument | null
  /** As it would be published: the draft, with what was typed a moment ago. */
  shown: PriceDocument
  /** Whether the website leaves it out, by itself or with its service or its town. */
  isHidden: boolean
}

/** Every price with its draft and what was typed; a copy that belongs to neither is left out. */
export function sheetPrices(
  { prices, services, towns }: SheetAnswer,
  typed: ReadonlyMap<string, { amounts: Amounts }>,
): SheetPrice[] {
  const hidden = new Set([...services, ...towns].flatMap(({ _id, shown }) => (shown ? [] : _id)))
  const isHidden = ({ shown, service, town }: PriceDocument) =>
    shown === false || [service, town].some((of) => of && hidden.has(of._ref))
  const versions = Map.groupBy(prices, ({ _id }) => getPublishedId(_id))
  return [...versions].flatMap(([id, found]) => {
    const draft = found.find(({ _id }) => isDraftId(_id)) ?? null
    const published = found.find(({ _id }) => _id === id) ?? null
    const kept = draft ?? published
    if (!kept) return []
    const title = kept.title || 'A price with no name'
    const shown = { ...kept, ...typed.get(id)?.amounts }
    return [{ id, title, published, draft, shown, isHidden: isHidden(published ?? kept) }]
  })
}

/** The prices of one service, and of one town where it has its own. */
export type SheetGroup = {
  key: string
  title: string
  /** Null where the prices belong to no service, or to one town alone. */
  service: { id: string; shown: boolean } | null
  lines: readonly SheetPrice[]
}

/** The prices in the order of the website's page of prices. A line keeps its place until its price is published. */
export function sheetGroups(prices: readonly SheetPrice[], answer: SheetAnswer): SheetGroup[] {
  const { services, towns, townServices, mainServices } = answer
  const serviceOf = (id: string | null | undefined) => services.find(({ _id }) => _id === id) ?? null
  const listed = prices.map((line) => {
    const { service, town, minimum } = placeOf(line)
    const found = serviceOf(service?._ref)
    return {
      ...{ title: line.title, minimum, line },
      service: found && { ...found, category: serviceOf(found.category) },
      town: towns.find(({ _id }) => _id === town?._ref) ?? null,
    }
  })
  const main = (mainServices ?? []).flatMap((id) => serviceOf(id) ?? [])
  const categories = priceCategories(listed, { mainServices: main, townServices })
  return categories
    .flatMap(({ groups }) => groups)
    .map(({ key, title, prices: those }) => {
      const [{ service, town } = {}] = those
      const own = service && !town ? { id: service._id, shown: service.shown } : null
      return { key, title, service: own, lines: those.map(({ line }) => line) }
    })
}

/** Prices that only a town has, for the services of these prices, which are not among them: they stand at the end of the sheet. */
export function inTownsLike(chosen: readonly SheetPrice[], all: readonly SheetPrice[]): SheetPrice[] {
  const services = new Set(chosen.flatMap((price) => placeOf(price).service?._ref ?? []))
  return all.filter((price) => {
    const { service, town, kind } = placeOf(price)
    const isLike =
      town !== null && town !== undefined && kind !== 'custom' && services.has(service?._ref ?? '')
    return isLike && !chosen.some(({ id }) => id === price.id)
  })
}

export const namesOf = (prices: readonly SheetPrice[]) => prices.map(({ title }) => title).join(', ')

const placeOf = ({ published, shown }: SheetPrice) => published ?? shown

/** Whether something of the price is not on the website yet. */
export function isChanged({ published, shown }: SheetPrice): boolean {
  return published === null || isRepriced(published, shown) || hasOtherChanges(published, shown)
}

/** Whether it has another amount than on the website, and that alone: what the sheet publishes. */
export function isRepricedOnly({ published, shown }: SheetPrice): boolean {
  return published !== null && isRepriced(published, shown) && !hasOtherChanges(published, shown)
}

/** Why a price can't be published as it is; undefined when it can. */
export function problemOf({ shown: { kind, minimum, maximum } }: SheetPrice): string | undefined {
  if (kind === 'custom') return undefined
  if (minimum === null) return 'Enter an amount.'
  if (kind !== 'range') return undefined
  if (maximum === null) return 'Enter the upper amount.'
  return maximum > minimum ? undefined : 'The upper amount must be more than the lower one.'
}

/** A price as the website writes it, such as "from $2.50/sq ft". */
export function readingOf(price: PriceDocument): string {
  return priceText(price) ?? 'no amount'
}

/** What visitors get of a price until it is published anew, such as "Now from $2.50/sq ft". */
export function publishedText(price: SheetPrice): string {
  const { published, isHidden } = price
  if (!published) return 'Not on your website yet'
  const reads = readingOf(published)
  if (isHidden) return `Off your website: ${reads}`
  return isChanged(price) ? `Now ${reads}` : `Published: ${reads}`
}

/** The amounts with dates that hold now or later, such as "On the website: $350 until December 15". */
export function withDates({ dated }: PriceDocument, now = Date.now()): string[] {
  const current = (dated ?? []).filter((one) => spanOf(one).ends > now)
  return current.map((one) => `On the website: ${amountsText(one)} ${whenShown(one, now)}`)
}

function isRepriced(one: Amounts, other: Amounts): boolean {
  return one.minimum !== other.minimum || one.maximum !== other.maximum
}

/** What another amount changes: itself, and that it is made up. */
const OF_AMOUNTS = ['minimum', 'maximum', 'sample']

/** Whether the draft differs in more than amounts. */
function hasOtherChanges(published: PriceDocument, shown: PriceDocument): boolean {
  const names = new Set([...Object.keys(published), ...Object.keys(shown)])
  return [...names].some(
    (name) =>
      !name.startsWith('_') &&
      !OF_AMOUNTS.includes(name) &&
      JSON.stringify(published[name]) !== JSON.stringify(shown[name]),
  )
}
