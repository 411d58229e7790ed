import { isRoutableType } from '#content/addresses/routes.ts'
import { type ContentType, type PageKind, pageKinds } from '#content/documents/shown-on.ts'
import type { PageQuery } from '../cms/page-query.ts'
import { publishedRedirects } from '../cms/published/published-redirects.ts'
import type { SiteRoute } from '../cms/published/published-routes.ts'
import type { Manifest } from '../published/manifest-writer.ts'
import type { DocumentStates } from './document-states.ts'
import { type FileMaker, urgency } from './files/file-maker.ts'
import { publishFixedFiles } from './files/fixed-files.ts'
import { isDrawn } from './files/names.ts'
import type { SiteWriter } from './files/site-writer.ts'
import { SitemapWriter } from './files/sitemap-writer.ts'
import type { PageMaker } from './pages/page-maker.ts'
import { priorityAfter } from './queue/order.ts'
import { priorities } from './queue/priorities.ts'
import { WorkQueue } from './queue/work-queue.ts'
import { type Outcome, type Report, reportOf } from './report.ts'
import { kindsAfter } from './routes/affected-kinds.ts'
import { SiteRoutes } from './routes/site-routes.ts'

/** A document that was published, changed or taken back. */
export type Change = { id: string; type: ContentType }

type Parts = {
  manifest: Manifest
  pages: PageMaker
  files: FileMaker
  writer: SiteWriter
  states: DocumentStates
  queries: Record<PageKind, PageQuery<unknown>>
  /** Holds files that the site hands out as they are. */
  publicFolder: string
}

/** While one page is rendered, the next is asked for and the last is written; with more at a time all would be done late. */
const AT_ONCE = 3

/** Brings a change to every page that shows it: one queue, in the order in which visitors will miss it. */
export class Publisher {
  readonly #parts: Parts
  readonly #routes: SiteRoutes
  readonly #sitemap: SitemapWriter
  readonly #queue = new WorkQueue<Outcome>(AT_ONCE)
  #askedLately: readonly string[] = []

  constructor(parts: Parts) {
    this.#parts = parts
    this.#routes = new SiteRoutes(parts.manifest)
    this.#sitemap = new SitemapWriter(parts)
  }

  /** The pages that visitors asked for, the last one first: these are made before others. */
  noteAsked(paths: readonly string[]): void {
    this.#askedLately = paths
  }

  /** How many pages are being looked at or wait for it. */
  get size(): number {
    return this.#queue.size
  }

  /**
   * Makes every page what it should be that the change may show on, and keeps the redirects. New pages go first, so that a
   * redirect never leads to one that is not ready; then those that are known to show the document; at last those that may
   * show it from now on. Throws when some page is not known to be right, because lake or renderer did not answer or the disk
   * is full: ask again.
   */
  async publish(change: Change): Promise<Report> {
    try {
      const { revision, wasThere } = await this.#parts.states.refresh(change.id)
      const outcomes = await this.#bringToPages(change, wasThere)
      await this.#sitemap.update()
      this.#parts.manifest.noteRevisions(new Map([[change.id, revision]]))
      return reportOf(outcomes)
    } catch (error) {
      await this.#parts.states.forget(change.id)
      throw error
    }
  }

  /** Compares everything that there is with what is published: after a start, and when nobody knows what changed. */
  async reconcile(): Promise<Report> {
    const before = await this.#parts.states.revisions()
    const fixed = await publishFixedFiles(this.#parts)
    await this.#routes.refresh()
    const all = await this.#routes.ofKinds(pageKinds)
    const outcomes = await this.#look(all, this.#rank('', []))
    this.#parts.manifest.setRedirects(await publishedRedirects())
    await this.#sitemap.update()
    this.#parts.manifest.noteWhole()
    const after = await this.#parts.states.revisions()
    // What was published meanwhile tells so itself.
    this.#parts.manifest.noteRevisions(new Map([...before].filter(([id, rev]) => after.get(id) === rev)))
    return reportOf([...fixed, ...outcomes])
  }

  /** Makes a file again that is damaged, or draws a picture, perhaps `ahead` of visitors; tells whether it is there now. */
  async makeNow(path: string, ahead = false): Promise<boolean> {
    const known = this.#parts.manifest.known(path)
    const rank = ahead ? urgency.mirror : urgency.visitor
    if (known && isDrawn(known))
      return (await this.#parts.files.draw(path, rank, known.hash !== null && !ahead)) === 'made'
    if (known?.kind === 'static') return (await this.#parts.files.remake(known, true)) === 'made'
    if (known?.kind === 'sitemap') return this.#sitemap.remake().then(() => true)
    const route = known && this.#routes.at(path)
    if (!route) return false
    const work = () => this.#parts.pages.make(route, { isDamaged: true })
    const outcome = await this.#queue.run(path, priorities.visitor, work)
    return outcome.state !== 'problem'
  }

  async #bringToPages({ id, type }: Change, wasThere: boolean): Promise<Outcome[]> {
    const { manifest, queries } = this.#parts
    const mayLead = type === 'redirect' || isRoutableType(type)
    if (mayLead) await this.#routes.refresh()
    const added = mayLead ? await this.#look(this.#routes.missing, () => priorities.added) : []
    if (mayLead) manifest.setRedirects(await publishedRedirects())
    const showing = manifest.showing(id)
    const known = showing.flatMap((path) => this.#routes.at(path) ?? [])
    const others = await this.#routes.ofKinds(kindsAfter(type, wasThere, queries))
    const routes = [...this.#routes.ofDocument(id), ...known, ...others]
    return [...added, ...(await this.#look(routes, this.#rank(id, showing)))]
  }

  async #look(routes: readonly SiteRoute[], rank: (path: string) => number): Promise<Outcome[]> {
    const unique = new Map(routes.map((route) => [route.path, { route, priority: rank(route.path) }]))
    // The first to come is begun at once.
    const inOrder = [...unique.values()].sort((one, other) => other.priority - one.priority)
    const results = await Promise.allSettled(
      inOrder.map(({ route, priority }) =>
        this.#queue.run(route.path, priority, () =>
          this.#parts.pages.make(this.#routes.at(route.path) ?? route, { isBuilt: this.#routes.areBuilt }),
        ),
      ),
    )
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    if (failures.length > 0) throw new Error(describe(failures), { cause: failures[0] })
    return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  }

  #rank(documentId: string, showing: readonly string[]): (path: string) => number {
    const own = this.#parts.manifest.pagesOf(documentId)
    return priorityAfter({ own, showing, askedLately: this.#askedLately })
  }
}

function describe(failures: readonly unknown[]): string {
  const [first] = failures
  const reason = first instanceof Error ? first.message : String(first)
  return failures.length === 1 ? reason : `${reason} (and ${failures.length - 1} more pages)`
}
