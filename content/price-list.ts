import type { Price } from './price.ts'
import type { Routable } from './routes.ts'

type Service = Routable & { _id: string; title: string }
type Town = Routable & { _id: string; name: string }

/** A price, and where the owner wants it listed. */
export type ListedPrice = Price & {
  _id: string
  service: (Service & { category: Service | null }) | null
  /** The one town that has the price to itself. */
  town: Town | null
}

/** The page of a service in a town: the ids of both, and what leads there. */
export type TownServiceLink = Routable & { title: string; city: string; service: string }

/** The prices of one service; `key` tells it from all others and may stand in an address. */
export type PriceGroup<Item> = { key: string; title: string; page: Routable | null; prices: Item[] }

/** What belongs to one main service, to one town, or to none of them. */
export type PriceChapter<Item> = {
  key: string
  title: string
  page: Routable | null
  groups: PriceGroup<Item>[]
}

type Order = { mainServices: readonly Service[]; townServices: readonly TownServiceLink[] }

/**
 * Every price once: the main services in their order, then what single towns have to themselves, then what belongs to no service.
 * In a chapter the main service itself comes first, and in a group the lowest amount.
 */
export function priceChapters<Item extends ListedPrice>(
  prices: readonly Item[],
  order: Order,
): PriceChapter<Item>[] {
  const chapters = new Map<string, PriceChapter<Item>>()
  for (const price of [...prices].sort(byAmount)) {
    const { key, title, page, group } = placeOf(price, order.townServices)
    const chapter = chapters.get(key) ?? { key, title, page, groups: [] }
    chapters.set(key, chapter)
    const known = chapter.groups.find((one) => one.key === group.key)
    if (known) known.prices.push(price)
    else chapter.groups.push({ ...group, prices: [price] })
  }
  const rank = rankOf(order.mainServices.map(({ slug }) => slug ?? ''))
  return [...chapters.values()]
    .map((chapter) => ({ ...chapter, groups: chapter.groups.sort(byTitle(chapter.key)) }))
    .sort((one, other) => rank(one.key) - rank(other.key) || one.title.localeCompare(other.title))
}

const OTHER = { key: 'other', title: 'Other prices', page: null }

function placeOf(price: ListedPrice, townServices: readonly TownServiceLink[]) {
  const { service, town } = price
  if (town) {
    const chapter = { key: `${IN_TOWN}${town.slug}`, title: `Only in ${town.name}`, page: town }
    return { ...chapter, group: service ? inTown(service, town, townServices) : { ...chapter } }
  }
  if (!service) return { ...OTHER, group: OTHER }
  const main = service.category ?? service
  return { ...named(main), group: named(service) }
}

/** Below a town a price leads to the town's own page of the service, when there is one. */
function inTown(service: Service, town: Town, townServices: readonly TownServiceLink[]) {
  const own = townServices.find((page) => page.city === town._id && page.service === service._id)
  const page = own ?? service
  return {
    key: `${town.slug}/${service.slug}`,
    title: own?.title ?? `${service.title} in ${town.name}`,
    page,
  }
}

function named(service: Service) {
  return { key: service.slug ?? '', title: service.title, page: service }
}

const IN_TOWN = 'in-'

/** The main services as the owner ordered them, others after them, towns after those, the rest last. */
function rankOf(mainServices: readonly string[]): (key: string) => number {
  return (key) => {
    const place = mainServices.indexOf(key)
    if (place >= 0) return place
    if (key === OTHER.key) return mainServices.length + 2
    return mainServices.length + (key.startsWith(IN_TOWN) ? 1 : 0)
  }
}

function byTitle(first: string) {
  return (one: { key: string; title: string }, other: { key: string; title: string }) =>
    Number(other.key === first) - Number(one.key === first) || one.title.localeCompare(other.title)
}

/** What is agreed for each job has no amount and comes last. */
function byAmount(one: ListedPrice, other: ListedPrice): number {
  const least = ({ minimum }: ListedPrice) => minimum ?? Number.POSITIVE_INFINITY
  return (
    Number(least(one) > least(other)) - Number(least(one) < least(other)) ||
    one.title.localeCompare(other.title)
  )
}
