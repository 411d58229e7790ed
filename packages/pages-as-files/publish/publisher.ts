import type { Manifest } from '../published/manifest/manifest-writer.ts'
import type { Route, Site, TellEvent } from '../site.ts'
import type { ChangedDocument, Report } from './changes.ts'
import { type FileMaker, urgency } from './files/file-maker.ts'
import { publishFixedFiles } from './files/fixed-files.ts'
import { SitemapWriter } from './files/sitemap.ts'
import type { Outcome, PageMaker } from './pages/page-maker.ts'
import { PageRounds, priorities, priorityAfter } from './pages/page-rounds.ts'
import { WorkQueue } from './queues.ts'
import { SiteRoutes } from './site-routes.ts'

/** Of these the log names so many, and counts the others. */
const MOST_PAGES = 20
const MOST_DOCUMENTS = 5

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
  readonly #tell: TellEvent
  #recent: readonly string[] = []

  /** `publicFolder` holds files that the site hands out as they are. */
  constructor(
    site: Site,
    { manifest, files, pages }: { manifest: Manifest; files: FileMaker; pages: PageMaker },
    { publicFolder, tell }: { publicFolder: string; tell: TellEvent },
  ) {
    this.#site = site
    this.#manifest = manifest
    this.#files = files
    this.#publicFolder = publicFolder
    this.#tell = tell
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
    const began = performance.now()
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
    const report = reportOf([...fixed, ...added, ...outcomes])
    if (!isStart && changed.some((change) => this.#reachOf(change)))
      this.#tellPublished(changed, report, Math.round(performance.now() - began))
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

  /** `ms` is the time from the look to the last written page. */
  #tellPublished(changed: readonly ChangedDocument[], { revalidated, problems }: Report, ms: number): void {
    const more = changed.length - MOST_DOCUMENTS
    const names = changed.slice(0, MOST_DOCUMENTS).map(({ id }) => id)
    const document = [...names, ...(more > 0 ? [`${more} more`] : [])].join(', ')
    const lacking = problems.length > 0 ? `; ${problems.length} can’t be made` : ''
    const message = `Published ${document}: ${revalidated.length} pages in ${ms} ms${lacking}`
    const pages = revalidated.slice(0, MOST_PAGES)
    this.#tell('publish', message, {
      document,
      pages,
      count: revalidated.length,
      problems: problems.length,
      ms,
    })
  }
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
