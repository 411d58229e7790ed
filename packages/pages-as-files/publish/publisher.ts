import type { Manifest } from '../published/manifest/manifest.ts'
import type { Progress } from '../published/status.ts'
import type { Route, Site, TellEvent } from '../site.ts'
import type { ChangedDocument } from './changes.ts'
import { type FileMaker, urgency } from './files/file-maker.ts'
import { sitemapOf } from './files/sitemap.ts'
import type { PageMaker } from './pages/page-maker.ts'
import { workQueue } from './queues.ts'
import { type Outcome, type Report, reportOf, tellPublished } from './report.ts'

/** What is made first; a page that visitors requested lately goes before others of the same row. */
const priorities = {
  /** A visitor waits for a file that is damaged. */
  visitor: 9_000,
  /** New pages, so that no link or redirect leads to one that is not there. */
  added: 8_000,
  /** The page of the document that changed. */
  own: 7_000,
  /** Pages that show the document. */
  showing: 1_000,
  /** Less the turn in which it was requested. */
  requested: 500,
} as const

/** More pages than these are many. */
const MANY = 400

type Context = { site: Site; manifest: Manifest; files: FileMaker; pages: PageMaker; tell: TellEvent }
export type Publisher = ReturnType<typeof publisherOf>

/** Brings a change to every page that shows it, in the order in which visitors will miss it. */
export function publisherOf({ site, manifest, files, pages, tell }: Context) {
  const sitemap = sitemapOf({ site, manifest, files })
  const listing = workQueue<readonly Route[]>(1)
  const redirecting = workQueue<void>(1)
  /** The pages that there should be and those that there are, as they were when the lake was asked last. */
  let known = new Map<string, Route>()
  /** What visitors requested, the last one first. */
  let recent: readonly string[] = []
  /** How far the changes are whose pages are being made, by the ids of their documents. */
  const progress = new Map<string, Progress>()

  /**
   * Makes every page what it should be that the changes may show on, or every page at a start, and keeps redirects and sitemap. New
   * pages go first, so that a redirect never leads to one that is not ready. Throws when some page is not known to be right, because
   * lake or renderer did not answer or the disk is full.
   */
  async function bring(changed: readonly ChangedDocument[], isStart: boolean): Promise<Report> {
    const began = performance.now()
    const fixed = isStart ? await begin() : []
    const reaches = changed.flatMap(({ type, wasThere }) => site.reach(type, wasThere) ?? [])
    const added = isStart || reaches.some(({ isAddress }) => isAddress) ? await lead() : []
    const left = new Set(manifest.notRendered())
    const groups = new Set(reaches.flatMap((reach) => reach.groups))
    const found = isStart ? [...known.values()] : await affectedBy(changed, groups)
    for (const { path } of [...found, ...added]) left.delete(path)
    const isMade = new Set(added.map(({ path }) => path))
    const rest = found.filter(({ path }) => !isMade.has(path))
    const outcomes = isStart ? await look(rest, rankOf([])) : await lookFor(changed, rest)
    await sitemap.update()
    if (isStart) manifest.noteWhole()
    // It may take long, and fail again: no publish waits for it.
    void renderAgain([...left])
    const report = reportOf([...fixed, ...added, ...outcomes])
    const ids = changed.map(({ id }) => id)
    const ms = Math.round(performance.now() - began)
    if (!isStart && reaches.length > 0) tellPublished(tell, ids, report, ms)
    return report
  }

  /**
   * Makes a file again that is damaged, or draws a picture; tells whether it is there now. A picture that somebody else has
   * drawn meanwhile is left alone.
   */
  async function makeNow(path: string, { isDamaged = false } = {}): Promise<boolean> {
    const entry = manifest.known(path)
    if (entry?.kind === 'drawn') return (await files.draw(path, urgency.visitor, isDamaged)) === 'made'
    if (entry?.kind === 'static') return (await files.remake(entry, true)) === 'made'
    if (entry?.kind === 'sitemap') return sitemap.remake().then(() => true)
    const route = entry && routeAt(path)
    if (!route) return false
    return (await pages.remake(route, priorities.visitor)).state !== 'problem'
  }

  function begin(): Promise<Outcome[]> {
    // What a backup has brought back is known by no change.
    manifest.unfinished.offerAgain(Date.now())
    return files.publishFixed()
  }

  /** Makes the pages that are new, and then brings the redirects to what is published, one at a time: none is overtaken by an older answer. */
  async function lead(): Promise<Outcome[]> {
    const added = await look(await listRoutes(), (path) => priorities.added - depthOf(path))
    await redirecting.run('redirects', 0, async () => {
      const { redirects, lacks } = await site.redirects()
      manifest.setRedirects(redirects)
      manifest.setIgnoredAddresses(lacks)
    })
    return added
  }

  /** Asks the lake which pages there should be; returns those that are not there yet. */
  function listRoutes(): Promise<readonly Route[]> {
    return listing.run('routes', 0, async () => {
      const listed = await site.routes()
      const published = new Set(manifest.pages())
      known = new Map(listed.map((route) => [route.path, route]))
      // Those whose documents are gone.
      for (const route of routesAt([...published])) known.set(route.path, route)
      return listed.filter(({ kind, path }) => kind === 'page' && !published.has(path))
    })
  }

  /** The pages of these documents with those that come with them, those that show them, and all of some groups. */
  async function affectedBy(
    changed: readonly ChangedDocument[],
    groups: ReadonlySet<string>,
  ): Promise<readonly Route[]> {
    if (known.size === 0) await listRoutes()
    const ids = new Set(changed.map(({ id }) => id))
    const listed = [...known.values()].filter(
      ({ documentId = '', group }) => ids.has(documentId) || groups.has(group),
    )
    return [...listed, ...routesAt(changed.flatMap(({ id }) => manifest.showing(id)))]
  }

  function look(
    routes: readonly Route[],
    rank: (path: string) => number,
    onDone?: (path: string) => void,
  ): Promise<Outcome[]> {
    return pages.look(routes, rank, routeAt, onDone)
  }

  /** Counts meanwhile the pages that show the changed documents, or all where none does yet. */
  async function lookFor(changed: readonly ChangedDocument[], routes: readonly Route[]): Promise<Outcome[]> {
    const isPage = (path: string) => routeAt(path)?.kind === 'page'
    const showing = new Set(changed.flatMap(({ id }) => manifest.showing(id)).filter(isPage))
    const left = showing.size > 0 ? showing : new Set(routes.map(({ path }) => path).filter(isPage))
    const counted = { done: 0, of: left.size }
    for (const { id } of changed) progress.set(id, counted)
    try {
      return await look(routes, rankOf(changed), (path) => {
        if (left.delete(path)) counted.done += 1
      })
    } finally {
      for (const { id } of changed) if (progress.get(id) === counted) progress.delete(id)
    }
  }

  /** Tries pages once more that could not be rendered. */
  async function renderAgain(paths: readonly string[]): Promise<void> {
    if (paths.length === 0) return
    try {
      await look(routesAt(paths), () => 0)
      await sitemap.update()
    } catch (error) {
      console.error(`What could not be rendered before is tried again later: ${error}`)
    }
  }

  function routesAt(paths: readonly string[]): Route[] {
    return paths.flatMap((path) => routeAt(path) ?? [])
  }

  /** Some addresses are those of two kinds: what is published says which it is now. */
  function routeAt(path: string): Route | undefined {
    return known.get(path) ?? site.routeAt(path)
  }

  /**
   * The order in which changes reach their pages: their own, those that visitors requested lately, the last one first, those of a
   * change that shows on few pages, those that most visitors see.
   */
  function rankOf(changed: readonly ChangedDocument[]): (path: string) => number {
    const owned = new Set(changed.flatMap(({ id }) => manifest.pagesOf(id)))
    const turns = new Map(recent.map((path, index) => [path, index]))
    const shown = changed.map(({ id }) => manifest.showing(id))
    const widestFirst = shown.toSorted((one, other) => other.length - one.length)
    const reach = new Map(widestFirst.flatMap((paths) => paths.map((path) => [path, paths.length])))
    return (path) => {
      if (owned.has(path)) return priorities.own - depthOf(path)
      const turn = turns.get(path)
      const requested = turn === undefined ? 0 : priorities.requested - turn
      const count = reach.get(path)
      const showing = count === undefined ? 0 : priorities.showing - Math.min(count, MANY)
      return showing + requested - depthOf(path)
    }
  }

  return {
    bring,
    makeNow,
    /** How far the pages are that show a document, by the ids of those for which pages are being made. */
    progress: (): Record<string, Progress> => Object.fromEntries(progress),
    /** The pages that visitors requested, the last one first: these are made before others. */
    noteRequested(paths: readonly string[]): void {
      recent = paths
    },
    /** How many pages are being looked at or wait for it. */
    size: pages.size,
  }
}

function depthOf(path: string): number {
  return path === '/' ? 1 : path.split('/').length
}
