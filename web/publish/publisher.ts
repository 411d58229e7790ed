import { isRoutableType } from '#content/addresses/routes.ts'
import { isContentType, type PageKind, pageKinds } from '#content/documents/shown-on.ts'
import type { PageQuery } from '../cms/page-query.ts'
import { publishedRedirects } from '../cms/published/published-redirects.ts'
import type { SiteRoute } from '../cms/published/published-routes.ts'
import type { Manifest } from '../published/manifest/manifest-writer.ts'
import type { ChangedDocument } from './changes.ts'
import { type FileMaker, urgency } from './files/file-maker.ts'
import { publishFixedFiles } from './files/fixed-files.ts'
import { isDrawn } from './files/names.ts'
import type { SiteWriter } from './files/site-writer.ts'
import { SitemapWriter } from './files/sitemap-writer.ts'
import type { PageMaker } from './pages/page-maker.ts'
import { PageRounds } from './pages/page-rounds.ts'
import { priorityAfter } from './queue/order.ts'
import { priorities } from './queue/priorities.ts'
import { WorkQueue } from './queue/work-queue.ts'
import { type Outcome, type Report, reportOf } from './report.ts'
import { kindsAfter } from './routes/affected-kinds.ts'
import { SiteRoutes } from './routes/site-routes.ts'

type Parts = {
  manifest: Manifest
  pages: PageMaker
  files: FileMaker
  writer: SiteWriter
  queries: Record<PageKind, PageQuery<unknown>>
  /** Holds files that the site hands out as they are. */
  publicFolder: string
}

/** Brings a change to every page that shows it: one queue, in the order in which visitors will miss it. */
export class Publisher {
  readonly #parts: Parts
  readonly #routes: SiteRoutes
  readonly #sitemap: SitemapWriter
  readonly #rounds: PageRounds
  readonly #redirects = new WorkQueue<void>(1)
  #askedLately: readonly string[] = []

  constructor(parts: Parts) {
    this.#parts = parts
    this.#routes = new SiteRoutes(parts.manifest)
    this.#rounds = new PageRounds(parts.pages, this.#routes)
    this.#sitemap = new SitemapWriter(parts)
  }

  /** The pages that visitors asked for, the last one first: these are made before others. */
  noteAsked(paths: readonly string[]): void {
    this.#askedLately = paths
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
    const { manifest } = this.#parts
    const fixed = isStart ? await publishFixedFiles(this.#parts) : []
    // What a backup has brought back is known by no change.
    if (isStart) manifest.offerAgain(Date.now())
    const added = isStart || changed.some(mayLead) ? await this.#lead() : []
    const left = new Set(manifest.notRendered())
    const found = isStart
      ? await this.#routes.ofKinds(pageKinds)
      : (await Promise.all(changed.map((change) => this.#affectedBy(change)))).flat()
    for (const { path } of [...found, ...added]) left.delete(path)
    const isMade = new Set(added.map(({ path }) => path))
    const rest = found.filter(({ path }) => !isMade.has(path))
    const outcomes = await this.#rounds.look(rest, this.#rank(isStart ? [] : changed))
    await this.#sitemap.update()
    if (isStart) manifest.noteWhole()
    // It may take long, and fail again: whoever has published waits for none of it.
    void this.#renderAgain([...left])
    return reportOf([...fixed, ...added, ...outcomes])
  }

  /**
   * Makes a file again that is damaged, or draws a picture; tells whether it is there now. A picture that somebody else has
   * drawn meanwhile is left alone.
   */
  async makeNow(path: string, { isDamaged = false } = {}): Promise<boolean> {
    const known = this.#parts.manifest.known(path)
    if (known && isDrawn(known))
      return (await this.#parts.files.draw(path, urgency.visitor, isDamaged)) === 'made'
    if (known?.kind === 'static') return (await this.#parts.files.remake(known, true)) === 'made'
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
      this.#parts.manifest.setRedirects(await publishedRedirects()),
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

  async #affectedBy({ id, type, wasThere }: ChangedDocument): Promise<SiteRoute[]> {
    const { manifest, queries } = this.#parts
    const known = this.#routesAt(manifest.showing(id))
    const kinds = type !== null && isContentType(type) ? kindsAfter(type, wasThere, queries) : []
    const others = await this.#routes.ofKinds(kinds)
    return [...this.#routes.ofDocument(id), ...known, ...others]
  }

  #routesAt(paths: readonly string[]): SiteRoute[] {
    return paths.flatMap((path) => this.#routes.at(path) ?? [])
  }

  #rank(changed: readonly ChangedDocument[]): (path: string) => number {
    const { manifest } = this.#parts
    const reaches = changed.map(({ id }) => ({ own: manifest.pagesOf(id), showing: manifest.showing(id) }))
    return priorityAfter(reaches, this.#askedLately)
  }
}

/** Whether a change may add a page, take one away, or change a redirect. */
function mayLead({ type }: ChangedDocument): boolean {
  return type === null || type === 'redirect' || isRoutableType(type)
}
