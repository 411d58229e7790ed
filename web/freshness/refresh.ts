import { fixedPaths, isRoutableType } from '#content/routes.ts'
import { type ContentType, type PageKind, pageKinds, shownOn } from '#content/shown-on.ts'
import type { PageQuery } from '../cms/page-query.ts'
import { routeAt, routesOnSite, type SiteRoute } from '../cms/routes-on-site.ts'
import { Coalesced } from './coalesced.ts'
import { Lanes } from './lanes.ts'
import { pagesOnSite } from './pages-on-site.ts'
import { type Outcome, pagesShowing, refreshPage } from './refresh-page.ts'
import { renderAgain } from './served-digest.ts'
import { refreshRedirects } from './site-addresses.ts'
import { Sweeps } from './sweeps.ts'
import { beforeVisits } from './visits.ts'

export type PageQueries = Record<PageKind, PageQuery<unknown>>

/** A document that was published, changed or taken back. */
export type Change = {
  id: string
  type: ContentType
  /** When the lake kept it, in milliseconds since 1970. */
  at: number
}

export type Report = {
  /** Pages that visitors now get in a new version. */
  revalidated: string[]
  /** How many pages were looked at and show what they should. */
  unchanged: number
  /** Pages that can't be made from what is published, and what to fill in. */
  problems: { path: string; problem: string }[]
}

// The pages share one processor: two at a time, the first are done while the others wait; six would all be done late.
const lanes = new Lanes(2)
// Whoever asks for a page need not know when its turn would have come: it is made fresh now.
beforeVisits((path) => lanes.putFirst(path))
const sweeps = new Sweeps<Outcome[]>()
const routes = new Coalesced<SiteRoute[]>()
const sitemap = new Coalesced<void>()

/**
 * Makes every page fresh that the change shows on, or the whole site, and keeps the redirects. A new page goes first, so that
 * a redirect never leads to one that is not ready, then the pages that are known to show the document; at last the site is
 * searched for more. Throws when some page is not known to be fresh, because the lake or the site did not answer: ask again.
 */
export async function refresh(queries: PageQueries, change?: Change): Promise<Report> {
  const mayLead = !change || change.type === 'redirect' || isRoutableType(change.type)
  const made = await look(change && mayLead ? await newPages() : [], queries, true)
  if (mayLead) await refreshRedirects()
  const kinds = change ? shownOn[change.type] : pageKinds
  if (change && sweeps.haveSeen(kinds, change.at)) return reportOf([])
  const first = await look(change ? pagesShowing(change.id) : [], queries, true)
  const others = kinds.map((kind) => sweeps.run(kind, async () => look(await pagesOf(kind), queries, false)))
  const report = reportOf([made, first, ...(await Promise.all(others))].flat())
  // It tells which pages there are and when what they show was changed, be it in words that no page shows.
  await sitemap.run('sitemap', () =>
    lanes.run(fixedPaths.sitemap, () => renderAgain(fixedPaths.sitemap), false),
  )
  return report
}

async function look(
  pages: readonly SiteRoute[],
  queries: PageQueries,
  isUrgent: boolean,
): Promise<Outcome[]> {
  const results = await Promise.allSettled(
    pages.map((page) => lanes.run(page.path, () => refreshPage(page, queries[page.kind]), isUrgent)),
  )
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  if (failures.length > 0) throw new Error(describe(failures), { cause: failures[0] })
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
}

/** The pages of documents that visitors can't have yet; the message of a redirect may come before the one of its page. */
async function newPages(): Promise<SiteRoute[]> {
  const published = await routes.run('all', routesOnSite)
  return published.filter(({ documentId, path }) => documentId !== undefined && !pagesOnSite.has(path))
}

/** The pages that there should be, new ones first, and those that there are, for their documents may be gone. */
async function pagesOf(wanted: PageKind): Promise<SiteRoute[]> {
  const existing = pagesOnSite.all().flatMap((path) => routeAt(path) ?? [])
  const published = await routes.run('all', routesOnSite)
  // Some addresses are those of two kinds: what is published says which it is now.
  const pages = new Map([...existing, ...published].map((route) => [route.path, route]))
  return [...pages.values()]
    .filter(({ kind }) => kind === wanted)
    .sort((one, other) => Number(pagesOnSite.has(one.path)) - Number(pagesOnSite.has(other.path)))
}

/** A page may have been looked at more than once; what was done to it counts, and what is wrong with it at the end. */
function reportOf(outcomes: readonly Outcome[]): Report {
  const last = [...new Map(outcomes.map((outcome) => [outcome.path, outcome])).values()]
  const problems = last.flatMap((outcome) =>
    outcome.state === 'problem' ? [{ path: outcome.path, problem: outcome.problem }] : [],
  )
  const done = outcomes.filter(({ state }) => state === 'revalidated').map(({ path }) => path)
  const revalidated = [...new Set(done)]
  return { revalidated, unchanged: last.length - problems.length - revalidated.length, problems }
}

function describe(failures: readonly unknown[]): string {
  const [first] = failures
  const reason = first instanceof Error ? first.message : String(first)
  return failures.length === 1 ? reason : `${reason} (and ${failures.length - 1} more pages)`
}
