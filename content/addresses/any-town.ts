import { pathOf } from './routes.ts'

/** Services for which every town has a page: one of its own, or a fallback page. */
const trades: readonly string[] = ['handyman', 'painting', 'plumbing', 'electrical', 'tiling']

/** Services for which a town without a page of its own shows that of the main town. */
const sharedServices: readonly string[] = ['renovations', 'construction', 'maintenance']

/** The town whose pages are shown for towns that have none. */
const mainTown = { name: 'Charlotte', slug: 'charlotte' } as const

/** The placeholder for the town's name on the page of a trade in any town. */
export const anyTown = 'Anytown'

/** The page of a trade in any town: a template that visitors get at the address of a town, with the town's name. */
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

/** The page of a service in the main town, which search engines are sent to from all pages of towns without one. */
export function mainTownPath(service?: string): string {
  const town = pathOf({ _type: 'city', slug: mainTown.slug })
  return service ? `${town}/${service}` : town
}

/** The page that is shown at an address without one; `town` replaces the placeholder `anyTown` on it. */
type Fallback = { path: string; town?: string }

/**
 * What is shown at an address of a town that has no page of its own: the page of the main town, or that of a trade in any
 * town. `undefined` for every other address.
 */
export function fallbackAt(path: string): Fallback | undefined {
  const towns = pathOf({ _type: 'city', slug: '.' }).slice(0, -1)
  if (!path.startsWith(towns)) return undefined
  const [town, service, ...rest] = path.slice(towns.length).split('/')
  if (!town || rest.length > 0) return undefined
  if (service === undefined) return { path: mainTownPath() }
  if (sharedServices.includes(service)) return { path: mainTownPath(service) }
  return isTrade(service) ? { path: anyTownPath(service), town: townNameFrom(town) } : undefined
}

/** The name of a town from its part of the address: `rock-hill` → `Rock Hill`; the main town's when it can't be a name. */
function townNameFrom(slug: string): string {
  if (!/^[a-z-]{2,40}$/.test(slug)) return mainTown.name
  const words = slug.split('-').filter(Boolean)
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
  return name || mainTown.name
}

/** The page of a trade with the name of a town put in. The name has letters and spaces only, so it needs no escaping in HTML. */
export function inTown(html: string, town: string): string {
  // In the address of a text message a space is escaped.
  return html.replaceAll(`%20${anyTown}`, `%20${encodeURIComponent(town)}`).replaceAll(anyTown, town)
}
