import { pathOf } from './routes.ts'

/** Services that every town has a page of, written or not. */
const trades: readonly string[] = ['handyman', 'painting', 'plumbing', 'electrical', 'tiling']

/** Services that towns without a page of their own share with the main town. */
const sharedServices: readonly string[] = ['renovations', 'construction', 'maintenance']

/** The town whose pages stand in for those of unknown towns. */
const mainTown = { name: 'Charlotte', slug: 'charlotte' } as const

/** The name that stands for a town on the page of a trade in any town, until the name of a town takes its place. */
export const anyTown = 'Anytown'

/** The page of a trade in any town; visitors get it under the address of a town, with the town's name. */
export const anyTownPath = (trade: string) => `${folder}${trade}`
const folder = '/any-town/'

/** The trade whose page in any town has this path; `undefined` for all other paths. */
export function tradeInAnyTownAt(path: string): string | undefined {
  const trade = path.startsWith(folder) ? path.slice(folder.length) : ''
  return isTrade(trade) ? trade : undefined
}

export function isTrade(slug: string): boolean {
  return trades.includes(slug)
}

/** The page of a service in the main town, which search engines are sent to from its stand-ins. */
export function mainTownPath(service?: string): string {
  const town = pathOf({ _type: 'city', slug: mainTown.slug })
  return service ? `${town}/${service}` : town
}

/**
 * What is shown at an address of a town that has no page of its own: the page of the main town, or that of a trade in any
 * town, by the path of what answers for it. `undefined` when nothing can stand in.
 */
export function standIn(path: string): string | undefined {
  const towns = pathOf({ _type: 'city', slug: '.' }).slice(0, -1)
  if (!path.startsWith(towns)) return undefined
  const [town, service, ...rest] = path.slice(towns.length).split('/')
  if (!town || rest.length > 0) return undefined
  if (service === undefined) return mainTownPath()
  if (sharedServices.includes(service)) return mainTownPath(service)
  return isTrade(service) ? `/api${anyTownPath(service)}/${town}` : undefined
}

/** The name of a town from the last part of its address: `rock-hill` → `Rock Hill`; what can't be a name is the main town. */
export function townNameFrom(slug: string): string {
  if (!/^[a-z-]{2,40}$/.test(slug)) return mainTown.name
  const words = slug.split('-').filter(Boolean)
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
  return name || mainTown.name
}
