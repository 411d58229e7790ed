import type { Manifest } from '../published/manifest/manifest.ts'
import type { Route, Site, TellEvent } from '../site.ts'
import type { ChangedDocument } from './changes.ts'
import { type FileMaker, urgency } from './files/file-maker.ts'
import { SitemapWriter } from './files/sitemap.ts'
import type { PageMaker } from './pages/page-maker.ts'
import { WorkQueue } from './queues.ts'
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

/** Brings a change to every page that shows it, in the order in which visitors will miss it. */
export class Publisher {
  readonly #site: Site
  readonly #manifest: Manifest
  readonly #files: FileMaker
  readonly #pages: PageMaker
  readonly #sitemap: SitemapWriter
  readonly #tell: TellEvent
  readonly #listing = new WorkQueue<readonly Route[]>(1)
  readonly #redirects = new WorkQueue<void>(1)
  /** The pages that there should be and those that there are, as they were when the lake was asked last. */
  #routes = new Map<string, Route>()
  #recent: readonly string[] = []

  constructor(
    site: Site,
    { manifest, files, pages }: { manifest: Manifest; files: FileMaker; pages: PageMaker },
    tell: TellEvent,
  ) {
    this.#site = site
    this.#manifest = manifest
    this.#files = files
    this.#pages = pages
    this.#tell = tell
    this.#sitemap = new SitemapWriter(site, manifest, files)
  }

  /** The pages that visitors requested, the last one first: these are made before others. */
  noteRequested(paths: readonly string[]): void {
    this.#recent = paths
  }

  /** How many pages are being looked at or wait for it. */
  get size(): number {
    return this.#pages.size
  }

