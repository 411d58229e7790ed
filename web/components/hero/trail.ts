import { pathOf, singlePages } from '#content/addresses/routes.ts'
import { isReachable } from '#content/addresses/web-address.ts'
import type { CityLink, ServiceLink } from '../../lake/fragments/link.ts'
import type { Crumb } from './breadcrumb.tsx'

/** The pages above that of a service: the main service that it is a part of, if any, is the last of them. */
export function aboveService(category: ServiceLink | null): Crumb[] {
  return [singlePages.homePage, ...(category ? [{ title: category.title, path: pathOf(category) }] : [])]
}

export const aboveTowns: readonly Crumb[] = [singlePages.homePage, singlePages.areasPage]

/** The pages above a page about a town: the town's own, if it has an address, is the last of them. */
export function aboveTownPages(town: CityLink): Crumb[] {
  return [...aboveTowns, ...(isReachable(town) ? [{ title: townTitle(town), path: pathOf(town) }] : [])]
}

/** Such as "Matthews, NC". */
export const townTitle = ({ name, state }: Pick<CityLink, 'name' | 'state'>) => `${name}, ${state}`
