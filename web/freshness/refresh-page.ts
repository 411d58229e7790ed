import { setTimeout as pause } from 'node:timers/promises'
import { fixedPaths } from '#content/routes.ts'
import { ContentError } from '../cms/content-error.ts'
import { type Probe, probe } from '../cms/load.ts'
import type { PageQuery } from '../cms/page-query.ts'
import type { SiteRoute } from '../cms/routes-on-site.ts'
import { Coalesced } from './coalesced.ts'
import { pagesOnSite } from './pages-on-site.ts'
import { renderAgain, servedDigest } from './served-digest.ts'

export type Outcome =
  | { path: string; state: 'unchanged' | 'revalidated' }
  | { path: string; state: 'problem'; problem: string }

/** All in milliseconds. */
const timing = { deadline: 10_000, firstPause: 10, longestPause: 500 }

/** `served` is what visitors get as far as this process knows; undefined while the page is being made fresh. */
type Knowledge = {
  route: SiteRoute
  served: string | null | undefined
  pageId: string | undefined
  documents: ReadonlySet<string>
}
const known = new Map<string, Knowledge>()
const pages = new Coalesced<Outcome>()

/**
 * The pages that showed the document when they were last looked at: its own page first, then those that most visitors see,
 * which are the ones with the shortest way from the home page.
 */
export function pagesShowing(documentId: string): SiteRoute[] {
  const rank = ({ pageId, route }: Knowledge) => (pageId === documentId ? 0 : depthOf(route.path))
  return [...known.values()]
    .filter(({ documents }) => documents.has(documentId))
    .sort((one, other) => rank(one) - rank(other))
    .map(({ route }) => route)
}

function depthOf(path: string): number {
  return path === fixedPaths.home ? 1 : path.split('/').length
}

/**
 * Renders a page again if what it should show has changed, and returns when visitors get the new one.
 * A page that can't be made from what is published stays as it is; throws when the lake or the site does not answer.
 */
export function refreshPage(route: SiteRoute, query: PageQuery<unknown>): Promise<Outcome> {
  return pages.run(route.path, async () => {
    try {
      return await makeFresh(route, query)
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      console.error(`${error.message}\nUntil then visitors keep the last good page.`)
      return { path: route.path, state: 'problem', problem: error.message }
    }
  })
}

async function makeFresh(route: SiteRoute, query: PageQuery<unknown>): Promise<Outcome> {
  const { path, params } = route
  const { digest, pageId, documents, check } = await probe(query, path, params)
  const contents = { route, pageId, documents }
  const served = await servedNow(route)
  known.set(path, { ...contents, served })
  // The place of a page that is gone is free at once, for a redirect or a stand-in.
  if (digest === null) pagesOnSite.remove(path)
  if (served === digest) return { path, state: 'unchanged' }
  check()
  known.set(path, { ...contents, served: undefined })
  const fresh = await untilFresh(route, digest, () => probe(query, path, params))
  known.set(path, { ...contents, served: fresh })
  // A new page is known when it is ready.
  if (fresh === null) pagesOnSite.remove(path)
  else pagesOnSite.add(path)
  return { path, state: 'revalidated' }
}

async function servedNow(route: SiteRoute): Promise<string | null | undefined> {
  if (!pagesOnSite.has(route.path)) return null
  return known.get(route.path)?.served ?? servedDigest(route)
}

/** Renders the page until it shows what it should, which may change again meanwhile. */
async function untilFresh(route: SiteRoute, first: string | null, askAgain: () => Promise<Probe>) {
  const start = Date.now()
  let digest = first
  for (let wait = timing.firstPause; ; wait = Math.min(wait * 2, timing.longestPause)) {
    await renderAgain(route.path)
    if ((await servedDigest(route)) === digest) return digest
    if (Date.now() - start > timing.deadline) break
    await pause(wait)
    const wanted = await askAgain()
    wanted.check()
    digest = wanted.digest
  }
  throw new Error(`The page ${route.path} was not fresh after ${timing.deadline / 1000} s.`)
}