  /**
   * Makes every page what it should be that the changes may show on, or every page at a start, and keeps redirects and sitemap. New
   * pages go first, so that a redirect never leads to one that is not ready. Throws when some page is not known to be right, because
   * lake or renderer did not answer or the disk is full.
   */
  async bring(changed: readonly ChangedDocument[], isStart: boolean): Promise<Report> {
    const began = performance.now()
    const fixed = isStart ? await this.#begin() : []
    const reaches = changed.flatMap(({ type, wasThere }) => this.#site.reach(type, wasThere) ?? [])
    const added = isStart || reaches.some(({ isAddress }) => isAddress) ? await this.#lead() : []
    const left = new Set(this.#manifest.notRendered())
    const groups = new Set(reaches.flatMap((reach) => reach.groups))
    const found = isStart ? [...this.#routes.values()] : await this.#affectedBy(changed, groups)
    for (const { path } of [...found, ...added]) left.delete(path)
    const isMade = new Set(added.map(({ path }) => path))
    const rest = found.filter(({ path }) => !isMade.has(path))
    const outcomes = await this.#look(rest, this.#rank(isStart ? [] : changed))
    await this.#sitemap.update()
    if (isStart) this.#manifest.noteWhole()
    // It may take long, and fail again: no publish waits for it.
    void this.#renderAgain([...left])
    const report = reportOf([...fixed, ...added, ...outcomes])
    const ids = changed.map(({ id }) => id)
    const ms = Math.round(performance.now() - began)
    if (!isStart && reaches.length > 0) tellPublished(this.#tell, ids, report, ms)
    return report
  }

  /**
   * Makes a file again that is damaged, or draws a picture; tells whether it is there now. A picture that somebody else has
   * drawn meanwhile is left alone.
   */
  async makeNow(path: string, { isDamaged = false } = {}): Promise<boolean> {
    const known = this.#manifest.known(path)
    if (known?.kind === 'drawn') return (await this.#files.draw(path, urgency.visitor, isDamaged)) === 'made'
    if (known?.kind === 'static') return (await this.#files.remake(known, true)) === 'made'
    if (known?.kind === 'sitemap') return this.#sitemap.remake().then(() => true)
    const route = known && this.#routeAt(path)
    if (!route) return false
    return (await this.#pages.remake(route, priorities.visitor)).state !== 'problem'
  }

  #begin(): Promise<Outcome[]> {
    // What a backup has brought back is known by no change.
    this.#manifest.unfinished.offerAgain(Date.now())
    return this.#files.publishFixed()
  }

  /** Makes the pages that are new, and then brings the redirects to what is published, one at a time: none is overtaken by an older answer. */
  async #lead(): Promise<Outcome[]> {
    const added = await this.#look(await this.#listRoutes(), () => priorities.added)
    await this.#redirects.run('redirects', 0, async () => {
      const { redirects, lacks } = await this.#site.redirects()
      this.#manifest.setRedirects(redirects)
      this.#manifest.setIgnoredRedirects(lacks)
    })
    return added
  }

  /** Asks the lake which pages there should be; returns those of documents that have none yet. */
  #listRoutes(): Promise<readonly Route[]> {
    return this.#listing.run('routes', 0, async () => {
      const listed = await this.#site.routes()
      const published = new Set(this.#manifest.pages())
      this.#routes = new Map(listed.map((route) => [route.path, route]))
      // Those whose documents are gone.
      for (const path of published) {
        const route = this.#routeAt(path)
        if (route) this.#routes.set(path, route)
      }
      return listed.filter(
        ({ kind, documentId, path }) => kind === 'page' && documentId !== undefined && !published.has(path),
      )
    })
  }

  /** The pages of these documents with those that come with them, those that show them, and all of some groups. */
  async #affectedBy(
    changed: readonly ChangedDocument[],
    groups: ReadonlySet<string>,
  ): Promise<readonly Route[]> {
    if (this.#routes.size === 0) await this.#listRoutes()
    const ids = new Set(changed.map(({ id }) => id))
    const listed = [...this.#routes.values()].filter(
      ({ documentId = '', group }) => ids.has(documentId) || groups.has(group),
    )
    return [...listed, ...this.#routesAt(changed.flatMap(({ id }) => this.#manifest.showing(id)))]
  }

  #look(routes: readonly Route[], rank: (path: string) => number): Promise<Outcome[]> {
    return this.#pages.look(routes, rank, (path) => this.#routeAt(path))
  }

  /** Tries pages once more that could not be rendered. */
  async #renderAgain(paths: readonly string[]): Promise<void> {
    if (paths.length === 0) return
    try {
      await this.#look(this.#routesAt(paths), () => 0)
      await this.#sitemap.update()
    } catch (error) {
      console.error(`What could not be rendered before is tried again later: ${error}`)
    }
  }

  #routesAt(paths: readonly string[]): Route[] {
    return paths.flatMap((path) => this.#routeAt(path) ?? [])
  }

  /** Some addresses are those of two kinds: what is published says which it is now. */
  #routeAt(path: string): Route | undefined {
    return this.#routes.get(path) ?? this.#site.routeAt(path)
  }

  /**
   * The order in which changes reach their pages: their own, those that visitors requested lately, the last one first, those of a
   * change that shows on few pages, those that most visitors see.
   */
  #rank(changed: readonly ChangedDocument[]): (path: string) => number {
    const owned = new Set(changed.flatMap(({ id }) => this.#manifest.pagesOf(id)))
    const turns = new Map(this.#recent.map((path, index) => [path, index]))
    const shown = changed.map(({ id }) => this.#manifest.showing(id))
    const widestFirst = shown.toSorted((one, other) => other.length - one.length)
    const reach = new Map(widestFirst.flatMap((paths) => paths.map((path) => [path, paths.length])))
    return (path) => {
      if (owned.has(path)) return priorities.own - depthOf(path)
      const turn = turns.get(path)
      const requested = turn === undefined ? 0 : priorities.requested - turn
      const pages = reach.get(path)
      const showing = pages === undefined ? 0 : priorities.showing - Math.min(pages, MANY)
      return showing + requested - depthOf(path)
    }
  }
}

function depthOf(path: string): number {
  return path === '/' ? 1 : path.split('/').length
}
