import { fixedPaths, routableAt } from '#content/routes.ts'
import { type ContentType, type PageKind, shownOn } from '#content/shown-on.ts'
import type { PageQuery } from '../store/page-query.ts'
import { routeOf, routesOnSite, type SiteRoute } from '../store/routes-on-site.ts'
import { atMost } from './at-most.ts'
import { pagesOnSite } from './pages-on-site.ts'
import { markStale, type Outcome, pagesShowing, refreshPage } from './refresh-page.ts'
import { renderSoon } from './served-digest.ts'

export type PageQueries = Record<PageKind, PageQuery<unknown>>

/** A document that was published, changed or taken back. */
export type Change = { id: string; type: ContentType }

export type Report = {
  /** Pages that visitors now get in a new version. */
  revalidated: string[]
  /** How many pages were looked at and show what they should. */
  unchanged: number
  /** Pages that can't be made from what is published, and what to fill in. */
  problems: { path: string; problem: string }[]
}

const AT_ONCE = 6

/**
 * Makes every page fresh that the change shows on, or the whole site. The pages that are known to show the document come
 * first and have the machine to themselves; then the site is searched for others. Throws when some page is not known to be
 * fresh, because the lake or the site itself did not answer: ask again.
 */
export async function refresh(queries: PageQueries, change?: Change): Promise<Report> {
  const look = (routes: readonly SiteRoute[]) =>
    atMost(AT_ONCE, routes, (route) => refreshPage(route, queries[route.kind]))
  const showing = change ? pagesShowing(change.id) : []
  const results = await look(showing)
  // The sitemap follows its pages by itself, but for their number and the dates of what they show.
  await markStale(fixedPaths.sitemap)
  const seen = new Set(showing.map(({ path }) => path))
  const others = (await candidates(change)).filter(({ path }) => !seen.has(path))
  results.push(...(await look(others)))
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  if (failures.length > 0) throw new Error(describe(failures), { cause: failures[0] })
  const report = reportOf(results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])))
  if (report.revalidated.length > 0) await renderSoon(fixedPaths.sitemap)
  return report
}

/** The pages that there should be, new ones first, and those that there are, for their documents may be gone. */
async function candidates(change: Change | undefined): Promise<SiteRoute[]> {
  const existing = pagesOnSite.all().flatMap((path) => {
    const document = routableAt(path)
    return document ? [routeOf(document._type, document.slug)] : []
  })
  const routes = new Map([...existing, ...(await routesOnSite())].map((route) => [route.path, route]))
  return [...routes.values()]
    .filter(({ kind }) => !change || shownOn[change.type].includes(kind))
    .sort((one, other) => Number(pagesOnSite.has(one.path)) - Number(pagesOnSite.has(other.path)))
}

function reportOf(outcomes: readonly Outcome[]): Report {
  const pathsIn = (wanted: Outcome['state']) =>
    outcomes.filter(({ state }) => state === wanted).map(({ path }) => path)
  return {
    revalidated: pathsIn('revalidated'),
    unchanged: pathsIn('unchanged').length,
    problems: outcomes.flatMap((outcome) =>
      outcome.state === 'problem' ? [{ path: outcome.path, problem: outcome.problem }] : [],
    ),
  }
}

function describe(failures: readonly unknown[]): string {
  const [first] = failures
  const reason = first instanceof Error ? first.message : String(first)
  return failures.length === 1 ? reason : `${reason} (and ${failures.length - 1} more pages)`
}
