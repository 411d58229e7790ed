import type { Routable } from '../addresses/routes.ts'
import type { Price } from './price.ts'

type Service = Routable & { _id: string; title: string }
type Town = Routable & { _id: string; name: string }

/** A price, as far as the order of the list needs it, and where the owner wants it listed. */
export type ListedPrice = Pick<Price, 'title' | 'minimum'> & {
  service: (Service & { category: Service | null }) | null
  /** The town that alone has this price. */
  town: Town | null
}

/** The page of a service in a town: the ids of both, and what leads there. */
type TownServiceLink = Routable & { title: string; city: string; service: string }

/** The prices of one service; `key` is unique and needs no escaping in an address. */
export type PriceGroup<Item> = { key: string; title: string; page: Routable | null; prices: Item[] }

/** What belongs to one main service, to one town, or to none of them. */
export type PriceCategory<Item> = {
  key: string
  title: string
  page: Routable | null
  groups: PriceGroup<Item>[]
}

type Order = { mainServices: readonly Service[]; townServices: readonly TownServiceLink[] }

/**
 * Every price once, in categories as on the page of prices: one for each main service in the owner's order, one for each town with
 * prices of its own, one for the rest. The first group of a category is its main service; a group begins with the lowest amount.
 */
export function priceCategories<Item extends ListedPrice>(
  prices: readonly Item[],
  order: Order,
): PriceCategory<Item>[] {
  const categories = new Map<string, PriceCategory<Item>>()
  for (const price of [...prices].sort(byAmount)) {
    const { key, title, page, group } = placeOf(price, order.townServices)
    const category = categories.get(key) ?? { key, title, page, groups: [] }
    categories.set(key, category)
    const known = category.groups.find((one) => one.key === group.key)
    if (known) known.prices.push(price)
    else category.groups.push({ ...group, prices: [price] })
  }
  const rank = rankOf(order.mainServices.map(({ slug }) => slug ?? ''))
  return [...categories.values()]
    .map((category) => ({ ...category, groups: category.groups.sort(byTitle(category.key)) }))
    .sort((one, other) => rank(one.key) - rank(other.key) || one.title.localeCompare(other.title))
}

/** What a price is called below the heading of its category, which names its town. */
export function titleInList({ title, town }: Pick<ListedPrice, 'title' | 'town'>): string {
  const end = ` in ${town?.name}`
  return title.endsWith(end) ? title.slice(0, -end.length) : title
}

const OTHER = { key: 'other', title: 'Other prices', page: null }

function placeOf(price: ListedPrice, townServices: readonly TownServiceLink[]) {
  const { service, town } = price
  if (town) {
    const category = { key: `${IN_TOWN}${town.slug}`, title: `Only in ${town.name}`, page: town }
    return { ...category, group: service ? inTown(service, town, townServices) : { ...category } }
  }
  if (!service) return { ...OTHER, group: OTHER }
  const main = service.category ?? service
  return { ...named(main), group: named(service) }
}

/** The price of a service in a town links to the page of that service in the town, if there is one. */
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

/** The order of categories: main services as the owner ordered them, other services, towns, the rest. */
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

/** A price that is agreed for each job has no amount and comes last. */
function byAmount(one: ListedPrice, other: ListedPrice): number {
  const least = ({ minimum }: ListedPrice) => minimum ?? Number.POSITIVE_INFINITY
  return (
    Number(least(one) > least(other)) - Number(least(one) < least(other)) ||
    one.title.localeCompare(other.title)
  )
}
