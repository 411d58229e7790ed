import { singlePages } from '#content/addresses/routes.ts'
import { areaPages } from './areas.ts'
import type { SpecifiedPage } from './page.ts'
import { servicePages } from './services.ts'
import { areasPage, homePage, otherSinglePages } from './single.ts'
import { pagesOfTowns } from './towns.ts'

/** Every page that the site promises to have. */
export const specifiedPages: readonly SpecifiedPage[] = [
  homePage,
  ...servicePages,
  areasPage,
  ...areaPages,
  ...pagesOfTowns,
  ...otherSinglePages,
]

const byPath = new Map(specifiedPages.map((page) => [page.path, page]))

export function specifiedPage(path: string): SpecifiedPage | undefined {
  return byPath.get(path)
}

/** One path for each template there is. */
export function onePathOfEachKind(): string[] {
  const byKind = new Map(specifiedPages.map(({ kind, path }) => [kind, path]))
  const singles = Object.values(singlePages).map(({ path }) => path)
  return [...new Set([...byKind.values(), ...singles, '/no/such/page'])]
}
