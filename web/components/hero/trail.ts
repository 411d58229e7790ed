import { pathOf, singlePages } from '#content/addresses/routes.ts'
import type { CityLink } from '../../fragments/link.ts'
import type { Crumb } from './breadcrumb.tsx'

/** The pages above the page of a town. */
export const aboveTowns: readonly Crumb[] = [singlePages.homePage, singlePages.areasPage]

/** The pages above a page about a town: the town's own is the last of them. */
export function aboveTownPages(town: CityLink): Crumb[] {
  return [...aboveTowns, { title: townTitle(town), path: pathOf(town) }]
}

/** Such as "Matthews, NC". */
export const townTitle = ({ name, state }: Pick<CityLink, 'name' | 'state'>) => `${name}, ${state}`
