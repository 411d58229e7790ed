import type { Manifest } from '../published/manifest/manifest-writer.ts'
import type { Route, Site } from '../site.ts'
import type { ChangedDocument } from './changes.ts'
import { type FileMaker, urgency } from './files/file-maker.ts'
import { publishFixedFiles } from './files/fixed-files.ts'
import { SitemapWriter } from './files/sitemap-writer.ts'
import { priorities, priorityAfter } from './order.ts'
import type { PageMaker } from './pages/page-maker.ts'
import { PageRounds } from './pages/page-rounds.ts'
import { WorkQueue } from './queue/work-queue.ts'
import { type Outcome, type Report, reportOf } from './report.ts'
import { SiteRoutes } from './site-routes.ts'

/** Brings a change to every page that shows it: one queue, in the order in which visitors will miss it. */
export class Publisher {
  readonly #site: Site
  readonly #manifest: Manifest
  readonly #files: FileMaker
  readonly #publicFolder: string
  readonly #routes: SiteRoutes
  readonly #sitemap: SitemapWriter
  readonly #rounds: PageRounds
  readonly #redirects = new WorkQueue<void>(1)
  #recent: readonly string[] = []

  /** `publicFolder` holds files that the site hands out as they are. */
  constructor(site: Site, manifest: Manifest, files: FileMaker, pages: PageMaker, publicFolder: string) {
    this.#site = site
    this.#manifest = manifest
    this.#files = files
    this.#publicFolder = publicFolder
    this.#routes = new SiteRoutes(site, manifest)
    this.#rounds = new PageRounds(pages, this.#routes)
    this.#sitemap = new SitemapWriter(site, manifest, files)
  }

  /** The pages that visitors requested, the last one first: these are made before others. */
  noteRequested(paths: readonly string[]): void {
    this.#recent = paths
  }

  /** How many pages are being looked at or wait for it. */
  get size(): number {
    return this.#rounds.size
  }

  /**
   * Makes every page what it should be that the changes may show on, or every page at a start, and keeps redirects and sitemap. New
   * pages go first, so that a redirect never leads to one that is not ready. Throws when some page is not known to be right, because
   * lake or renderer did not answer or the disk is full.
   */
  async bring(changed: readonly ChangedDocument[], isStart: boolean): Promise<Report> {
    const manifest = this.#manifest
    const fixed = isStart
      ? await publishFixedFiles(this.#site.fixedFiles, this.#publicFolder, this.#files, manifest)
      : []
    // What a backup has brought back is known by no change.
    if (isStart) manifest.offerAgain(Date.now())
    const added =
      isStart || changed.some((change) => this.#reachOf(change)?.isAddress) ? await this.#lead() : []
    const left = new Set(manifest.notRendered())
    const found = isStart
      ? await this.#routes.all()
      : (await Promise.all(changed.map((change) => this.#affectedBy(change)))).flat()
    for (const { path } of [...found, ...added]) left.delete(path)
    const isMade = new Set(added.map(({ path }) => path))
    const rest = found.filter(({ path }) => !isMade.has(path))
    const outcomes = await this.#rounds.look(rest, this.#rank(isStart ? [] : changed))
    await this.#sitemap.update()
    if (isStart) manifest.noteWhole()
    // It may take long, and fail again: no publish waits for it.
    void this.#renderAgain([...left])
    return reportOf([...fixed, ...added, ...outcomes])
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
    const route = known && this.#routes.at(path)
    if (!route) return false
    return (await this.#rounds.remake(route)).state !== 'problem'
  }

  /** Makes the pages that are new, and then brings the redirects to what is published, one at a time: none is overtaken by an older answer. */
  async #lead(): Promise<Outcome[]> {
    await this.#routes.refresh()
    const added = await this.#rounds.look(this.#routes.missing, () => priorities.added)
    await this.#redirects.run('redirects', 0, async () =>
      this.#manifest.setRedirects(await this.#site.redirects()),
    )
    return added
  }

  /** Tries pages once more that could not be rendered. */
  async #renderAgain(paths: readonly string[]): Promise<void> {
    if (paths.length === 0) return
    try {
      await this.#rounds.look(this.#routesAt(paths), () => 0)
      await this.#sitemap.update()
    } catch (error) {
      console.error(`What could not be rendered before is tried again later: ${error}`)
    }
  }

  async #affectedBy(change: ChangedDocument): Promise<Route[]> {
    const known = this.#routesAt(this.#manifest.showing(change.id))
    const others = await this.#routes.ofGroups(this.#reachOf(change)?.groups ?? [])
    return [...this.#routes.ofDocument(change.id), ...known, ...others]
  }

  #reachOf({ type, wasThere }: ChangedDocument): ReturnType<Site['reach']> {
    return this.#site.reach(type, wasThere)
  }

  #routesAt(paths: readonly string[]): Route[] {
    return paths.flatMap((path) => this.#routes.at(path) ?? [])
  }

  #rank(changed: readonly ChangedDocument[]): (path: string) => number {
    const manifest = this.#manifest
    const reaches = changed.map(({ id }) => ({ own: manifest.pagesOf(id), showing: manifest.showing(id) }))
    return priorityAfter(reaches, this.#recent)
  }
}
